import { docText } from './doc-text.ts';
import { docxText } from './docx-text.ts';
import { pdfText } from './pdf-text.ts';
import type { ReadText } from './reading.ts';
import { tidyText } from './tidy-text.ts';

const readers = { pdf: pdfText, doc: docText, docx: docxText } as const;

/** Reads a file here and now, for as long and with as much memory as it takes. */
export const readText: ReadText = async (kind, bytes) => {
  const reading = await readers[kind](bytes);
  return 'text' in reading ? { text: tidyText(reading.text) } : reading;
};
