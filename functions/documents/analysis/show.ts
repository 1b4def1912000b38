import type { ResumeAnalysis } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { FinishedAnalysis, PartialAnalysis } from '../../table/analysis.ts';
import type { Line } from '../evidence/line.ts';
import type { Writing } from '../writing/writing.ts';

const Held = z.object({
  sk: z.string(),
  growing: PartialAnalysis.optional(),
  finished: FinishedAnalysis.optional(),
});

const EMPTY = {
  writtenAt: null,
  score: null,
  scoreParts: [],
  says: [],
  screener: [],
  titles: [],
  rewrites: [],
};

/** An analysis as the contract shows it: while one is written, what there is of it; else the last that was finished. */
export function shownAnalysis(row: Writing): ResumeAnalysis {
  const { sk: resumeId, growing, finished } = Held.parse(row);
  const { state, why } = row;
  const shown = state === 'writing' ? growing : finished;
  return withNumbers({ ...EMPTY, ...shown, resumeId, state, why });
}

type Unnumbered = ReturnType<typeof Held.parse>['finished'];
type Shown = Omit<NonNullable<Unnumbered>, 'writtenAt' | 'score'> &
  Pick<ResumeAnalysis, 'resumeId' | 'state' | 'why' | 'writtenAt' | 'score'>;

/** The contract calls a line's number by its whole name. */
function withNumbers({ says, screener, titles, rewrites, ...rest }: Shown): ResumeAnalysis {
  const of = (lines: readonly Line[]) => lines.map(({ n, text }) => ({ number: n, text }));
  return {
    ...rest,
    says: says.map((said) => ({ ...said, lines: of(said.lines) })),
    screener: screener.map((note) => ({ ...note, lines: of(note.lines) })),
    titles: titles.map((title) => ({ ...title, lines: of(title.lines) })),
    rewrites: rewrites.map(({ line, ...rewrite }) => ({
      ...rewrite,
      line: { number: line.n, text: line.text },
    })),
  };
}
