/** Rows of cells as a file of comma-separated values (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

// A spreadsheet would run a cell that begins like a formula, which a negative number does not; an apostrophe makes it text.
function cell(text: string): string {
  const isFormula =
    /^[\s\u0000]*[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) && !/^-\d+(\.\d+)?(e[+-]?\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
