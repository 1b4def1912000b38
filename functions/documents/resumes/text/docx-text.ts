import { type Unzipped, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type Reading, refusals } from './reading.ts';

/** The most that the parts with text may weigh when unpacked, in bytes; a novel's weigh 5 MB. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/**
 * The text of a DOCX. Only the parts that text stands in are unpacked, into as much room as the archive says they need
 * and never more, and the library is handed those alone: it would unpack whatever there is.
 */
export async function docxText(bytes: Buffer): Promise<Reading> {
  const names: string[] = [];
  let unpacked = 0;
  let parts: Unzipped;
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name);
        if (!/\.(xml|rels)$/.test(name)) return false;
        unpacked += originalSize;
        return unpacked <= MOST_UNPACKED;
      },
    });
  } catch {
    return refusals.damaged;
  }
  if (unpacked > MOST_UNPACKED) return refusals.tooMuch;
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    return { refusal: 'This file is not a Word document, although its name ends in .docx.' };
  if (names.some((name) => name.endsWith('vbaProject.bin'))) return refusals.macros;
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(parts, { level: 0 })) });
    return value.trim() === '' ? refusals.empty : { text: value };
  } catch {
    return refusals.damaged;
  }
}
