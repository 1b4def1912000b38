import { describe, expect, test } from '@jest/globals';
import type { Resume } from '../../table/resume.ts';
import { checkFile } from './check-file.ts';
import { compoundFile, docOf, docxOf, pdfOf } from './fixtures/documents.ts';
import { aResume, memoryFiles, memoryStore, NOON, readFileIn } from './fixtures/memory-stores.ts';
import { REFUSALS, type StoredFileReader } from './text/extraction.ts';

const ADA = pdfOf('Ada Lovelace');

/** Checks an uploaded file of Ada's, and returns what is stored of it. */
async function check(upload: {
  file: Buffer;
  resume?: Partial<Resume>;
  others?: Resume[];
  size?: number;
  attempt?: number;
  times?: number;
}) {
  const resume = aResume(upload.resume);
  const { objectKey, id } = resume;
  const { store, rows, texts } = memoryStore(resume, ...(upload.others ?? []));
  const uploadKey = `uploads/${objectKey}`;
  const { files, stored } = memoryFiles({ [uploadKey]: upload.file });
  const size = upload.size ?? upload.file.length;
  const arrival = { uploadKey, size, messageId: 'first', attempt: upload.attempt ?? 1 };
  for (let time = 0; time < (upload.times ?? 1); time += 1)
    await checkFile({ store, files, readFile: readFileIn(stored) }, arrival, NOON);
  expect(stored.has(uploadKey)).toBe(false);
  return { row: rows.get(id), text: texts.get(id) ?? '', isStored: stored.has(objectKey) };
}

describe('RES-01 an uploaded file', () => {
  test.each([1, 3])(
    'RES-01 is accepted with its text if it is what its name says, after %i messages',
    async (times) => {
      const { row, text, isStored } = await check({ file: ADA, times });
      expect([row?.state, row?.why, row?.size, text, isStored]).toEqual([
        'accepted',
        '',
        ADA.length,
        'Ada Lovelace',
        true,
      ]);
      expect(row).not.toHaveProperty('expiresAt');
    },
  );

  test('RES-01 is accepted without readable text, with a note for the person', async () => {
    const { row, isStored } = await check({ file: pdfOf('') });
    expect([row?.state, isStored]).toEqual(['accepted', true]);
    expect(row?.why).toMatch(/no text in this file\. It may be a scan/);
  });

  test.each<[string, { file: Buffer; resume?: Partial<Resume>; size?: number; attempt?: number }, string]>([
    [
      'is a text file named .pdf',
      { file: Buffer.from('Ada Lovelace') },
      "This file isn't a PDF, even though its name ends in .pdf.",
    ],
    [
      'is a PDF named .docx',
      { file: ADA, resume: { kind: 'docx' } },
      "This file isn't a Word document (.docx), even though its name ends in .docx.",
    ],
    [
      'is a DOC named .docx',
      { file: docOf('Ada'), resume: { kind: 'docx' } },
      "This file isn't a Word document (.docx), even though its name ends in .docx.",
    ],
    [
      'is a DOCX named .doc',
      { file: docxOf(['Ada']), resume: { kind: 'doc' } },
      "This file isn't a Word document (.doc), even though its name ends in .doc.",
    ],
    [
      'is a DOCX with a password',
      { file: compoundFile({ EncryptedPackage: Buffer.alloc(9) }), resume: { kind: 'docx' } },
      REFUSALS.password.refusal,
    ],
    ['is empty', { file: Buffer.alloc(0) }, 'This file is empty.'],
    [
      'is larger than 10 MB',
      { file: ADA, size: 10 * 1024 * 1024 + 1 },
      'This file is too large. A resume can have at most 10 MB.',
    ],
    ['crashed its reader twice', { file: ADA, attempt: 3 }, REFUSALS.tooComplex.refusal],
  ])('RES-02 that %s is removed, with a reason for the person', async (_what, upload, why) => {
    const { row, text, isStored } = await check(upload);
    expect([row?.state, row?.why, text, isStored]).toEqual(['refused', why, '', false]);
    expect(row?.expiresAt).toBe(NOON.getTime() / 1000 + 86_400);
  });

  test('RES-02 is not read if it is larger than 10 MB', async () => {
    const { store } = memoryStore(aResume());
    const { files } = memoryFiles();
    const readFile = () => Promise.reject(new Error('It was read.'));
    const arrival = { uploadKey: 'uploads/ada/one.pdf', size: 2 ** 33, messageId: 'first', attempt: 1 };
    await checkFile({ store, files, readFile }, arrival, NOON);
    expect((await store.get('ada', 'one'))?.state).toBe('refused');
  });

  test('RES-02 stays as it is when a hundred others are uploaded to its link, which are removed unread', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, stored } = memoryFiles();
    let reads = 0;
    const readFile: StoredFileReader = (kind, objectKey) => {
      reads += 1;
      return readFileIn(stored)(kind, objectKey);
    };
    const putAgain = async (number: number) => {
      stored.set('uploads/ada/one.pdf', number === 0 ? ADA : Buffer.from('#!/bin/sh'));
      const arrival = { uploadKey: 'uploads/ada/one.pdf', size: 9, messageId: `${number}`, attempt: 1 };
      await checkFile({ store, files, readFile }, arrival, NOON);
    };
    for (let number = 0; number <= 100; number += 1) await putAgain(number);
    expect(reads).toBe(1);
    expect(rows.get('one')?.state).toBe('accepted');
    expect([...stored]).toEqual([['ada/one.pdf', ADA]]);
  });

  test('RES-02 is removed unread while another one of its link is being checked', async () => {
    const { store } = memoryStore(aResume({ takenBy: 'first' }));
    const { files, stored } = memoryFiles({ 'ada/one.pdf': ADA, 'uploads/ada/one.pdf': Buffer.from('x') });
    const readFile = () => Promise.reject(new Error('It was read.'));
    const arrival = { uploadKey: 'uploads/ada/one.pdf', size: 1, messageId: 'second', attempt: 1 };
    await checkFile({ store, files, readFile }, arrival, NOON);
    expect([...stored.keys()]).toEqual(['ada/one.pdf']);
  });

  test('RES-02 is checked by the next attempt if one crashed after moving the file', async () => {
    const { store } = memoryStore(aResume({ takenBy: 'first' }));
    const { files, stored } = memoryFiles({ 'ada/one.pdf': ADA });
    const arrival = { uploadKey: 'uploads/ada/one.pdf', size: ADA.length, messageId: 'first', attempt: 2 };
    await checkFile({ store, files, readFile: readFileIn(stored) }, arrival, NOON);
    expect(await store.get('ada', 'one')).toMatchObject({ state: 'accepted', size: ADA.length });
  });

  test('RES-02 is removed if it was uploaded again after a refusal', async () => {
    const { row, isStored } = await check({ file: ADA, resume: { state: 'refused', why: 'Refused.' } });
    expect([row?.state, row?.why, isStored]).toEqual(['refused', 'Refused.', false]);
  });

  test('RES-02 is refused as the eleventh, even if all were requested at once', async () => {
    const others = Array.from({ length: 10 }, (_, index) => aResume({ id: `${index}` }));
    const [eleventh, tenth] = [
      await check({ file: ADA, resume: { id: 'x' }, others }),
      await check({ file: ADA, resume: { id: 'x' }, others: others.slice(1) }),
    ];
    expect([eleventh.row?.state, eleventh.isStored]).toEqual(['refused', false]);
    expect(eleventh.row?.why).toMatch(/You already have 10 resumes/);
    expect(tenth.row?.state).toBe('accepted');
  });
});

