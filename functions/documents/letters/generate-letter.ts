import type { Completion } from '../../llm/completion.ts';
import type { LetterDraft, LetterInput } from '../../llm/features/write-letter.ts';
import { hasPlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import type { User } from '../../table/user.ts';
import type { Line } from '../evidence/line.ts';
import type { Generate, Outcome } from '../generation/run-generation.ts';
import { type CollectedEvidence, collectEvidence, type LetterEvidence } from './collect-evidence.ts';
import { buildFrame } from './cover-letter.ts';
import { createDraftChecker, parseWholeSentences } from './draft-checker.ts';
import { LetterRow } from './letter.ts';

export interface Deps {
  readUser(sub: string): Promise<User | undefined>;
  /** Undefined if the person may not see the job. */
  readPosting(sub: string, jobId: string): Promise<StoredPosting | undefined>;
  readText(sub: string, resumeId: string): Promise<string>;
  /** Streams and meters the completion. */
  complete(
    input: LetterInput,
    onPartial: (partial: unknown) => Promise<void>,
  ): Promise<Completion<LetterDraft>>;
  readonly now: () => Date;
}

/** A letter needs this many supported sentences about the person. */
const MIN_PERSONAL_SENTENCES = 2;

/** Writes a letter. Only checked sentences are ever saved, so no unchecked sentence is shown. */
export function generateLetter(deps: Deps): Generate {
  return async (job, saveProgress) => {
    const { sub, sk: jobId, draft } = LetterRow.parse(job);
    const [user, posting, text] = await Promise.all([
      deps.readUser(sub),
      deps.readPosting(sub, jobId),
      draft ? deps.readText(sub, draft.resumeId) : '',
    ]);
    if (!user || !draft) return { failed: NO_ACCOUNT };
    if (!hasPlan(user, 'annual', deps.now())) return { failed: PLAN_ENDED };
    if (!posting) return { failed: NO_JOB };
    if (text === '') return { failed: NO_RESUME };
    const collected = tryCollect(text, posting, user);
    if (typeof collected === 'string') return { failed: collected };

    const { evidence, notes } = collected;
    const source = { resumeId: draft.resumeId, resumeFileName: draft.resumeFileName, notes };
    const partialCheck = createDraftChecker(evidence);
    let checkedCount = 0;
    let savedCount = 0;
    const completion = await deps.complete(toInput(evidence), async (partial) => {
      const whole = parseWholeSentences(partial);
      for (const sentence of whole.slice(checkedCount)) partialCheck.add(sentence);
      checkedCount = whole.length;
      const { sentences, removed } = partialCheck.result();
      if (sentences.length + removed.length === savedCount) return;
      savedCount = sentences.length + removed.length;
      await saveProgress({ draft: { ...source, sentences, removed } });
    });
    if ('failed' in completion) return toOutcome(completion);

    const check = createDraftChecker(evidence);
    for (const sentence of completion.answer.sentences) check.add(sentence);
    const { sentences, removed } = check.result();
    const personal = sentences.filter(({ facts }) => facts.some((fact) => fact.source === 'resume'));
    if (personal.length < MIN_PERSONAL_SENTENCES) return { failed: UNSUPPORTED };
    const frame = buildFrame(evidence.company, signatureOf(user));
    const writtenAt = deps.now().toISOString();
    const letter = { ...source, ...frame, sentences, removed, writtenAt };
    return { ready: { letter, draft: undefined, edit: undefined } };
  };
}

/** The name that the person confirmed for applications, or else the one that they registered with. */
const signatureOf = ({ applicant, firstName, lastName }: User): string =>
  applicant?.fullName || `${firstName} ${lastName}`.trim();

/** Returns the evidence, or why there is not enough. */
function tryCollect(
  text: string,
  { posting }: StoredPosting,
  { firstName, lastName }: User,
): CollectedEvidence | string {
  try {
    return collectEvidence(text, posting, [firstName, lastName]);
  } catch (error) {
    if (error instanceof Fault) return `${error.message} ${NOT_COUNTED}`;
    throw error;
  }
}

function toInput({ resume, posting }: LetterEvidence): LetterInput {
  const numbered = (lines: readonly Line[]) => lines.map(({ n, text }) => ({ n, line: text }));
  return { resume: numbered(resume), posting: numbered(posting) };
}

function toOutcome({ failed, why, retryAfter }: Extract<Completion<never>, { failed: unknown }>): Outcome {
  if (failed === 'declined') return { failed: DECLINED };
  return { retry: failed, why, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const NOT_COUNTED = "This doesn't count toward today's letters.";
export const SERVICE_UNAVAILABLE = `We couldn't write your letter right now. ${NOT_COUNTED} Please try again later.`;
const NO_ACCOUNT = `We couldn't find your account. ${NOT_COUNTED}`;
const PLAN_ENDED = `Cover letters come with the annual plan, and yours has ended. ${NOT_COUNTED} You can choose it again on your subscription page.`;
const NO_JOB = `This job is no longer available. ${NOT_COUNTED}`;
const NO_RESUME = `This resume was deleted before the letter was written. ${NOT_COUNTED} Please choose another one.`;
const DECLINED = `Our writing service declined to write this letter. ${NOT_COUNTED} Try again, or choose another resume.`;
const UNSUPPORTED = `Your resume didn't back up what we drafted, so we discarded it. ${NOT_COUNTED} A resume with more detail about your work helps.`;
