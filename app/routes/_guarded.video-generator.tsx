import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { takeHeldForm } from "~/accounts/held-form.server";
import { trackVisit } from "~/activity/track.server";
import { readForm, textField } from "~/http/form.server";
import { pageTitle } from "~/shell/brand";
import { toolAt } from "~/tools/registry";
import { ToolPage } from "~/tools/tool-page";
import { useFocusOnError } from "~/ui/focus-on-error";

export { onlyAfterForms as shouldRevalidate } from "~/http/revalidate";

const tool = toolAt("/video-generator");

export const meta: MetaFunction = () => pageTitle(tool.name);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const held = await takeHeldForm(request, user.id);
  return { question: held?.question ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser({ request, context });
  const question = textField(await readForm(request), "question");
  const error = question.trim()
    ? "No video was made: this tool is still being built. Your question is kept below."
    : "Please enter a question to generate a video";
  return data({ question, error }, { status: question.trim() ? 503 : 400 });
}

export default function VideoGenerator() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return (
    <ToolPage tool={tool}>
      <Form method="post" noValidate>
        <label htmlFor="question" className="mb-1 block font-semibold">
          Your question
        </label>
        <textarea
          id="question"
          name="question"
          rows={4}
          className="field"
          defaultValue={answer?.question ?? kept.question}
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? "question-error" : undefined}
        />
        {answer ? (
          <p id="question-error" role="alert" className="mt-1 text-wrong">
            {answer.error}
          </p>
        ) : null}
        <button type="submit" className="button mt-4">
          Create Video
        </button>
      </Form>
    </ToolPage>
  );
}
