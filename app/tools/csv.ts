// Without it Excel takes the file for one in the system's old encoding.
const BYTE_ORDER_MARK = "\uFEFF";

/** Comma-separated values (RFC 4180), which Excel opens as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

// Spreadsheets evaluate a cell that begins like a formula; an apostrophe makes it text. A negative number is safe.
function cell(text: string): string {
  const isFormula =
    /^[\s\u0000]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) && !/^-\d+(\.\d+)?(e[+-]?\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
