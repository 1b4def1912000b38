import type { Completion } from '../../llm/completion.ts';
import { type NumberedResume, type ResumeReading, readResume } from '../../llm/features/read-resume.ts';
import type { User } from '../../table/user.ts';
import type { Outcome, Write } from '../writing/write.ts';
import { analysisOf, growingOf } from './compose.ts';
import { checkReading } from './reading/check-reading.ts';
import { readSoFar } from './reading/read-so-far.ts';
import { saysNoMore } from './reading/says-no-more.ts';
import { resumeLines } from './resume-lines.ts';
import type { TitledPosting } from './titles/asked-skills.ts';

/** What writing an analysis needs. */
export interface AnalysisDesk {
  user(sub: string): Promise<User | undefined>;
  /** The text of a resume; empty where it has gone. */
  text(sub: string, resumeId: string): Promise<string>;
  postings(titles: readonly string[], now: Date): Promise<TitledPosting[]>;
  /** Asks the model, and hands on what has come of its answer. */
  ask(data: NumberedResume, grown: (partial: unknown) => Promise<void>): Promise<Completion<ResumeReading>>;
  now(): Date;
}

/** The name of what is asked, for the meter. */
export const FEATURE = readResume.name;

const GONE = 'This resume has been deleted meanwhile. Nothing was counted.';
const NOTHING_IN_IT =
  'We found no role, no work and no skill in this resume. Nothing was counted; please see whether it is the right file.';
const DECLINED =
  'This resume could not be read by our model. Nothing was counted; please see whether it is the right file.';

/** Writes an analysis: a model reads the resume's lines, and what it says of them is checked and computed from. */
export function writeAnalysis(desk: AnalysisDesk): Write {
  return async ({ sub, sk }, grow) => {
    const [user, text] = await Promise.all([desk.user(sub), desk.text(sub, sk)]);
    if (!user || text === '') return { failed: GONE };
    const now = desk.now();
    const lines = resumeLines(text, user);
    const postings = await desk.postings(user.positions, now);
    const check = (answer: ResumeReading) => checkReading(answer, lines, { saysNoMore, now });
    const asked = await desk.ask({ lines: [...lines] }, async (partial) =>
      grow({ growing: growingOf(check(readSoFar(partial)), now) }),
    );
    if ('failed' in asked) return failureOf(asked);
    const reading = check(asked.answer);
    if (reading.roles.length + reading.achievements.length + reading.skills.length === 0)
      return { failed: NOTHING_IN_IT };
    const finished = analysisOf({ text, lines, reading, user, postings, now: desk.now() });
    return { ready: { finished, growing: undefined } };
  };
}

function failureOf({ failed, why, retryAfter }: Extract<Completion<never>, { failed: unknown }>): Outcome {
  if (failed === 'declined') return { failed: DECLINED };
  return { again: failed, why, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
