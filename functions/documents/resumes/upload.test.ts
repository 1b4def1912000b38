import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { askUpload } from './ask-upload.ts';
import { aResume, memoryFiles, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { parseUpload } from './upload.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ask = (fileName: string, fileType = PDF, fileSize?: number | null) =>
  parseUpload({ fileName, fileType, fileSize, userId: 'ada' });

describe('RES-01 what may be uploaded', () => {
  test.each([
    ['Ada.pdf', PDF, 'pdf'],
    ['ADA.PDF', PDF, 'pdf'],
    ['Lebenslauf.final (2).doc', 'application/msword', 'doc'],
    ['履歴書.docx', DOCX, 'docx'],
  ])('RES-01 %s as %s', (fileName, fileType, kind) => {
    expect(ask(fileName, fileType, 7)).toEqual({ fileName, kind, size: 7 });
  });

  test.each([
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['../../bob/cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.\u0000pdf', 'cvfdp.pdf'],
    ['<b>cv</b>.pdf', 'b>.pdf'],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(146)}.pdf`],
  ])('a name is kept without what is not its own: %j', (given, kept) => {
    expect(ask(given).fileName).toBe(kept);
  });

  test.each<[string, () => unknown, RegExp]>([
    ['another ending', () => ask('cv.txt', 'text/plain'), /\.pdf, \.doc or \.docx/],
    ['no ending', () => ask('cv', PDF), /\.pdf, \.doc or \.docx/],
    ['nothing but an ending', () => ask('.pdf'), /\.pdf, \.doc or \.docx/],
    ['two endings, the last of a program', () => ask('cv.pdf.exe'), /\.pdf, \.doc or \.docx/],
    [
      'a type that is not the ending’s',
      () => ask('cv.pdf', DOCX),
      /type of a \.pdf file is application\/pdf/,
    ],
    ['a page', () => ask('cv.pdf', 'text/html'), /type of a \.pdf file/],
    ['nothing', () => ask('cv.pdf', PDF, 0), /This file is empty/],
    ['less than nothing', () => ask('cv.pdf', PDF, -1), /This file is empty/],
    ['a byte more than 10 MB', () => ask('cv.pdf', PDF, 10 * 1024 * 1024 + 1), /at most 10 MB/],
    ['no name', () => parseUpload({ fileType: PDF }), /./],
  ])('RES-02 not %s', (_what, asking, message) => {
    expect(asking).toThrow(message);
    expect(asking).toThrow(Fault);
  });

  test('a size need not be said', () => {
    expect([ask('cv.pdf').size, ask('cv.pdf', PDF, null).size]).toEqual([undefined, undefined]);
  });
});

describe('RES-02 an upload that is asked for', () => {
  const takeLink = async () => true;
  const asking = { sub: 'ada', id: 'new', now: NOON };

  test('RES-02 gets a link to the caller’s own folder, of one type and size, for five minutes', async () => {
    const { store, rows } = memoryStore();
    const { files } = memoryFiles();
    expect(await askUpload({ store, files, takeLink }, asking, ask('Ada.pdf', PDF, 9))).toEqual({
      id: 'new',
      expires: '2026-03-04T12:05:00.000Z',
      fileName: 'Ada.pdf',
      fileType: PDF,
      signedUrl: `put:uploads/ada/new.pdf ${PDF} 9`,
    });
    expect(rows.get('new')).toMatchObject({ pk: 'RESUME#ada', state: 'checking', fileName: 'Ada.pdf' });
    expect(rows.get('new')?.expiresAt).toBe(Date.parse('2026-03-04T13:00:00Z') / 1000);
  });

  test('RES-02 is refused for an eleventh; what never came makes room after an hour', async () => {
    const expiresAt = NOON.getTime() / 1000 + 3_600;
    const ten = Array.from({ length: 10 }, (_, index) => aResume({ id: `${index}`, expiresAt }));
    const { store } = memoryStore(...ten);
    const { files } = memoryFiles();
    const upload = ask('Ada.pdf');
    await expect(askUpload({ store, files, takeLink }, asking, upload)).rejects.toThrow(/delete one first/);
    const later = { ...asking, now: new Date(expiresAt * 1000) };
    expect(await askUpload({ store, files, takeLink }, later, upload)).toMatchObject({ id: 'new' });
  });
});
