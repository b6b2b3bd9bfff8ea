import type { ReactNode } from "react";
import { ToastRegion, type ToastMessage } from "~/ui/toast";
import { JobList, type ListedJob } from "../job-list";
import type { Tool } from "../registry";
import { ToolPage } from "../tool-page";
import { QuestionForm } from "./question-form";

interface VideoPageProps {
  tool: Tool;
  notice: string | null;
  question: string;
  error?: string;
  making?: boolean;
  toast?: ToastMessage;
  latest: ListedJob[];
  shown?: string;
  children?: ReactNode;
}

/** The tool's page: the form, with `children` the video that was asked for, and those before. */
export function VideoPage({
  tool,
  notice,
  question,
  error,
  making = false,
  toast,
  latest,
  shown,
  children,
}: VideoPageProps) {
  return (
    <ToolPage tool={tool} notice={notice}>
      <div className="[&>*]:px-0 [&_[data-toast]]:mb-6">
        <ToastRegion toast={toast} />
      </div>
      <QuestionForm question={question} error={error} making={making} />
      {children}
      <JobList heading="Your latest videos" jobs={latest} path={tool.path} shown={shown} />
    </ToolPage>
  );
}
