import type { ReactNode } from 'react';
import type { Letter } from '../api/letters.ts';

export interface LetterNotesProps {
  readonly letter: Pick<Letter, 'notes' | 'removed'>;
  /** The original letter, if an edited one is shown; otherwise null. */
  readonly original: ReactNode;
}

export function LetterNotes({ letter: { notes, removed: all }, original }: LetterNotesProps) {
  const removed = [...new Set(all)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {notes.map((note) => (
        <p key={note} className="max-w-[60ch] pb-3 text-small text-muted">
          {note}
        </p>
      ))}
      {original !== null && <Disclosure summary="Original letter and its sources">{original}</Disclosure>}
      {removed.length > 0 && (
        <Disclosure summary={`Removed because your resume doesn't support it (${removed.length})`}>
          <ul className="grid max-w-136 gap-2.5 text-muted">
            {removed.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Disclosure({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="-mt-px border-y border-line">
      <summary className="ml-4 min-h-11 list-outside py-2.5 text-small text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline">
        {summary}
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
