import type { SignedUpload } from '@daybreak/contract/types.ts';
import * as z from 'zod/mini';
import { Fault } from '../../platform/fault.ts';
import { resumeKey } from '../../table/keys.ts';
import { RESUME_KINDS, type ResumeKind } from '../../table/resume.ts';
import { FILE_KINDS } from './file-kinds.ts';
import {
  CHECK_SECONDS,
  LINK_SECONDS,
  MAX_FILE_BYTES,
  MAX_FILE_NAME_LENGTH,
  MAX_RESUMES,
  UPLOAD_PREFIX,
} from './limits.ts';
import type { ResumeFiles } from './resume-files.ts';
import type { ResumeStore } from './resume-store.ts';

export interface Upload {
  readonly fileName: string;
  readonly kind: ResumeKind;
  /** In bytes, if the caller gave it. */
  readonly size: number | undefined;
}

const Input = z.object({
  fileName: z.pipe(
    z.string().check(z.maxLength(1_000, 'This file name is too long.')),
    z.transform(cleanFileName),
  ),
  fileType: z.string(),
  fileSize: z.nullish(
    z
      .int()
      .check(
        z.minimum(1, 'This file is empty.'),
        z.maximum(MAX_FILE_BYTES, 'This file is too large. A resume can have at most 10 MB.'),
      ),
  ),
});

/** Parses the input of putSignedUrl. Throws `Fault('BadInput')` with a sentence for the person. */
export function parseUpload(input: unknown): Upload {
  const parsed = Input.safeParse(input);
  if (!parsed.success)
    throw new Fault('BadInput', parsed.error.issues[0]?.message ?? 'This input is not valid.');
  const { fileName, fileType, fileSize } = parsed.data;
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const kind = RESUME_KINDS.find((known) => known === extension);
  if (!kind || fileName.length === extension.length + 1)
    throw new Fault('BadInput', 'Please choose a .pdf, .doc or .docx file.');
  if (fileType !== FILE_KINDS[kind].type)
    throw new Fault('BadInput', `The type of a .${kind} file is ${FILE_KINDS[kind].type}.`);
  return { fileName, kind, size: fileSize ?? undefined };
}

/** Drops folders, control characters and direction marks, and shortens the name. */
function cleanFileName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const visible = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .trim();
  const dot = visible.lastIndexOf('.');
  if (dot < 0) return visible;
  const extension = visible.slice(dot);
  return [...visible.slice(0, dot)].slice(0, MAX_FILE_NAME_LENGTH - extension.length).join('') + extension;
}

export interface UploadRequest {
  readonly sub: string;
  /** The id of the new resume. */
  readonly id: string;
  readonly now: Date;
}

export interface Deps {
  readonly store: ResumeStore;
  readonly files: ResumeFiles;
  /** Counts a link toward the person's hourly limit. Resolves to false if none is left. */
  readonly takeLink: (sub: string, now: Date) => Promise<boolean>;
}

/**
 * Creates a resume and signs the link for its file. Throws `Fault('BadInput')` if the person has ten resumes,
 * or after 20 links in an hour.
 */
export async function requestUpload(
  { store, files, takeLink }: Deps,
  { sub, id, now }: UploadRequest,
  { fileName, kind, size }: Upload,
): Promise<SignedUpload> {
  if ((await store.list(sub, now)).length >= MAX_RESUMES)
    throw new Fault('BadInput', `You can have ${MAX_RESUMES} resumes. Please delete one first.`);
  if (!(await takeLink(sub, now)))
    throw new Fault('BadInput', "You've uploaded many resumes in the last hour. Please try again later.");
  const objectKey = `${sub}/${id}.${kind}`;
  const { type } = FILE_KINDS[kind];
  const seconds = Math.floor(now.getTime() / 1000);
  const signedUrl = await files.signUpload({ objectKey: UPLOAD_PREFIX + objectKey, type, size });
  await store.add({
    ...resumeKey(sub, id),
    sub,
    id,
    objectKey,
    fileName,
    kind,
    state: 'checking',
    why: '',
    size: null,
    askedAt: now.toISOString(),
    expiresAt: seconds + CHECK_SECONDS,
  });
  const expires = new Date((seconds + LINK_SECONDS) * 1000).toISOString();
  return { id, expires, fileName, fileType: type, signedUrl };
}
