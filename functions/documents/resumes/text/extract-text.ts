import { type Unzipped, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { undefinedOn } from '../../../platform/undefined-on.ts';
import { MAX_TEXT_LENGTH } from '../limits.ts';
import { docText } from './doc-text.ts';
import { docxText, mainPart } from './docx-text.ts';
import { type ExtractedText, REFUSALS, type TextExtractor } from './extraction.ts';
import { pdfPages } from './pdf-text.ts';

const extractors = { pdf: extractPdf, doc: extractDoc, docx: extractDocx } as const;

/** Extracts a file's text without limits on time and memory; see extract-in-thread.ts. */
export const extractText: TextExtractor = async (kind, bytes) => {
  const result = await extractors[kind](bytes);
  return 'text' in result ? { text: normalizeText(result.text) } : result;
};

/** Drops control characters, collapses spaces and empty lines, and cuts the text at its maximum length. */
function normalizeText(text: string): string {
  return text
    .slice(0, 4 * MAX_TEXT_LENGTH)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed();
}

/** Academic CVs have several dozen pages. */
const MAX_PAGES = 100;

/** Extracts a PDF page by page. The text of a scan is empty. */
async function extractPdf(bytes: Buffer): Promise<ExtractedText> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { numPages } = pdf;
    if (numPages > MAX_PAGES)
      return { refusal: `This file has ${numPages} pages. A resume can have at most ${MAX_PAGES}.` };
    return { text: (await pdfPages(pdf)).join('\n\n') };
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? REFUSALS.password : REFUSALS.damaged;
  }
}

/** The stream that makes a compound file a Word document, as its directory names it: MS-DOC, 2.1.1. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

async function extractDoc(bytes: Buffer): Promise<ExtractedText> {
  if (!bytes.includes(WORD_STREAM))
    return { refusal: "This file isn't a Word document, even though its name ends in .doc." };
  const result = undefinedOn([RangeError], () => docText(bytes));
  if (result === undefined) return REFUSALS.damaged;
  if (result === 'password') return REFUSALS.password;
  return result.text.trim() === '' ? REFUSALS.empty : result;
}

/** The most unpacked XML, in bytes; a novel has 5 MB. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** The parts that have text: XML, and what a document may embed. */
const READ_PARTS = /\.(?:xml|rels|x?html?|txt|docx)$/i;
/** Embedded parts that have text, which isn't read. */
const UNREAD_PARTS = /^word\/.*\.(?:mht|mhtml|rtf|doc|odt|pdf)$/i;

class TooComplex extends Error {}

/** Extracts a DOCX. Only its parts with text are unpacked, up to a limit that embedded documents share. */
async function extractDocx(bytes: Buffer): Promise<ExtractedText> {
  const names: string[] = [];
  let unpackedBytes = 0;
  const unzip = (packed: Uint8Array): Unzipped =>
    unzipSync(packed, {
      filter({ name, originalSize }) {
        names.push(name);
        if (!READ_PARTS.test(name)) return false;
        unpackedBytes += originalSize;
        if (unpackedBytes > MAX_UNPACKED_BYTES) throw new TooComplex();
        return true;
      },
    });
  try {
    const parts = unzip(bytes);
    if (mainPart(names) === undefined)
      return { refusal: "This file isn't a Word document, even though its name ends in .docx." };
    if (names.some((name) => name.endsWith('vbaProject.bin'))) return REFUSALS.macros;
    const text = docxText(parts, unzip);
    if (text.trim() !== '') return { text };
    return names.some((name) => UNREAD_PARTS.test(name)) ? REFUSALS.embedded : REFUSALS.empty;
  } catch (error) {
    return error instanceof TooComplex ? REFUSALS.tooComplex : REFUSALS.damaged;
  }
}
