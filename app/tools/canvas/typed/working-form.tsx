import { Form } from "@remix-run/react";

/** Takes the learner's own lines, which begin with the problem. */
export function WorkingForm({ expression, path }: { expression: string; path: string }) {
  return (
    <details className="mt-2">
      <summary className="py-2 font-semibold">Check my working</summary>
      <Form method="get" action={`${path}#answer`}>
        <label htmlFor="working" className="mb-1 block">
          Your lines, one below the other, the problem first
        </label>
        <textarea
          id="working"
          name="expression"
          rows={6}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="field block font-mono"
          defaultValue={`${expression.trimEnd()}\n`}
        />
        <button type="submit" name="ask" value="check" className="button-quiet mt-3">
          Check these lines
        </button>
      </Form>
    </details>
  );
}
