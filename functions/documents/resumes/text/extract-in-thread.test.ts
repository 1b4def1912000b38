import { describe, expect, test } from '@jest/globals';
import { docOf, docxOf, lockedPdf, pdfBomb, pdfOf } from '../fixtures/documents.ts';
import { extractInThread } from './extract-in-thread.ts';
import { REFUSALS } from './extraction.ts';

const script = new URL('./text.worker.ts', import.meta.url);
const read = extractInThread(script, { timeout: 60_000, memory: 512 });

describe('RES-01 the text of a resume', () => {
  test('RES-01 is extracted from a PDF, page by page', async () => {
    expect(await read('pdf', pdfOf('Ada Lovelace (1815)', 'Analytical engines'))).toEqual({
      text: 'Ada Lovelace (1815)\n\nAnalytical engines',
    });
  });

  test('RES-01 is extracted from a DOCX, paragraph by paragraph, without unpacking pictures', async () => {
    const document = docxOf(['Ada Lovelace', 'أدا ♥ 工程师'], { 'word/media/image1.png': 'no picture' });
    expect(await read('docx', document)).toEqual({ text: 'Ada Lovelace\n\nأدا ♥ 工程师' });
  });

  test('RES-01 is extracted from a DOC', async () => {
    expect(await read('doc', docOf('Ada Lovelace\rAnalytical engines, Zürich\r'))).toEqual({
      text: 'Ada Lovelace\nAnalytical engines, Zürich',
    });
  });
});

describe('RES-02 a malicious or broken file is refused with a sentence', () => {
  test('RES-02 which the thread passes on', async () => {
    expect(await read('pdf', lockedPdf())).toEqual(REFUSALS.password);
  });

  test('RES-02 a PDF whose page unpacks to more than the memory limit', async () => {
    const limited = extractInThread(script, { timeout: 60_000, memory: 100 });
    expect(await limited('pdf', pdfBomb(250_000_000))).toEqual(REFUSALS.tooComplex);
  });

  test('RES-02 anything that exceeds the timeout', async () => {
    const never = new URL('data:text/javascript,for(;;);');
    expect(await extractInThread(never, { timeout: 50, memory: 100 })('pdf', pdfOf('Ada'))).toEqual(
      REFUSALS.tooComplex,
    );
  });

  test('RES-02 anything that crashes the worker', async () => {
    const dies = new URL('data:text/javascript,throw new Error("dead")');
    expect(await extractInThread(dies, { timeout: 60_000, memory: 100 })('pdf', pdfOf('Ada'))).toEqual(
      REFUSALS.damaged,
    );
  });
});
