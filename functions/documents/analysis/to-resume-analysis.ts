import type { ResumeAnalysis } from '@daybreak/contract/types.ts';
import type { FinishedAnalysis } from '../../table/analysis.ts';
import type { Line } from '../evidence/line.ts';
import type { AnalysisRow } from './analysis-row.ts';

type ShownAnalysis = Omit<FinishedAnalysis, 'writtenAt' | 'score'> &
  Pick<ResumeAnalysis, 'writtenAt' | 'score'>;

const EMPTY: ShownAnalysis = {
  writtenAt: null,
  score: null,
  caveat: '',
  scoreParts: [],
  says: [],
  screener: [],
  titles: [],
  rewrites: [],
};

/**
 * Converts a row to the GraphQL type: the partial analysis while one is being written, else the last finished one.
 * AppSync resolvers use this.
 */
export function toResumeAnalysis({
  sk: resumeId,
  state,
  why,
  growing,
  finished,
}: AnalysisRow): ResumeAnalysis {
  const shown = state === 'writing' ? growing : finished;
  const { says, screener, titles, rewrites, ...rest } = { ...EMPTY, ...shown, resumeId, state, why };
  return {
    ...rest,
    says: says.map((statement) => ({ ...statement, lines: toResumeLines(statement.lines) })),
    screener: screener.map((note) => ({ ...note, lines: toResumeLines(note.lines) })),
    titles: titles.map((title) => ({ ...title, lines: toResumeLines(title.lines) })),
    rewrites: rewrites.map(({ line, ...rewrite }) => ({ ...rewrite, line: toResumeLine(line) })),
  };
}

const toResumeLine = ({ n, text }: Line) => ({ number: n, text });

const toResumeLines = (lines: Line[]) => lines.map((line) => toResumeLine(line));
