import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../platform/fault.ts';
import { aResume, memoryFiles, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { parseUpload, requestUpload } from './request-upload.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const parse = (fileName: string, fileType = PDF, fileSize?: number | null) =>
  parseUpload({ fileName, fileType, fileSize, userId: 'ada' });

describe('RES-01 a valid upload', () => {
  test.each([
    ['Ada.pdf', PDF, 'pdf'],
    ['ADA.PDF', PDF, 'pdf'],
    ['Lebenslauf.final (2).doc', 'application/msword', 'doc'],
    ['履歴書.docx', DOCX, 'docx'],
  ])('RES-01 %s as %s', (fileName, fileType, kind) => {
    expect(parse(fileName, fileType, 7)).toEqual({ fileName, kind, size: 7 });
  });

  test.each([
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['../../bob/cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.\u0000pdf', 'cvfdp.pdf'],
    ['<b>cv</b>.pdf', 'b>.pdf'],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(146)}.pdf`],
  ])('has a clean file name: %j', (fileName, clean) => {
    expect(parse(fileName).fileName).toBe(clean);
  });

  test.each<[string, () => unknown, RegExp]>([
    ['another extension', () => parse('cv.txt', 'text/plain'), /\.pdf, \.doc or \.docx/],
    ['no extension', () => parse('cv', PDF), /\.pdf, \.doc or \.docx/],
    ['only an extension', () => parse('.pdf'), /\.pdf, \.doc or \.docx/],
    ['a second extension of a program', () => parse('cv.pdf.exe'), /\.pdf, \.doc or \.docx/],
    [
      'a type that does not match the extension',
      () => parse('cv.pdf', DOCX),
      /type of a \.pdf file is application\/pdf/,
    ],
    ['an HTML type', () => parse('cv.pdf', 'text/html'), /type of a \.pdf file/],
    ['no bytes', () => parse('cv.pdf', PDF, 0), /This file is empty/],
    ['a negative size', () => parse('cv.pdf', PDF, -1), /This file is empty/],
    ['more than 10 MB', () => parse('cv.pdf', PDF, 10 * 1024 * 1024 + 1), /at most 10 MB/],
    ['no name', () => parseUpload({ fileType: PDF }), /./],
  ])('RES-02 is refused with %s', (_what, parsing, message) => {
    expect(parsing).toThrow(message);
    expect(parsing).toThrow(Fault);
  });

  test('works without a size', () => {
    expect([parse('cv.pdf').size, parse('cv.pdf', PDF, null).size]).toEqual([undefined, undefined]);
  });
});

describe('RES-02 a requested upload', () => {
  const takeLink = async () => true;
  const request = { sub: 'ada', id: 'new', now: NOON };

  test('RES-02 gets a link to the caller’s own folder, for one type and size, for five minutes', async () => {
    const { store, rows } = memoryStore();
    const { files } = memoryFiles();
    expect(await requestUpload({ store, files, takeLink }, request, parse('Ada.pdf', PDF, 9))).toEqual({
      id: 'new',
      expires: '2026-03-04T12:05:00.000Z',
      fileName: 'Ada.pdf',
      fileType: PDF,
      signedUrl: `put:uploads/ada/new.pdf ${PDF} 9`,
    });
    expect(rows.get('new')).toMatchObject({ pk: 'RESUME#ada', state: 'checking', fileName: 'Ada.pdf' });
    expect(rows.get('new')?.expiresAt).toBe(Date.parse('2026-03-04T13:00:00Z') / 1000);
  });

  test('RES-02 is refused for an eleventh resume; resumes without a file expire after an hour', async () => {
    const expiresAt = NOON.getTime() / 1000 + 3_600;
    const ten = Array.from({ length: 10 }, (_, index) => aResume({ id: `${index}`, expiresAt }));
    const { store } = memoryStore(...ten);
    const { files } = memoryFiles();
    const upload = parse('Ada.pdf');
    await expect(requestUpload({ store, files, takeLink }, request, upload)).rejects.toThrow(
      /delete one first/,
    );
    const later = { ...request, now: new Date(expiresAt * 1000) };
    expect(await requestUpload({ store, files, takeLink }, later, upload)).toMatchObject({ id: 'new' });
  });
});
