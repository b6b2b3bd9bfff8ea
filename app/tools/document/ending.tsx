import { Form } from "@remix-run/react";
import type { Refusal } from "./upload-form";
import { useArrival } from "./use-arrival";

interface Props {
  id: string;
  name: string;
  text: string;
  /** Why it could not be tried again. */
  refusal?: Refusal;
  arrived: boolean;
}

/** Tells why an analysis has no result, and offers to try the same document again. */
export function Ending({ id, name, text, refusal, arrived }: Props) {
  const heading = useArrival(arrived);
  return (
    <section aria-labelledby="ending" className="card my-6">
      <h2 id="ending" ref={heading} tabIndex={-1} className="break-words">
        No result for {name}
      </h2>
      <p className="my-3">{text}</p>
      <Form method="post" action={`/document-analyzer/${id}`}>
        <button type="submit" className="button">
          Analyze It Again
        </button>
      </Form>
      {refusal ? (
        <p role="alert" className="mt-3 text-wrong">
          {refusal.error}
        </p>
      ) : null}
    </section>
  );
}
