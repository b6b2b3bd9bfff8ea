import { Form } from "@remix-run/react";
import type { RefObject } from "react";
import { isOpen, type Job } from "~/jobs/job";
import { useFocusOnArrival } from "~/ui/focus";
import { JobList, type ListedJob } from "../job-list";
import { JobPanel } from "../job-panel";
import { jobPath } from "../registry";
import { AnalysisView } from "./analysis-view";
import type { Analysis } from "./engine";
import type { Answers } from "./quizzes";
import type { TabId } from "./tabs";
import { UploadForm, type UploadProblem } from "./upload-form";

interface Props {
  job: Job;
  name: string;
  analysis: Analysis | null;
  tab: TabId;
  answered: Answers | null;
  analyses: ListedJob[];
  problem?: UploadProblem;
}

/** The form and the list come with the result: below the progress, they would be pushed down when it arrives. */
export function AnalysisPage({ job, name, analysis, tab, answered, analyses, problem }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(!isOpen(job));
  if (isOpen(job)) return <JobPanel job={job} label={`Analyzing ${name}...`} />;
  return (
    <>
      {analysis ? (
        <AnalysisView job={job} name={name} analysis={analysis} tab={tab} answered={answered} heading={heading} />
      ) : (
        <NoResult job={job} name={name} problem={problem} heading={heading} />
      )}
      <div className="mt-10">
        <UploadForm />
      </div>
      <JobList heading="Your latest analyses" jobs={analyses} shown={job.id} />
    </>
  );
}

interface NoResultProps {
  job: Job;
  name: string;
  problem?: UploadProblem;
  heading: RefObject<HTMLHeadingElement>;
}

function NoResult({ job, name, problem, heading }: NoResultProps) {
  return (
    <section aria-labelledby="no-result" className="card my-6">
      <h2 id="no-result" ref={heading} tabIndex={-1} className="break-words">
        No result for {name}
      </h2>
      <p className="my-3">{whatHappened(job)}</p>
      <Form method="post" action={jobPath(job)}>
        <button type="submit" className="button">
          Analyze It Again
        </button>
      </Form>
      {problem ? (
        <p role="alert" className="mt-3 text-wrong">
          {problem.error}
        </p>
      ) : null}
    </section>
  );
}

function whatHappened({ status, error }: Job): string {
  if (status === "cancelled") return "You cancelled this analysis. Your document is still here.";
  return error ?? "The result of this analysis can no longer be read.";
}
