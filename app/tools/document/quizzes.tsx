import { type FormEvent, useEffect, useRef, useState } from "react";
import { saveInUrl } from "../save-in-url";
import type { Quiz } from "./engine";

/** Marked on submission: by the server, and with JavaScript at once. `answered` is what the server received. */
export function Quizzes({ quizzes, answered }: { quizzes: Quiz[]; answered: Answers | null }) {
  const [marked, setMarked] = useState(answered);
  const result = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) result.current?.focus();
  }, [asked]);
  const mark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setMarked(readAnswers(form, quizzes));
    saveInUrl(location.pathname, { ...textsOf(form), check: "1" });
    setAsked((times) => times + 1);
  };
  return (
    <form method="get" onSubmit={mark} onChange={() => setMarked(null)}>
      <input type="hidden" name="tab" value="quizzes" />
      <ol className="space-y-4">
        {quizzes.map((quiz, index) => (
          <li key={index}>
            <Question
              quiz={quiz}
              index={index}
              chosen={answered?.[index] ?? null}
              mark={marked?.[index] ?? null}
              marked={marked !== null}
            />
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="submit" name="check" value="1" className="button">
          Check Answers
        </button>
        {marked ? (
          <p ref={result} tabIndex={-1} className="font-semibold">
            {score(quizzes, marked)}
          </p>
        ) : null}
      </div>
    </form>
  );
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

interface QuestionProps {
  quiz: Quiz;
  index: number;
  /** What was chosen when the page arrived. */
  chosen: number | null;
  mark: number | null;
  marked: boolean;
}

function Question({ quiz: { question, options, correctIndex }, index, chosen, mark, marked }: QuestionProps) {
  return (
    <fieldset className="card" aria-describedby={marked ? `mark-${index}` : undefined}>
      <legend className="float-left mb-2 w-full font-semibold">
        {index + 1}. {question}
      </legend>
      {options.map((option, choice) => (
        <label key={choice} className="clear-both flex min-h-[44px] w-full items-center gap-3">
          <input
            type="radio"
            name={answerField(index)}
            value={choice}
            defaultChecked={chosen === choice}
            className="h-5 w-5 accent-accent"
          />
          {option}
        </label>
      ))}
      {marked ? (
        <p
          id={`mark-${index}`}
          className={`mt-2 border-l-4 pl-3 ${mark === correctIndex ? "border-right" : "border-wrong"}`}
        >
          {mark === correctIndex
            ? "Right."
            : `${mark === null ? "Not answered" : "Wrong"}. The answer is: ${options[correctIndex]}`}
        </p>
      ) : null}
    </fieldset>
  );
}

/** By question; null where nothing was chosen. */
export type Answers = (number | null)[];

function answerField(index: number): string {
  return `answer-${index}`;
}

export function readAnswers(fields: URLSearchParams | FormData, quizzes: Quiz[]): Answers {
  return quizzes.map(({ options }, index) => {
    const value = fields.get(answerField(index));
    const chosen = typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : null;
    return chosen !== null && chosen < options.length ? chosen : null;
  });
}

export function score(quizzes: Quiz[], answers: Answers): string {
  const right = quizzes.filter(({ correctIndex }, index) => answers[index] === correctIndex).length;
  return `${right} of ${quizzes.length} right`;
}
