import type { Flashcard } from "./engine";

/** Cards that turn when they are opened. */
export function Flashcards({ cards }: { cards: Flashcard[] }) {
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
