import { requirePlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { letterKey } from '../../table/keys.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import type { WritingStore } from '../writing/writing-store.ts';
import { LetterRow } from './letter.ts';
import { LETTERS } from './limits.ts';
import { readMaterial } from './read-material.ts';

/** What asking for a letter needs. */
export interface AskingDesk {
  user(): Promise<User | undefined>;
  original(jobId: string): Promise<StoredPosting | undefined>;
  /** The caller's resumes, the newest first. */
  resumes(): Promise<readonly Resume[]>;
  text(resumeId: string): Promise<string>;
  readonly letters: Pick<WritingStore, 'read' | 'begin'>;
  /** Tells one asking from others. */
  turn(): string;
  readonly now: () => Date;
}

/** A letter that is asked for. */
export interface LetterWish {
  readonly sub: string;
  readonly jobId: string;
  readonly resumeId?: string | undefined;
}

/**
 * Begins a letter, and gives its row. Faults: NotFound, NeedsPlan, BadInput (nothing to write from; the day's letters),
 * Conflict (one is being written).
 */
export async function askLetter(desk: AskingDesk, wish: LetterWish): Promise<LetterRow> {
  const now = desk.now();
  const user = await desk.user();
  if (!user) throw new Fault('NotFound', 'There is no account for this e-mail yet. Please register.');
  requirePlan(user, { what: 'Cover letters come', plan: 'annual' }, now);
  const original = await desk.original(wish.jobId);
  if (!original) throw new Fault('NotFound', 'We do not know this job any more.');
  const { resume, text } = await resumeFor(desk, wish.resumeId);
  readMaterial(text, original.posting, [user.firstName, user.lastName]);
  const key = letterKey(wish.sub, wish.jobId);
  // One that was never finished is settled before the next is begun.
  await desk.letters.read(key, now);
  const draft = {
    resumeId: resume.id,
    resumeFileName: resume.fileName,
    sentences: [],
    removed: [],
    notes: [],
  };
  const begun = await desk.letters.begin(key, { sub: wish.sub, turn: desk.turn(), fields: { draft }, now });
  if (begun === 'used up') throw new Fault('BadInput', TOO_OFTEN);
  if (begun === 'being written')
    throw new Fault('Conflict', 'A letter for this job is being written. Please wait until it is finished.');
  return LetterRow.parse(await desk.letters.read(key, now));
}

/** The resume that is named, or the newest one with a text that can be read. */
async function resumeFor(
  desk: AskingDesk,
  id: string | undefined,
): Promise<{ resume: Resume; text: string }> {
  const all = await desk.resumes();
  const named = id === undefined ? all : all.filter((resume) => resume.id === id);
  if (id !== undefined && named.length === 0)
    throw new Fault('NotFound', 'This resume is not among yours any more. Please choose another.');
  const accepted = named.filter(({ state }) => state === 'accepted');
  for (const resume of accepted) {
    const text = await desk.text(resume.id);
    if (text.trim() !== '') return { resume, text };
  }
  if (accepted.length > 0) throw new Fault('BadInput', NO_TEXT);
  throw new Fault('BadInput', id === undefined ? NO_RESUME : NOT_ACCEPTED);
}

const NO_RESUME = 'A letter is written from your resume: please add one at /profile/resumes first.';
const NOT_ACCEPTED =
  'This resume cannot be read: it is still being checked, or it was refused. Please choose another.';
const NO_TEXT =
  'We found no text in this resume: it may be a scan. Please upload it with text that can be selected.';
const TOO_OFTEN = `You have asked for today’s ${LETTERS.max} letters. Please ask again tomorrow.`;
