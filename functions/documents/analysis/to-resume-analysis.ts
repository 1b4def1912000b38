import type { ResumeAnalysis } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { FinishedAnalysis, PartialAnalysis } from '../../table/analysis.ts';
import type { Line } from '../evidence/line.ts';
import type { GenerationJob } from '../generation/generation-job.ts';

const AnalysisRow = z.object({
  sk: z.string(),
  growing: PartialAnalysis.optional(),
  finished: FinishedAnalysis.optional(),
});

type ShownAnalysis = Omit<FinishedAnalysis, 'writtenAt' | 'score'> &
  Pick<ResumeAnalysis, 'writtenAt' | 'score'>;

const EMPTY: ShownAnalysis = {
  writtenAt: null,
  score: null,
  scoreParts: [],
  says: [],
  screener: [],
  titles: [],
  rewrites: [],
};

/** Converts a row to the GraphQL type: the partial analysis while one is being written, else the last finished one. */
export function toResumeAnalysis(job: GenerationJob): ResumeAnalysis {
  const { sk: resumeId, growing, finished } = AnalysisRow.parse(job);
  const { state, why } = job;
  const shown = state === 'writing' ? growing : finished;
  const { says, screener, titles, rewrites, ...rest } = { ...EMPTY, ...shown, resumeId, state, why };
  return {
    ...rest,
    says: says.map((statement) => ({ ...statement, lines: statement.lines.map(toResumeLine) })),
    screener: screener.map((note) => ({ ...note, lines: note.lines.map(toResumeLine) })),
    titles: titles.map((title) => ({ ...title, lines: title.lines.map(toResumeLine) })),
    rewrites: rewrites.map(({ line, ...rewrite }) => ({ ...rewrite, line: toResumeLine(line) })),
  };
}

const toResumeLine = ({ n, text }: Line) => ({ number: n, text });
