import { useState } from "react";
import { isOpen, type Job } from "~/jobs/job";
import { JobList, type ListedJob } from "../job-list";
import { JobPanel } from "../job-panel";
import { AnalysisView } from "./analysis-view";
import { Ending } from "./ending";
import type { Analysis } from "./engine";
import type { Answers } from "./marking";
import type { TabId } from "./tabs";
import { type Refusal, UploadForm } from "./upload-form";

interface Props {
  job: Job;
  name: string;
  analysis: Analysis | null;
  tab: TabId;
  answered: Answers | null;
  analyses: ListedJob[];
  refusal?: Refusal;
}

/** An analysis, from its start to its result, between the form for another document and the list of the latest. */
export function AnalysisPage({ job, name, analysis, tab, answered, analyses, refusal }: Props) {
  const [wasOpen] = useState(isOpen(job));
  const arrived = wasOpen && !isOpen(job);
  return (
    <>
      {isOpen(job) ? <JobPanel job={job} label={`Analyzing ${name}...`} /> : null}
      {analysis ? (
        <AnalysisView id={job.id} name={name} analysis={analysis} tab={tab} answered={answered} arrived={arrived} />
      ) : null}
      {isOpen(job) || analysis ? null : (
        <Ending id={job.id} name={name} text={whatHappened(job)} refusal={refusal} arrived={arrived} />
      )}
      <div className="mt-10">
        <UploadForm />
      </div>
      <JobList heading="Your latest analyses" jobs={analyses} path="/document-analyzer" shown={job.id} />
    </>
  );
}

function whatHappened({ status, error }: Job): string {
  if (status === "cancelled") return "You cancelled this analysis. Your document is still here.";
  return error ?? "The result of this analysis cannot be read any more.";
}
