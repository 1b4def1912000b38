import type { Resume } from '../../table/resume.ts';
import { MAX_FILE_BYTES, MAX_RESUMES, REFUSAL_SECONDS, UPLOAD_PREFIX } from './limits.ts';
import type { ResumeFiles } from './resume-files.ts';
import { compareByAge, type ResumeStore } from './resume-store.ts';
import { type ExtractedText, REFUSALS, type StoredFileReader } from './text/extraction.ts';

export interface ArrivedFile {
  readonly uploadKey: string;
  /** Bytes. */
  readonly size: number;
  /** The id of the message that announced the file. */
  readonly messageId: string;
  /** Starts at 1. */
  readonly attempt: number;
}

export interface Deps {
  readonly store: ResumeStore;
  readonly files: ResumeFiles;
  readonly readFile: StoredFileReader;
}

/** A file whose extraction crashed this often is refused. */
const MAX_ATTEMPTS = 2;

const NO_TEXT = "We found no text in this file. It may be a scan. You can keep it, but we can't read it.";

/**
 * Checks an uploaded file and saves its text, or why it was refused. Removes refused files. Only the first
 * file of a link is checked; later ones and files without a resume are removed unread. Idempotent.
 */
export async function checkFile(deps: Deps, file: ArrivedFile, now: Date): Promise<void> {
  const { store, files } = deps;
  const { uploadKey } = file;
  const resume = await findResume(store, uploadKey);
  if (!resume || !(await store.claim(resume, file.messageId))) return files.remove(uploadKey);
  const earlyRefusal = await refuseUnread(deps, resume, file, now);
  const size = earlyRefusal ? file.size : await files.moveToStorage(uploadKey, resume.objectKey);
  if (size === undefined) return;
  const result = earlyRefusal ?? (await extractFrom(deps, resume, size));
  if (!result) return;
  const isAccepted = 'text' in result;
  const isSaved = await store.saveResult(resume, {
    state: isAccepted ? 'accepted' : 'refused',
    why: !isAccepted ? result.refusal : result.text === '' ? NO_TEXT : '',
    size,
    text: isAccepted ? result.text : '',
    ...(isAccepted ? {} : { expiresAt: Math.floor(now.getTime() / 1000) + REFUSAL_SECONDS }),
  });
  if (isSaved && isAccepted) return;
  await files.remove(resume.objectKey);
  await files.remove(uploadKey);
}

/** Finds the resume of a file. Keys are `uploads/<sub>/<id>.<kind>`. */
async function findResume(store: ResumeStore, uploadKey: string): Promise<Resume | undefined> {
  const [, sub, id] = /^uploads\/([^/]+)\/([^/.]+)\.\w+$/.exec(uploadKey) ?? [];
  const resume = sub && id ? await store.get(sub, id) : undefined;
  return resume && UPLOAD_PREFIX + resume.objectKey === uploadKey ? resume : undefined;
}

/** Returns why a file is refused without being read. */
async function refuseUnread(
  { store }: Deps,
  resume: Resume,
  { size, attempt }: ArrivedFile,
  now: Date,
): Promise<ExtractedText | undefined> {
  if (attempt > MAX_ATTEMPTS) return REFUSALS.tooComplex;
  if (await isTooMany(store, resume, now))
    return { refusal: `You already have ${MAX_RESUMES} resumes. Please delete one and upload this again.` };
  return refuseSize(size);
}

/** Returns undefined if the file is gone. */
async function extractFrom(
  { readFile }: Deps,
  resume: Resume,
  size: number,
): Promise<ExtractedText | undefined> {
  // Another file may have been uploaded between the message and the move.
  return refuseSize(size) ?? readFile(resume.kind, resume.objectKey);
}

function refuseSize(size: number): ExtractedText | undefined {
  if (size === 0) return { refusal: 'This file is empty.' };
  if (size > MAX_FILE_BYTES) return { refusal: 'This file is too large. A resume can have at most 10 MB.' };
  return undefined;
}

/** Several links may be requested at once, so the oldest resumes win, whichever check runs first. */
async function isTooMany(store: ResumeStore, { sub, id }: Resume, now: Date): Promise<boolean> {
  const present = (await store.list(sub, now)).filter(({ state }) => state !== 'refused').sort(compareByAge);
  return present.findIndex((other) => other.id === id) >= MAX_RESUMES;
}
