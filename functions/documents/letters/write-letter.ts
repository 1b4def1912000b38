import type { Completion } from '../../llm/completion.ts';
import type { LetterDraft, LetterEvidence } from '../../llm/features/write-letter.ts';
import { hasPlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import type { User } from '../../table/user.ts';
import type { Outcome, Write } from '../writing/write.ts';
import { draftCheck } from './check-draft.ts';
import { frameOf } from './compose.ts';
import { LetterRow } from './letter.ts';
import { namedIn } from './posting-lines.ts';
import { type Read, readMaterial } from './read-material.ts';
import { wholeOf } from './whole-sentences.ts';

/** What writing a letter needs. */
export interface WritingDesk {
  user(sub: string): Promise<User | undefined>;
  original(jobId: string): Promise<StoredPosting | undefined>;
  text(sub: string, resumeId: string): Promise<string>;
  /** Asks the provider, hands on what has come, and counts what it cost. */
  ask(material: LetterEvidence, grown: (partial: unknown) => Promise<void>): Promise<Completion<LetterDraft>>;
  readonly now: () => Date;
}

/** With fewer sentences about the person that stand, there is no letter. */
const LEAST = 2;

/** Writes a letter by its row; what is not checked yet is shown to nobody. */
export function letterWriter(desk: WritingDesk): Write {
  return async (held, grow) => {
    const { sub, sk: jobId, draft } = LetterRow.parse(held);
    const [user, original, text] = await Promise.all([
      desk.user(sub),
      desk.original(jobId),
      draft ? desk.text(sub, draft.resumeId) : '',
    ]);
    if (!user || !draft) return { failed: GONE };
    if (!hasPlan(user, 'annual', desk.now())) return { failed: ENDED };
    if (!original) return { failed: NO_JOB };
    if (text === '') return { failed: NO_RESUME };
    const read = readable(text, original, user);
    if (typeof read === 'string') return { failed: read };

    const { material, notes } = read;
    const check = draftCheck(material);
    const about = { resumeId: draft.resumeId, resumeFileName: draft.resumeFileName, notes };
    let checked = 0;
    let shown = 0;
    const asked = await desk.ask(sentTo(read), async (partial) => {
      const whole = wholeOf(partial);
      for (const sentence of whole.slice(checked)) check.add(sentence);
      checked = whole.length;
      const soFar = check.soFar();
      if (soFar.sentences.length + soFar.removed.length === shown) return;
      shown = soFar.sentences.length + soFar.removed.length;
      await grow({ draft: { ...about, ...soFar } });
    });
    if ('failed' in asked) return failureOf(asked);

    const whole = draftCheck(material);
    for (const sentence of asked.answer.sentences) whole.add(sentence);
    const { sentences, removed } = whole.soFar();
    const ofPerson = sentences.filter(({ facts }) => facts.some(({ source }) => source === 'resume'));
    if (ofPerson.length < LEAST) return { failed: UNSUPPORTED };
    const { company } = namedIn(original.posting);
    const frame = frameOf(company, `${user.firstName} ${user.lastName}`.trim());
    const writtenAt = desk.now().toISOString();
    const letter = { ...about, ...frame, sentences, removed, writtenAt };
    return { ready: { letter, draft: undefined, edit: undefined } };
  };
}

/** What is read of both, or why it cannot be. */
function readable(text: string, { posting }: StoredPosting, { firstName, lastName }: User): Read | string {
  try {
    return readMaterial(text, posting, [firstName, lastName]);
  } catch (error) {
    if (error instanceof Fault) return `${error.message} ${NOT_COUNTED}`;
    throw error;
  }
}

/** All that is sent: numbered lines. */
function sentTo({ material }: Read): LetterEvidence {
  const numbers = (lines: typeof material.resume) => lines.map(({ n, text }) => ({ n, line: text }));
  return { resume: numbers(material.resume), posting: numbers(material.posting) };
}

function failureOf(asked: Exclude<Completion<unknown>, { answer: unknown }>): Outcome {
  if (asked.failed === 'declined') return { failed: DECLINED };
  const { failed: again, why, retryAfter } = asked;
  return { again, why, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const NOT_COUNTED = 'Nothing was counted.';
/** What the person is told where the provider does not answer. */
export const LOST = `The service that writes letters is not answering. ${NOT_COUNTED} Please try again later.`;
const GONE = `There is no account to write for. ${NOT_COUNTED}`;
const ENDED = `Cover letters come with the annual plan, and yours has ended. ${NOT_COUNTED} You can choose it again at /profile/subscription.`;
const NO_JOB = `We do not know this job any more. ${NOT_COUNTED}`;
const NO_RESUME = `The resume was deleted before the letter was written. ${NOT_COUNTED} Please choose another.`;
const DECLINED = `The service that writes letters would not write this one. ${NOT_COUNTED} You can try again, or with another resume.`;
const UNSUPPORTED = `What was written does not stand in your resume, so we threw it away. ${NOT_COUNTED} A resume that says more of what you did helps.`;
