import { Form, Link, useNavigation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { keepInAddress } from "../keep-in-address";
import { EXAMPLES } from "./question";

const PATH = "/video-generator";

/** The question, its examples and Create Video, which only script disables: without it the server answers. */
export function QuestionForm({
  question,
  error,
  making,
}: {
  question: string;
  error: string | undefined;
  making: boolean;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<string>();
  const sending = useNavigation().formAction?.startsWith(PATH) ?? false;
  // What the browser has put back, or was typed before this ran, counts.
  useEffect(() => setText(field.current?.value), [question]);

  function fill(event: MouseEvent, example: string) {
    if (!field.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field.current.value = example;
    field.current.focus();
    setText(example);
  }
  return (
    <Form
      method="post"
      action={PATH}
      noValidate
      onSubmit={() => keepInAddress(PATH, { question: field.current?.value ?? "" })}
    >
      <label htmlFor="question" className="mb-1 block font-semibold">
        Your question
      </label>
      <textarea
        ref={field}
        id="question"
        name="question"
        rows={4}
        className="field"
        key={question}
        defaultValue={question}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "question-error" : undefined}
      />
      {error ? (
        <p id="question-error" className="mt-1 text-wrong">
          {error}
        </p>
      ) : null}
      <Examples onPick={fill} />
      <button
        type="submit"
        className="button mt-4"
        disabled={text !== undefined && (!text.trim() || making || sending)}
      >
        Create Video
      </button>
    </Form>
  );
}

function Examples({ onPick }: { onPick: (event: MouseEvent, example: string) => void }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-pencil" id="examples">
        Or start from an example:
      </p>
      <ul aria-labelledby="examples" className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {EXAMPLES.map((example) => (
          <li key={example} className="flex">
            <Link
              className="button-quiet w-full justify-start py-2 text-left text-sm"
              to={`${PATH}?${new URLSearchParams({ question: example })}`}
              onClick={(event) => onPick(event, example)}
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
