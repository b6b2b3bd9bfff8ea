import type { ReactNode } from "react";
import { ToastRegion, type ToastMessage } from "~/ui/toast";
import { JobList, type ListedJob } from "../job-list";
import { toolById } from "../registry";
import { ToolPage } from "../tool-page";
import { QuestionForm } from "./question-form";

const tool = toolById("video");

interface VideoPageProps {
  notice: string | null;
  question: string;
  error?: string;
  making?: boolean;
  toast?: ToastMessage;
  latest: ListedJob[];
  shown?: string;
  children?: ReactNode;
}

/** Nothing stands below a video in progress, or it would be pushed down when the video arrives. */
export function VideoPage({ notice, question, error, making = false, toast, latest, shown, children }: VideoPageProps) {
  return (
    <ToolPage tool={tool} notice={notice}>
      <QuestionForm question={question} error={error} making={making} />
      <div className="[&>*]:px-0">
        <ToastRegion toast={toast} />
      </div>
      {children}
      {making ? null : <JobList heading="Your latest videos" jobs={latest} shown={shown} />}
    </ToolPage>
  );
}
