import type { Resume } from '../../table/resume.ts';
import type { Files } from './files.ts';
import { LARGEST_FILE, MOST_RESUMES, REFUSAL_SECONDS, UPLOADS } from './limits.ts';
import { byAge, type ResumeStore } from './resume-store.ts';
import type { ReadFile } from './text/read-file.ts';
import { type Reading, refusals } from './text/reading.ts';

/** A file that was put to a link. */
export interface ArrivedFile {
  readonly uploadKey: string;
  /** Bytes. */
  readonly size: number;
  /** The message that tells of it. */
  readonly messageId: string;
  /** How often this was tried, this time included. */
  readonly attempt: number;
}

/** What the check needs. */
export interface Deps {
  readonly store: ResumeStore;
  readonly files: Files;
  readonly readFile: ReadFile;
}

/** After so many tries that ended without a word, reading the file is taken to end whoever does it. */
const MOST_ATTEMPTS = 2;

const NO_TEXT = 'We found no text in this file: it may be a scan. It is kept, but its text cannot be used.';

/**
 * Checks a file and saves its text, or why it was refused; a refused file is removed. Of all files put to one link only
 * the first is checked; the others are removed unread, as are files that nobody asked for. Safe to repeat.
 */
export async function checkFile(deps: Deps, file: ArrivedFile, now: Date): Promise<void> {
  const { store, files } = deps;
  const { uploadKey } = file;
  const resume = await askedFor(store, uploadKey);
  if (!resume || !(await store.claim(resume, file.messageId))) return files.remove(uploadKey);
  const early = await refusalBefore(deps, resume, file, now);
  const size = early ? file.size : await files.take(uploadKey, resume.objectKey);
  if (size === undefined) return;
  const reading = early ?? (await readingOf(deps, resume, size));
  if (!reading) return;
  const accepted = 'text' in reading;
  const noted = await store.settle(resume, {
    state: accepted ? 'accepted' : 'refused',
    why: !accepted ? reading.refusal : reading.text === '' ? NO_TEXT : '',
    size,
    text: accepted ? reading.text : '',
    ...(accepted ? {} : { expiresAt: Math.floor(now.getTime() / 1000) + REFUSAL_SECONDS }),
  });
  if (noted && accepted) return;
  await files.remove(resume.objectKey);
  await files.remove(uploadKey);
}

/** The resume whose file this is: keys are `uploads/<sub>/<id>.<kind>`. */
async function askedFor(store: ResumeStore, uploadKey: string): Promise<Resume | undefined> {
  const [, sub, id] = /^uploads\/([^/]+)\/([^/.]+)\.\w+$/.exec(uploadKey) ?? [];
  const resume = sub && id ? await store.get(sub, id) : undefined;
  return resume && UPLOADS + resume.objectKey === uploadKey ? resume : undefined;
}

/** Why a file is refused without being looked at; undefined if it is to be read. */
async function refusalBefore(
  { store }: Deps,
  resume: Resume,
  { size, attempt }: ArrivedFile,
  now: Date,
): Promise<Reading | undefined> {
  if (attempt > MOST_ATTEMPTS) return refusals.tooMuch;
  if (await isTooMany(store, resume, now))
    return { refusal: `You have ${MOST_RESUMES} resumes already. Please delete one and add this again.` };
  return refusalOfSize(size);
}

/** What is in the file; undefined if it is gone. */
async function readingOf({ readFile }: Deps, resume: Resume, size: number): Promise<Reading | undefined> {
  // Another file may have been put between the message and the move.
  return refusalOfSize(size) ?? readFile(resume.kind, resume.objectKey);
}

function refusalOfSize(size: number): Reading | undefined {
  if (size === 0) return { refusal: 'This file is empty.' };
  if (size > LARGEST_FILE) return { refusal: 'This file is too large: a resume has at most 10 MB.' };
  return undefined;
}

/** Links may be asked for at the same moment; which ten are the first is the same for everybody who looks later. */
async function isTooMany(store: ResumeStore, { sub, id }: Resume, now: Date): Promise<boolean> {
  const present = (await store.list(sub, now)).filter(({ state }) => state !== 'refused').sort(byAge);
  return present.findIndex((other) => other.id === id) >= MOST_RESUMES;
}
