import { describe, expect, test } from '@jest/globals';
import { compoundFile, docOf, docxOf, lockedPdf, pdfBomb, pdfOf, zipOf } from '../fixtures/documents.ts';
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

  test('is empty for a scan', async () => {
    expect(await read('pdf', pdfOf('', ''))).toEqual({ text: '' });
  });

  test('is cut if it is too long', async () => {
    const reading = await read('docx', docxOf(['word '.repeat(30_000)]));
    expect('text' in reading && reading.text.length).toBe(100_000);
  });
});

describe('RES-02 a malicious or broken file is refused with a sentence', () => {
  test.each([
    ['a PDF with a password', 'pdf', () => lockedPdf(), REFUSALS.password],
    ['a DOC with a password', 'doc', () => docOf('noise', 0x0100), REFUSALS.password],
    [
      'a PDF of 300 pages',
      'pdf',
      () => pdfOf(...Array.from({ length: 300 }, (_, page) => `Page ${page}`)),
      { refusal: 'This file has 300 pages. A resume can have at most 100.' },
    ],
    ['a truncated PDF', 'pdf', () => Buffer.from('%PDF-1.4\n1 0 obj'), REFUSALS.damaged],
    ['a truncated DOCX', 'docx', () => docxOf(['Ada']).subarray(0, 300), REFUSALS.damaged],
    ['an empty DOCX', 'docx', () => docxOf([' ']), REFUSALS.empty],
    ['an empty DOC', 'doc', () => docOf(' '), REFUSALS.empty],
    ['a DOCX with macros', 'docx', () => docxOf(['Ada'], { 'word/vbaProject.bin': 'x' }), REFUSALS.macros],
    [
      'a ZIP archive of another kind',
      'docx',
      () => zipOf({ 'xl/workbook.xml': '<workbook/>' }),
      { refusal: "This file isn't a Word document, even though its name ends in .docx." },
    ],
    [
      'a compound file of another kind',
      'doc',
      () => compoundFile({ Workbook: Buffer.alloc(5_000) }),
      { refusal: "This file isn't a Word document, even though its name ends in .doc." },
    ],
    [
      'a DOCX whose document unpacks to 40 MB',
      'docx',
      () => docxOf(['Ada'], { 'word/document.xml': `<a>${' '.repeat(40_000_000)}</a>` }),
      REFUSALS.tooComplex,
    ],
  ] as const)('RES-02 %s', async (_what, kind, file, refusal) => {
    expect(await read(kind, file())).toEqual(refusal);
  });

  test('RES-02 a PDF whose page unpacks to more than the memory limit', async () => {
    const limited = extractInThread(script, { timeout: 60_000, memory: 100 });
    expect(await limited('pdf', pdfBomb(600_000_000))).toEqual(REFUSALS.tooComplex);
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
