import { describe, expect, test } from '@jest/globals';
import type { Resume } from '../../table/resume.ts';
import { checkFile } from './check-file.ts';
import { compoundFile, docOf, docxOf, pdfOf } from './fixtures/documents.ts';
import { aResume, memoryFiles, memoryStore, NOON, readFileIn } from './fixtures/memory-stores.ts';
import type { ReadFile } from './text/read-file.ts';
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
  const uploadKey = `uploads/${objectKey}`;
  const { files, kept } = memoryFiles({ [uploadKey]: given.file });
  const size = given.size ?? given.file.length;
  const arrived = { uploadKey, size, messageId: 'first', attempt: given.attempt ?? 1 };
  for (let time = 0; time < (given.times ?? 1); time += 1)
    await checkFile({ store, files, readFile: readFileIn(kept) }, arrived, NOON);
  expect(kept.has(uploadKey)).toBe(false);
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
    const readFile = () => Promise.reject(new Error('It was read.'));
    const arrived = { uploadKey: 'uploads/ada/one.pdf', size: 2 ** 33, messageId: 'first', attempt: 1 };
    await checkFile({ store, files, readFile }, arrived, NOON);
    expect((await store.get('ada', 'one'))?.state).toBe('refused');
  });

  test('RES-02 is the only one of its link: a hundred others are removed unread, and it stays as it was', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, kept } = memoryFiles();
    let reads = 0;
    const readFile: ReadFile = (kind, objectKey) => {
      reads += 1;
      return readFileIn(kept)(kind, objectKey);
    };
    const putAgain = async (number: number) => {
      kept.set('uploads/ada/one.pdf', number === 0 ? ADA : Buffer.from('#!/bin/sh'));
      const arrived = { uploadKey: 'uploads/ada/one.pdf', size: 9, messageId: `${number}`, attempt: 1 };
      await checkFile({ store, files, readFile }, arrived, NOON);
    };
    for (let number = 0; number <= 100; number += 1) await putAgain(number);
    expect(reads).toBe(1);
    expect(rows.get('one')?.state).toBe('accepted');
    expect([...kept]).toEqual([['ada/one.pdf', ADA]]);
  });

  test('RES-02 is removed unread while another one of its link is checked', async () => {
    const { store } = memoryStore(aResume({ takenBy: 'first' }));
    const { files, kept } = memoryFiles({ 'ada/one.pdf': ADA, 'uploads/ada/one.pdf': Buffer.from('x') });
    const readFile = () => Promise.reject(new Error('It was read.'));
    const arrived = { uploadKey: 'uploads/ada/one.pdf', size: 1, messageId: 'second', attempt: 1 };
    await checkFile({ store, files, readFile }, arrived, NOON);
    expect([...kept.keys()]).toEqual(['ada/one.pdf']);
  });

  test('RES-02 is checked by the next try when a run died after the file was moved', async () => {
    const { store } = memoryStore(aResume({ takenBy: 'first' }));
    const { files, kept } = memoryFiles({ 'ada/one.pdf': ADA });
    const arrived = { uploadKey: 'uploads/ada/one.pdf', size: ADA.length, messageId: 'first', attempt: 2 };
    await checkFile({ store, files, readFile: readFileIn(kept) }, arrived, NOON);
    expect(await store.get('ada', 'one')).toMatchObject({ state: 'accepted', size: ADA.length });
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
      const uploadKey = `uploads/${objectKey}`;
      const { store, rows } = memoryStore(aResume());
      const { files, kept } = memoryFiles({ [uploadKey]: ADA });
      const arrived = { uploadKey, size: ADA.length, messageId: 'first', attempt: 1 };
      await checkFile({ store, files, readFile: readFileIn(kept) }, arrived, NOON);
      expect([kept.size, rows.get('one')?.state]).toEqual([0, 'checking']);
    },
  );

  test('RES-02 is removed when it is deleted while it is checked', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, kept } = memoryFiles({ 'uploads/ada/one.pdf': ADA });
    const deletedMeanwhile = { ...store, settle: async () => false };
    const arrived = { uploadKey: 'uploads/ada/one.pdf', size: ADA.length, messageId: 'first', attempt: 1 };
    await checkFile({ store: deletedMeanwhile, files, readFile: readFileIn(kept) }, arrived, NOON);
    expect([kept.size, rows.get('one')?.state]).toEqual([0, 'checking']);
  });

  test('a word of a file that has gone meanwhile is no news', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, kept } = memoryFiles();
    const arrived = { uploadKey: 'uploads/ada/one.pdf', size: 9, messageId: 'first', attempt: 1 };
    await checkFile({ store, files, readFile: readFileIn(kept) }, arrived, NOON);
    expect(rows.get('one')?.state).toBe('checking');
  });
});
