import { describe, expect, test } from '@jest/globals';
import type { Resume } from '../table/resume.ts';
import { checkFile } from './check-file.ts';
import { compoundFile, docOf, docxOf, pdfOf } from './fixtures/documents.ts';
import { aResume, memoryFiles, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { readText } from './text/read-text.ts';
import { refusals } from './text/reading.ts';

const ADA = pdfOf('Ada Lovelace');

/** Checks a file of Ada's that has come; gives what is then known and kept of it. */
async function check(given: {
  file: Buffer;
  resume?: Partial<Resume>;
  others?: Resume[];
  size?: number;
  attempt?: number;
  times?: number;
}) {
  const resume = aResume(given.resume);
  const { objectKey, id } = resume;
  const { store, rows, texts } = memoryStore(resume, ...(given.others ?? []));
  const { files, kept } = memoryFiles({ [objectKey]: given.file });
  const arrived = { objectKey, size: given.size ?? given.file.length, attempt: given.attempt ?? 1 };
  for (let time = 0; time < (given.times ?? 1); time += 1)
    await checkFile({ store, files, readText }, arrived, NOON);
  return { row: rows.get(id), text: texts.get(id) ?? '', isKept: kept.has(objectKey) };
}

describe('RES-01 a file that has come', () => {
  test.each([1, 3])(
    'RES-01 is accepted with its text when it is what it says, told of %i times',
    async (times) => {
      const { row, text, isKept } = await check({ file: ADA, times });
      expect([row?.state, row?.why, row?.size, text, isKept]).toEqual([
        'accepted',
        '',
        ADA.length,
        'Ada Lovelace',
        true,
      ]);
      expect(row).not.toHaveProperty('expiresAt');
    },
  );

  test('RES-01 is kept though nothing is written in it that can be read, and the person is told', async () => {
    const { row, isKept } = await check({ file: pdfOf('') });
    expect([row?.state, isKept]).toEqual(['accepted', true]);
    expect(row?.why).toMatch(/no text in this file: it may be a scan/);
  });

  test.each<[string, { file: Buffer; resume?: Partial<Resume>; size?: number; attempt?: number }, string]>([
    [
      'is a text named .pdf',
      { file: Buffer.from('Ada Lovelace') },
      'This file is not a PDF, although its name ends in .pdf.',
    ],
    [
      'is a PDF named .docx',
      { file: ADA, resume: { kind: 'docx' } },
      'This file is not a Word document (.docx), although its name ends in .docx.',
    ],
    [
      'is a DOC named .docx',
      { file: docOf('Ada'), resume: { kind: 'docx' } },
      'This file is not a Word document (.docx), although its name ends in .docx.',
    ],
    [
      'is a DOCX named .doc',
      { file: docxOf(['Ada']), resume: { kind: 'doc' } },
      'This file is not a Word document (.doc), although its name ends in .doc.',
    ],
    [
      'is a DOCX with a password',
      { file: compoundFile({ EncryptedPackage: Buffer.alloc(9) }), resume: { kind: 'docx' } },
      refusals.password.refusal,
    ],
    ['is empty', { file: Buffer.alloc(0) }, 'This file is empty.'],
    [
      'is larger than 10 MB',
      { file: ADA, size: 10 * 1024 * 1024 + 1 },
      'This file is too large: a resume has at most 10 MB.',
    ],
    ['ended whoever read it twice', { file: ADA, attempt: 3 }, refusals.tooMuch.refusal],
  ])('RES-02 that %s is removed and its person told why', async (_what, given, why) => {
    const { row, text, isKept } = await check(given);
    expect([row?.state, row?.why, text, isKept]).toEqual(['refused', why, '', false]);
    expect(row?.expiresAt).toBe(NOON.getTime() / 1000 + 86_400);
  });

  test('RES-02 is not read when it is larger than 10 MB', async () => {
    const { store } = memoryStore(aResume());
    const { files } = memoryFiles();
    const unread = { ...files, read: () => Promise.reject(new Error('It was read.')) };
    const arrived = { objectKey: 'ada/one.pdf', size: 2 ** 33, attempt: 1 };
    await checkFile({ store, files: unread, readText }, arrived, NOON);
    expect((await store.get('ada', 'one'))?.state).toBe('refused');
  });

  test('RES-02 that is put again over an accepted one is checked again', async () => {
    const { row, isKept } = await check({ file: Buffer.from('#!/bin/sh'), resume: { state: 'accepted' } });
    expect([row?.state, isKept]).toEqual(['refused', false]);
  });

  test('RES-02 that is put again over a refused one is removed', async () => {
    const { row, isKept } = await check({ file: ADA, resume: { state: 'refused', why: 'So it was.' } });
    expect([row?.state, row?.why, isKept]).toEqual(['refused', 'So it was.', false]);
  });

  test('RES-02 that is an eleventh, asked for in the same moment as the others, is refused', async () => {
    const others = Array.from({ length: 10 }, (_, index) => aResume({ id: `${index}` }));
    const [eleventh, tenth] = [
      await check({ file: ADA, resume: { id: 'x' }, others }),
      await check({ file: ADA, resume: { id: 'x' }, others: others.slice(1) }),
    ];
    expect([eleventh.row?.state, eleventh.isKept]).toEqual(['refused', false]);
    expect(eleventh.row?.why).toMatch(/You have 10 resumes already/);
    expect(tenth.row?.state).toBe('accepted');
  });
});

describe('RES-02 a file that belongs to nothing', () => {
  test.each(['ada/two.pdf', 'ada/one.docx', 'bob/one.pdf/x', 'one.pdf', 'ada/../ada/one.pdf'])(
    'RES-02 is removed: %s',
    async (objectKey) => {
      const { store, rows } = memoryStore(aResume());
      const { files, kept } = memoryFiles({ [objectKey]: ADA });
      await checkFile({ store, files, readText }, { objectKey, size: ADA.length, attempt: 1 }, NOON);
      expect([kept.size, rows.get('one')?.state]).toEqual([0, 'checking']);
    },
  );

  test('RES-02 is removed when it is deleted while it is checked', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, kept } = memoryFiles({ 'ada/one.pdf': ADA });
    const deletedMeanwhile = { ...store, settle: async () => false };
    const arrived = { objectKey: 'ada/one.pdf', size: ADA.length, attempt: 1 };
    await checkFile({ store: deletedMeanwhile, files, readText }, arrived, NOON);
    expect([kept.size, rows.get('one')?.state]).toEqual([0, 'checking']);
  });

  test('a word of a file that has gone meanwhile is no news', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files } = memoryFiles();
    await checkFile({ store, files, readText }, { objectKey: 'ada/one.pdf', size: 9, attempt: 1 }, NOON);
    expect(rows.get('one')?.state).toBe('checking');
  });
});
