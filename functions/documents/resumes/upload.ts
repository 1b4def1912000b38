import * as z from 'zod/mini';
import { Fault } from '../../platform/fault.ts';
import { RESUME_KINDS, type ResumeKind } from '../../table/resume.ts';
import { kinds } from './kinds.ts';
import { LARGEST_FILE, LONGEST_NAME } from './limits.ts';

/** An upload that may be: the name as it is kept, its kind, and its exact size where the caller has said it. */
export interface Upload {
  readonly fileName: string;
  readonly kind: ResumeKind;
  readonly size: number | undefined;
}

const Input = z.object({
  fileName: z.pipe(z.string().check(z.maxLength(1_000, 'This name is too long.')), z.transform(tidyName)),
  fileType: z.string(),
  fileSize: z.nullish(
    z
      .int()
      .check(
        z.minimum(1, 'This file is empty.'),
        z.maximum(LARGEST_FILE, 'This file is too large: a resume has at most 10 MB.'),
      ),
  ),
});

/** Parses what putSignedUrl is asked for. A fault of BadInput says in a sentence what cannot be. */
export function parseUpload(input: unknown): Upload {
  const parsed = Input.safeParse(input);
  if (!parsed.success) throw new Fault('BadInput', parsed.error.issues[0]?.message ?? 'This cannot be read.');
  const { fileName, fileType, fileSize } = parsed.data;
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const kind = RESUME_KINDS.find((known) => known === ending);
  if (!kind || fileName.length === ending.length + 1)
    throw new Fault('BadInput', 'A resume is a .pdf, .doc or .docx file.');
  if (fileType !== kinds[kind].type)
    throw new Fault('BadInput', `The type of a .${kind} file is ${kinds[kind].type}.`);
  return { fileName, kind, size: fileSize ?? undefined };
}

/** Without folders and without what is not seen: control characters and marks that turn the writing direction. */
function tidyName(given: string): string {
  const own = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const seen = own
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .trim();
  const dot = seen.lastIndexOf('.');
  if (dot < 0) return seen;
  const ending = seen.slice(dot);
  return [...seen.slice(0, dot)].slice(0, LONGEST_NAME - ending.length).join('') + ending;
}
