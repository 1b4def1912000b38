import { extractText, getDocumentProxy } from 'unpdf';
import { type Reading, refusals } from './reading.ts';

/** The most pages that are read; academic lives fill several dozen. */
const MOST_PAGES = 100;

/** The text of a PDF, page by page; empty for a scan. */
export async function pdfText(bytes: Buffer): Promise<Reading> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { numPages } = pdf;
    if (numPages > MOST_PAGES)
      return { refusal: `This file has ${numPages} pages. A resume has at most ${MOST_PAGES}.` };
    const { text } = await extractText(pdf, { mergePages: false });
    return { text: text.join('\n\n') };
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? refusals.password : refusals.damaged;
  }
}