describe('RES-02 a file without a resume', () => {
  test.each(['ada/two.pdf', 'ada/one.docx', 'bob/one.pdf/x', 'one.pdf', 'ada/../ada/one.pdf'])(
    'RES-02 is removed: %s',
    async (objectKey) => {
      const uploadKey = `uploads/${objectKey}`;
      const { store, rows } = memoryStore(aResume());
      const { files, stored } = memoryFiles({ [uploadKey]: ADA });
      const arrival = { uploadKey, size: ADA.length, messageId: 'first', attempt: 1 };
      await checkFile({ store, files, readFile: readFileIn(stored) }, arrival, NOON);
      expect([stored.size, rows.get('one')?.state]).toEqual([0, 'checking']);
    },
  );

  test('RES-02 is removed if the resume is deleted during the check', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, stored } = memoryFiles({ 'uploads/ada/one.pdf': ADA });
    const deletedStore = { ...store, saveResult: async () => false };
    const arrival = { uploadKey: 'uploads/ada/one.pdf', size: ADA.length, messageId: 'first', attempt: 1 };
    await checkFile({ store: deletedStore, files, readFile: readFileIn(stored) }, arrival, NOON);
    expect([stored.size, rows.get('one')?.state]).toEqual([0, 'checking']);
  });

  test('a message about a file that is gone changes nothing', async () => {
    const { store, rows } = memoryStore(aResume());
    const { files, stored } = memoryFiles();
    const arrival = { uploadKey: 'uploads/ada/one.pdf', size: 9, messageId: 'first', attempt: 1 };
    await checkFile({ store, files, readFile: readFileIn(stored) }, arrival, NOON);
    expect(rows.get('one')?.state).toBe('checking');
  });
});
