import * as z from 'zod/mini';
import type { ResumeKind } from '../../../table/resume.ts';
import { detectKind, FILE_KINDS } from '../file-kinds.ts';

/** A file's text, or why it was refused, as a sentence for the person. */
export const ExtractedText = z.union([z.object({ text: z.string() }), z.object({ refusal: z.string() })]);
export type ExtractedText = z.infer<typeof ExtractedText>;

/** Extracts the text of a file whose signature has been checked. */
export type TextExtractor = (kind: ResumeKind, bytes: Buffer) => Promise<ExtractedText>;

/** Extracts the text of an object in the bucket. Returns undefined if it is gone. */
export type StoredFileReader = (kind: ResumeKind, objectKey: string) => Promise<ExtractedText | undefined>;

export const REFUSALS = {
  password: {
    refusal: 'This file is password-protected. Please remove the password and upload it again.',
  },
  tooComplex: {
    refusal: 'This file is too complex for us to read. Please save it as a simple PDF and upload that.',
  },
  damaged: {
    refusal: "We couldn't open this file because it's damaged. Please save it again and re-upload it.",
  },
  empty: { refusal: 'This document is empty.' },
  embedded: {
    refusal:
      "The text of this document is in a part that we can't read. Please save it as a PDF and upload that.",
  },
  macros: { refusal: 'This document contains macros. Please save it without them, or as a PDF.' },
} as const;

/** Extracts the text of a file if its signature matches its kind. */
export async function extractChecked(
  kind: ResumeKind,
  bytes: Buffer,
  extractText: TextExtractor,
): Promise<ExtractedText> {
  const detected = detectKind(bytes);
  if (detected === kind) return extractText(kind, bytes);
  // Word stores a password-protected .docx in a compound file with this stream: MS-OFFCRYPTO, section 2.3.
  const isProtected = detected === 'doc' && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  if (isProtected) return REFUSALS.password;
  return { refusal: `This file isn't a ${FILE_KINDS[kind].label}, even though its name ends in .${kind}.` };
}
