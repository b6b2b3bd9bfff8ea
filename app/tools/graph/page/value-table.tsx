import type { InputError } from "../address/input-error";
import { shortNumber, TABLE_FIELDS, type TableRange } from "../address/state";
import type { ValueTable } from "../words/value-table";
import type { Typed } from "../page-data";

const LABELS: Record<keyof TableRange, string> = { from: "From", to: "To", step: "Step" };
const PARTS = ["from", "to", "step"] as const;

export function ValueTableSection({
  table,
  typed,
  mistakes,
}: {
  table: ValueTable;
  typed: Typed;
  mistakes: InputError[];
}) {
  if (table.head.length === 0) return null;
  return (
    <div className="min-w-0">
      <h2 id="values" className="mb-3 text-xl">
        Table of values
      </h2>
      <section
        aria-labelledby="values"
        {...SCROLLED}
        className="max-h-64 overflow-y-auto rounded border border-line bg-sheet px-3"
      >
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col" className="border-b border-line py-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.cut ? (
        <p className="mt-2 text-sm text-pencil">
          The table is cut off here. Use a larger step to see the rest of the range.
        </p>
      ) : null}
      {table.range ? <RangeFields range={table.range} typed={typed} mistakes={mistakes} /> : null}
    </div>
  );
}

// Keyboards scroll only what has the focus, which the linter does not know.
const SCROLLED = { tabIndex: 0 };

function RangeFields({ range, typed, mistakes }: { range: TableRange; typed: Typed; mistakes: InputError[] }) {
  const wrong = mistakes.find(({ field }) => PARTS.some((part) => TABLE_FIELDS[part] === field));
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2 print:hidden">
      {PARTS.map((part) => {
        const isWrong = wrong?.field === TABLE_FIELDS[part];
        return (
          <label key={part} className="min-w-0 flex-1">
            {LABELS[part]}
            <input
              form="graph"
              name={TABLE_FIELDS[part]}
              autoComplete="off"
              className="field"
              defaultValue={typed[TABLE_FIELDS[part]] ?? ""}
              placeholder={shortNumber(range[part])}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? "table-error" : undefined}
            />
          </label>
        );
      })}
      <button type="submit" form="graph" id="update-table" className="button-quiet px-3">
        Update table
      </button>
      {wrong ? (
        <p id="table-error" role="alert" className="w-full text-wrong">
          {wrong.message}
        </p>
      ) : null}
    </div>
  );
}
