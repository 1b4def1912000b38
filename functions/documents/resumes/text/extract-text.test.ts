import { describe, expect, test } from '@jest/globals';
import { compoundFile, docOf, docxOf, lockedPdf, pdfOf, pdfOfDrawing, zipOf } from '../fixtures/documents.ts';
import { extractText } from './extract-text.ts';
import { REFUSALS } from './extraction.ts';

const docxWith = (body: string, parts: Readonly<Record<string, string>> = {}) =>
  docxOf([], { 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...parts });
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

describe('RES-01 the text of a resume', () => {
  test('is empty for a scan', async () => {
    expect(await extractText('pdf', pdfOf('', ''))).toEqual({ text: '' });
  });

  test.each([
    [
      'a text box of Word 2010',
      '<w:p><w:r><w:drawing><wps:txbx><w:txbxContent><w:p><w:r><w:t>Rust, Go</w:t></w:r></w:p></w:txbxContent></wps:txbx></w:drawing></w:r></w:p>',
      'Rust, Go',
    ],
    [
      'a text box and its old form',
      '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Rust</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Rust</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>',
      'Rust',
    ],
    [
      'an old text box alone',
      '<w:p><w:r><mc:AlternateContent><mc:Choice/><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Go</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>',
      'Go',
    ],
    [
      'tracked changes',
      '<w:p><w:ins><w:r><w:t>Lead of eleven</w:t></w:r></w:ins><w:del><w:r><w:delText>three</w:delText></w:r></w:del></w:p>',
      'Lead of eleven',
    ],
    [
      'tabs and breaks',
      '<w:p><w:r><w:t>Ada</w:t><w:tab/><w:t>Paris</w:t><w:br/><w:t>x</w:t></w:r></w:p>',
      'Ada Paris\nx',
    ],
  ])('of a DOCX has %s', async (_, body, text) => {
    expect(await extractText('docx', docxWith(body))).toEqual({ text });
  });

  test('of a DOCX has its headers once, its footer and its embedded parts', async () => {
    const file = docxWith('<w:altChunk r:id="r4"/><w:p><w:r><w:t>Kettle Works</w:t></w:r></w:p>', {
      'word/_rels/document.xml.rels': `<Relationships>${relationship('r1', 'header', 'header1.xml')}${relationship('r2', 'header', 'header2.xml')}${relationship('r3', 'footer', 'footer1.xml')}${relationship('r4', 'aFChunk', 'chunk.htm')}</Relationships>`,
      'word/header1.xml': '<w:hdr><w:p><w:r><w:t>Ada Example</w:t></w:r></w:p></w:hdr>',
      'word/header2.xml': '<w:hdr><w:p><w:r><w:t>Ada Example</w:t></w:r></w:p></w:hdr>',
      'word/footer1.xml': '<w:ftr><w:p><w:r><w:t>ada@example.com</w:t></w:r></w:p></w:ftr>',
      'word/chunk.htm': '<style>p { color: red }</style><h1>Skills</h1><p>Rust &amp; Go</p>',
    });
    const text = 'Ada Example\n\nSkills\nRust & Go\n\nKettle Works\n\nada@example.com';
    expect(await extractText('docx', file)).toEqual({ text });
  });

  test('of a PDF has no letters that a heading sets apart', async () => {
    expect(await extractText('pdf', pdfOf('S K I L L S', 'Vitamins A B C'))).toEqual({
      text: 'SKILLS\n\nVitamins A B C',
    });
    const spaced = pdfOfDrawing('BT /F1 12 Tf 6 Tc 72 720 Td (WORK AT KETTLE) Tj ET');
    expect(await extractText('pdf', spaced)).toEqual({ text: 'WORK AT KETTLE' });
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
    [
      'a DOCX whose text is in an embedded file of another kind',
      'docx',
      () => docxOf([' '], { 'word/afchunk.mht': 'Rust' }),
      REFUSALS.embedded,
    ],
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
