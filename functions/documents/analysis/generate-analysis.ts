import type { Completion } from '../../llm/completion.ts';
import type { NumberedResume, ResumeReading } from '../../llm/features/read-resume.ts';
import type { User } from '../../table/user.ts';
import { joinWrappedLines, resumeLines } from '../evidence/resume-lines.ts';
import type { Generate, Outcome } from '../generation/run-generation.ts';
import { buildAnalysis, buildPartialAnalysis } from './build-analysis.ts';
import { parsePartialReading } from './reading/reading.ts';
import { isFaithfulRewrite, verifyReading } from './reading/verify-reading.ts';
import type { MatchingPosting } from './titles/requested-skills.ts';

export interface Deps {
  readUser(sub: string): Promise<User | undefined>;
  /** Returns an empty text if the resume was deleted. */
  readText(sub: string, resumeId: string): Promise<string>;
  findPostings(titles: readonly string[], now: Date): Promise<MatchingPosting[]>;
  /** Streams and meters the completion. */
  complete(
    resume: NumberedResume,
    onPartial: (partial: unknown) => Promise<void>,
  ): Promise<Completion<ResumeReading>>;
  now(): Date;
}

/** Analyzes a resume: a model reads its lines, its reading is verified, and everything else is computed by rules. */
export function generateAnalysis(deps: Deps): Generate {
  return async ({ sub, sk: resumeId }, saveProgress) => {
    const [user, text] = await Promise.all([deps.readUser(sub), deps.readText(sub, resumeId)]);
    if (!user || text === '') return { failed: RESUME_DELETED };
    const now = deps.now();
    const lines = resumeLines(joinWrappedLines(text), [user.firstName, user.lastName]);
    const postings = await deps.findPostings(user.positions, now);
    const verify = (reading: ResumeReading) =>
      verifyReading(reading, lines, { isFaithful: isFaithfulRewrite, now });
    const completion = await deps.complete({ lines: [...lines] }, async (partial) => {
      const reading = verify(parsePartialReading(partial));
      await saveProgress({ growing: buildPartialAnalysis(reading, now) });
    });
    if ('failed' in completion) return toOutcome(completion);
    const reading = verify(completion.answer);
    if (reading.roles.length + reading.achievements.length + reading.skills.length === 0)
      return { failed: NOTHING_FOUND };
    const finished = buildAnalysis({ text, lines, reading, user, postings, now: deps.now() });
    return { ready: { finished, growing: undefined } };
  };
}

function toOutcome({ failed, why, retryAfter }: Extract<Completion<never>, { failed: unknown }>): Outcome {
  if (failed === 'declined') return { failed: DECLINED };
  return { retry: failed, why, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const NOT_COUNTED = "This doesn't count toward today's analyses.";
const RESUME_DELETED = `This resume was deleted. ${NOT_COUNTED}`;
const NOTHING_FOUND = `We found no roles, work or skills in this resume. ${NOT_COUNTED} Please check that it's the right file.`;
const DECLINED = `We couldn't read this resume. ${NOT_COUNTED} Please check that it's the right file.`;
