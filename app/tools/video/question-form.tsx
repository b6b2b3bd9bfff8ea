import { Form, Link, useNavigation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { toolById } from "../registry";
import { saveInUrl } from "../save-in-url";

const { path: PATH } = toolById("video");
const LONGEST = 2000;

export const BUSY = "AI is creating your video...";

const BLANK = "Please enter a question to generate a video";

const EXAMPLES = [
  "Explain the Pythagorean theorem with a visual proof",
  "How does photosynthesis turn light into food?",
  "Take me on a tour of the solar system",
  "What does the structure of DNA look like?",
] as const;

/** Only scripts disable the button: without them the server answers a blank question. */
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
  // The field may hold what was typed before hydration, or what the browser restored.
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
      onSubmit={() => saveInUrl(PATH, { question: field.current?.value ?? "" })}
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
      <p role="status" className={sending ? "mt-4 font-semibold" : "sr-only"}>
        {sending ? BUSY : ""}
      </p>
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

export function questionProblem(question: string): string | null {
  if (/^[\s\p{Cf}]*$/u.test(question)) return BLANK;
  if (question.length <= LONGEST) return null;
  return `Please keep your question below ${LONGEST} characters: it has ${question.length}.`;
}
