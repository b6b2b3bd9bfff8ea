import type { RefObject } from "react";
import type { Job } from "~/jobs/job";
import { jobPath } from "../registry";
import type { Analysis, Flashcard } from "./engine";
import { type Answers, Quizzes } from "./quizzes";
import { TabList } from "./tab-list";
import { FORMATS, TABS, type TabId } from "./tabs";

interface Props {
  job: Job;
  name: string;
  analysis: Analysis;
  tab: TabId;
  answered: Answers | null;
  heading: RefObject<HTMLHeadingElement>;
}

export function AnalysisView({ job, name, analysis, tab, answered, heading }: Props) {
  return (
    <section aria-labelledby="results" className="my-6">
      <h2 id="results" ref={heading} tabIndex={-1} className="break-words">
        Results for {name}
      </h2>
      {analysis.sample ? (
        <p className="mt-3 border-l-8 border-margin bg-sheet p-4">
          <strong>This is a sample.</strong> It shows what the tool produces, and is not based on your document.
        </p>
      ) : null}
      <TabList shown={tab} label="Parts of the result">
        {(id) => (
          <>
            <TabContent tab={id} analysis={analysis} answered={answered} />
            <ExportForm job={job} tab={id} />
          </>
        )}
      </TabList>
    </section>
  );
}

function TabContent({ tab, analysis, answered }: { tab: TabId; analysis: Analysis; answered: Answers | null }) {
  if (tab === "quizzes") return <Quizzes quizzes={analysis.quizzes} answered={answered} />;
  if (tab === "flashcards") return <Flashcards cards={analysis.flashcards} />;
  return <StudyPath steps={analysis.studyPath} />;
}

function Flashcards({ cards }: { cards: Flashcard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ front, back }, index) => (
        <li key={index}>
          <details className="card h-full open:bg-wash">
            <summary className="min-h-[44px] font-semibold">{front}</summary>
            <p className="mt-3 border-t border-line pt-3">{back}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

function StudyPath({ steps }: { steps: string[] }) {
  return (
    <ol className="card list-decimal space-y-3 pl-10">
      {steps.map((step, index) => (
        <li key={index} className="pl-2">
          {step}
        </li>
      ))}
    </ol>
  );
}

function ExportForm({ job, tab }: { job: Job; tab: TabId }) {
  const label = TABS.find(({ id }) => id === tab)?.label;
  return (
    <form
      method="get"
      action={`${jobPath(job)}/export`}
      className="mt-8 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="tab" value={tab} />
      <label>
        <span className="block text-sm text-pencil">Format</span>
        <select name="format" className="field min-h-[44px]">
          {FORMATS.map((format) => (
            <option key={format.id} value={format.id}>
              {format.label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button-quiet">
        Export {label}
      </button>
    </form>
  );
}
