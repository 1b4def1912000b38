import { describe, expect, test } from '@jest/globals';
import { compoundFile, docOf, docxOf, lockedPdf, pdfBomb, pdfOf, zipOf } from '../fixtures/documents.ts';
import { readInThread } from './read-in-thread.ts';
import { refusals } from './reading.ts';

const script = new URL('./text.worker.ts', import.meta.url);
const read = readInThread(script, { time: 60_000, memory: 512 });

describe('RES-01 the text of a resume', () => {
  test('RES-01 is read in a PDF, page by page', async () => {
    expect(await read('pdf', pdfOf('Ada Lovelace (1815)', 'Analytical engines'))).toEqual({
      text: 'Ada Lovelace (1815)\n\nAnalytical engines',
    });
  });

  test('RES-01 is read in a DOCX, paragraph by paragraph, and its pictures are not unpacked', async () => {
    const document = docxOf(['Ada Lovelace', 'أدا ♥ 工程师'], { 'word/media/image1.png': 'no picture' });
    expect(await read('docx', document)).toEqual({ text: 'Ada Lovelace\n\nأدا ♥ 工程师' });
  });

  test('RES-01 is read in a DOC', async () => {
    expect(await read('doc', docOf('Ada Lovelace\rAnalytical engines, Zürich\r'))).toEqual({
      text: 'Ada Lovelace\nAnalytical engines, Zürich',
    });
  });

  test('is empty in a scan', async () => {
    expect(await read('pdf', pdfOf('', ''))).toEqual({ text: '' });
  });

  test('is cut where it is too long', async () => {
    const reading = await read('docx', docxOf(['word '.repeat(30_000)]));
    expect('text' in reading && reading.text.length).toBe(100_000);
  });
});

describe('RES-02 a file that is made to be hard to read is refused in a sentence', () => {
  test.each([
    ['a PDF with a password', 'pdf', () => lockedPdf(), refusals.password],
    ['a DOC with a password', 'doc', () => docOf('noise', 0x0100), refusals.password],
    [
      'a PDF of 300 pages',
      'pdf',
      () => pdfOf(...Array.from({ length: 300 }, (_, page) => `Page ${page}`)),
      { refusal: 'This file has 300 pages. A resume has at most 100.' },
    ],
    ['a PDF that breaks off', 'pdf', () => Buffer.from('%PDF-1.4\n1 0 obj'), refusals.damaged],
    ['a DOCX that breaks off', 'docx', () => docxOf(['Ada']).subarray(0, 300), refusals.damaged],
    ['an empty DOCX', 'docx', () => docxOf([' ']), refusals.empty],
    ['an empty DOC', 'doc', () => docOf(' '), refusals.empty],
    ['a DOCX with macros', 'docx', () => docxOf(['Ada'], { 'word/vbaProject.bin': 'x' }), refusals.macros],
    [
      'an archive of something else',
      'docx',
      () => zipOf({ 'xl/workbook.xml': '<workbook/>' }),
      { refusal: 'This file is not a Word document, although its name ends in .docx.' },
    ],
    [
      'a compound file of something else',
      'doc',
      () => compoundFile({ Workbook: Buffer.alloc(5_000) }),
      { refusal: 'This file is not a Word document, although its name ends in .doc.' },
    ],
    [
      'a DOCX whose document unpacks to 40 MB',
      'docx',
      () => docxOf(['Ada'], { 'word/document.xml': `<a>${' '.repeat(40_000_000)}</a>` }),
      refusals.tooMuch,
    ],
  ] as const)('RES-02 %s', async (_what, kind, file, refusal) => {
    expect(await read(kind, file())).toEqual(refusal);
  });

  test('RES-02 a PDF whose page unpacks to more than there is memory for', async () => {
    const little = readInThread(script, { time: 60_000, memory: 100 });
    expect(await little('pdf', pdfBomb(600_000_000))).toEqual(refusals.tooMuch);
  });

  test('RES-02 whatever takes longer than a reading may', async () => {
    const never = new URL('data:text/javascript,for(;;);');
    expect(await readInThread(never, { time: 50, memory: 100 })('pdf', pdfOf('Ada'))).toEqual(
      refusals.tooMuch,
    );
  });

  test('RES-02 whatever ends the thread that reads it', async () => {
    const dies = new URL('data:text/javascript,throw new Error("dead")');
    expect(await readInThread(dies, { time: 60_000, memory: 100 })('pdf', pdfOf('Ada'))).toEqual(
      refusals.damaged,
    );
  });
});
