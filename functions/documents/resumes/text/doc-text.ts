import WordExtractor from 'word-extractor';
import { type Reading, refusals } from './reading.ts';

/** The stream that makes a compound file a Word document, as its directory names it: MS-DOC, 2.1.1. */
const STREAM = Buffer.from('WordDocument', 'utf16le');
/** Sectors of a compound file begin at its multiples: MS-CFB, section 2.2. */
const SECTOR = 512;
/** What a Word document's file information block begins with, and where its flag of encryption is: MS-DOC, 2.5.2. */
const FIB = { begins: 0xa5ec, flags: 10, encrypted: 0x0100 };

/** The text of a DOC. */
export async function docText(bytes: Buffer): Promise<Reading> {
  if (!bytes.includes(STREAM))
    return { refusal: 'This file is not a Word document, although its name ends in .doc.' };
  if (isEncrypted(bytes)) return refusals.password;
  try {
    const document = await new WordExtractor().extract(bytes);
    const text = document.getBody();
    return text.trim() === '' ? refusals.empty : { text };
  } catch {
    return refusals.damaged;
  }
}

/** Whether the first block that looks like a Word document's says so; what is encrypted would be read as noise. */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === FIB.begins)
      return (bytes.readUInt16LE(at + FIB.flags) & FIB.encrypted) !== 0;
  return false;
}
