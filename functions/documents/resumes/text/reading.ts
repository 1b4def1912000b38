import * as z from 'zod/mini';
import type { ResumeKind } from '../../../table/resume.ts';

/** What came of reading a file: its text, or why there is none, in a sentence for the person whose file it is. */
export const Reading = z.union([z.object({ text: z.string() }), z.object({ refusal: z.string() })]);
export type Reading = z.infer<typeof Reading>;

/** Reads the text of a file that begins as its kind does. */
export type ReadText = (kind: ResumeKind, bytes: Buffer) => Promise<Reading>;

/** The sentences of a file that cannot be read. */
export const refusals = {
  password: {
    refusal:
      'This file is protected by a password, so we cannot read it. Please remove the password and add it again.',
  },
  tooMuch: {
    refusal: 'There is too much in this file to read it. Please save it as a plain PDF and add that.',
  },
  damaged: { refusal: 'This file is damaged and cannot be opened. Please save it anew and add it again.' },
  empty: { refusal: 'There is nothing written in this document.' },
  macros: {
    refusal: 'This document carries macros. Please save it without them, or as a PDF, and add that.',
  },
} as const;
