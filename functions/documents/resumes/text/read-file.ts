import type { ResumeKind } from '../../../table/resume.ts';
import { kindOf, kinds } from '../kinds.ts';
import { type Reading, type ReadText, refusals } from './reading.ts';

/** Reads a file of the bucket by its key. Returns undefined if the file is gone. */
export type ReadFile = (kind: ResumeKind, objectKey: string) => Promise<Reading | undefined>;

/** Reads the bytes of a file that is said to be of a kind, and refuses what is of another. */
export async function readBytes(kind: ResumeKind, bytes: Buffer, readText: ReadText): Promise<Reading> {
  const found = kindOf(bytes);
  if (found === kind) return readText(kind, bytes);
  // Word keeps a protected .docx in a compound file, in a stream of this name: MS-OFFCRYPTO, section 2.3.
  const isProtected = found === 'doc' && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return isProtected
    ? refusals.password
    : { refusal: `This file is not a ${kinds[kind].called}, although its name ends in .${kind}.` };
}
