import type { Analysis } from "./engine";
import { Flashcards } from "./flashcards";
import { FORMATS } from "./formats";
import type { Answers } from "./marking";
import { Quizzes } from "./quizzes";
import { StudyPath } from "./study-path";
import { TabList } from "./tab-list";
import { TABS, type TabId } from "./tabs";
import { useArrival } from "./use-arrival";

interface Props {
  id: string;
  name: string;
  analysis: Analysis;
  tab: TabId;
  answered: Answers | null;
  /** Whether it came while the page was open: then its heading takes the focus. */
  arrived: boolean;
}

/** What came of a document: quizzes, flashcards and a study path, each to be exported. */
export function AnalysisView({ id, name, analysis, tab, answered, arrived }: Props) {
  const heading = useArrival(arrived);
  return (
    <section aria-labelledby="results" className="mt-8">
      <h2 id="results" ref={heading} tabIndex={-1} className="break-words">
        Results for {name}
      </h2>
      {analysis.sample ? (
        <p className="mt-3 border-l-8 border-margin bg-sheet p-4">
          <strong>This is a sample.</strong> It shows what the tool gives you, and does not come from your document.
        </p>
      ) : null}
      <TabList shown={tab} label="Parts of the result">
        {(part) => (
          <>
            <Part part={part} analysis={analysis} answered={answered} />
            <ExportForm id={id} part={part} />
          </>
        )}
      </TabList>
    </section>
  );
}

function Part({ part, analysis, answered }: { part: TabId; analysis: Analysis; answered: Answers | null }) {
  if (part === "quizzes") return <Quizzes quizzes={analysis.quizzes} answered={answered} />;
  if (part === "flashcards") return <Flashcards cards={analysis.flashcards} />;
  return <StudyPath steps={analysis.studyPath} />;
}

function ExportForm({ id, part }: { id: string; part: TabId }) {
  const label = TABS.find((tab) => tab.id === part)?.label;
  return (
    <form
      method="get"
      action={`/document-analyzer/${id}/export`}
      className="mt-8 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="tab" value={part} />
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
