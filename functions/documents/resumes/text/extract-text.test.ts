import { describe, expect, test } from '@jest/globals';
import { compoundFile, docOf, docxOf, lockedPdf, pdfOf, zipOf } from '../fixtures/documents.ts';
import { extractText } from './extract-text.ts';
import { REFUSALS } from './extraction.ts';

describe('RES-01 the text of a resume', () => {
  test('is empty for a scan', async () => {
    expect(await extractText('pdf', pdfOf('', ''))).toEqual({ text: '' });
  });

  test('is cut if it is too long', async () => {
    const reading = await extractText('docx', docxOf(['word '.repeat(30_000)]));
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
    expect(await extractText(kind, file())).toEqual(refusal);
  });
});
