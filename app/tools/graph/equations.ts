/** What is drawn before anything is asked for. */
export const DEFAULT_EQUATION = "y = sin(x)";

export const EXAMPLES = ["y = x^2", "y = sin(x)", "y = cos(x)", "y = tan(x)", "y = log(x)", "y = e^x", "y = sqrt(x)", "y = abs(x)"];

/** The most characters that an equation has. */
export const LONGEST_EQUATION = 200;
