import type { Resume } from '../table/resume.ts';
import type { Files } from './files.ts';
import { kindOf, kinds } from './kinds.ts';
import { LARGEST_FILE, MOST_RESUMES, REFUSAL_SECONDS } from './limits.ts';
import { byAge, type ResumeStore } from './resume-store.ts';
import { type Reading, type ReadText, refusals } from './text/reading.ts';

/** A file that has come into storage. */
export interface ArrivedFile {
  readonly objectKey: string;
  /** Bytes. */
  readonly size: number;
  /** How often this was tried, this time included. */
  readonly attempt: number;
}

/** What the check needs. */
export interface Checking {
  readonly store: ResumeStore;
  readonly files: Files;
  readonly readText: ReadText;
}

/** After so many tries that ended without a word a file is taken for one that ends whoever reads it. */
const MOST_ATTEMPTS = 2;

const NO_TEXT = 'We found no text in this file: it may be a scan. It is kept, but its text cannot be used.';

/**
 * Looks at a file that has come, and notes what it is or why it cannot be; a refused file is removed, as is one that
 * nobody asked for. May come again for the same file at any point.
 */
export async function checkFile(checking: Checking, file: ArrivedFile, now: Date): Promise<void> {
  const { store, files } = checking;
  const resume = await askedFor(store, file.objectKey);
  if (!resume || resume.state === 'refused') return files.remove(file.objectKey);
  const reading = await readingOf(checking, resume, file, now);
  if (!reading) return;
  const accepted = 'text' in reading;
  const noted = await store.settle(resume, {
    state: accepted ? 'accepted' : 'refused',
    why: !accepted ? reading.refusal : reading.text === '' ? NO_TEXT : '',
    size: file.size,
    text: accepted ? reading.text : '',
    ...(accepted ? {} : { expiresAt: Math.floor(now.getTime() / 1000) + REFUSAL_SECONDS }),
  });
  if (!noted || !accepted) await files.remove(file.objectKey);
}

/** The resume whose file this is: keys are `<sub>/<id>.<kind>`. */
async function askedFor(store: ResumeStore, objectKey: string): Promise<Resume | undefined> {
  const [, sub, id] = /^([^/]+)\/([^/.]+)\.\w+$/.exec(objectKey) ?? [];
  const resume = sub && id ? await store.get(sub, id) : undefined;
  return resume?.objectKey === objectKey ? resume : undefined;
}

/** What is in the file; undefined where it has gone meanwhile. */
async function readingOf(
  { store, files, readText }: Checking,
  resume: Resume,
  { objectKey, size, attempt }: ArrivedFile,
  now: Date,
): Promise<Reading | undefined> {
  if (size === 0) return { refusal: 'This file is empty.' };
  if (size > LARGEST_FILE) return { refusal: 'This file is too large: a resume has at most 10 MB.' };
  if (attempt > MOST_ATTEMPTS) return refusals.tooMuch;
  if (await isTooMany(store, resume, now))
    return { refusal: `You have ${MOST_RESUMES} resumes already. Please delete one and add this again.` };
  const bytes = await files.read(objectKey);
  if (!bytes) return undefined;
  const { kind } = resume;
  const found = kindOf(bytes);
  if (found === kind) return readText(kind, bytes);
  // Word keeps a protected .docx in a compound file, in a stream of this name: MS-OFFCRYPTO, section 2.3.
  const isProtected = found === 'doc' && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return isProtected
    ? refusals.password
    : { refusal: `This file is not a ${kinds[kind].called}, although its name ends in .${kind}.` };
}

/** Links may be asked for at the same moment; which ten are the first is the same for everybody who looks later. */
async function isTooMany(store: ResumeStore, { sub, id }: Resume, now: Date): Promise<boolean> {
  const present = (await store.list(sub, now)).filter(({ state }) => state !== 'refused').sort(byAge);
  return present.findIndex((other) => other.id === id) >= MOST_RESUMES;
}
