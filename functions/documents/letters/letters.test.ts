import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { letterKey } from '../../table/keys.ts';
import { generationStore } from '../generation/generation-store.ts';
import { composeText, toCoverLetter } from './cover-letter.ts';
import { editLetter, parseEdit } from './edit-letter.ts';
import { aLetter } from './fixtures/letter.ts';
import { LetterRow } from './letter.ts';
import { letterPersonalData } from './letter-personal-data.ts';
import { LETTER_QUOTA, MAX_LETTER_CHARACTERS } from './limits.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const put = (Item: LetterRow) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const FINISHED_TEXT =
  'Dear Larkspur Systems hiring team,\n\nAt Pennywhistle Freight I wrote services in Go.\n\nSincerely,\nMara Quill';
const draft = { resumeId: 'cv', resumeFileName: 'new.pdf', sentences: [], removed: [], notes: [] };

describe('AI-02 a shown letter', () => {
  test('is the finished one with greeting and signature, and its sentences with their lines', () => {
    expect(toCoverLetter(aLetter('mara', 'job'))).toMatchObject({
      jobID: 'job',
      state: 'ready',
      text: FINISHED_TEXT,
      edited: false,
      resumeFileName: 'cv.pdf',
      sentences: [{ paragraph: 0, facts: [{ source: 'resume' }] }],
      writtenAt: '2026-06-01T12:00:30.000Z',
    });
  });

  test('is the draft while one is being written', () => {
    const { letter } = aLetter('mara', 'job');
    const sentences = [...(letter?.sentences ?? []), { text: 'Thank you.', paragraph: 1, facts: [] }];
    const row = aLetter('mara', 'job', { state: 'writing', edit: 'Mine.', draft: { ...draft, sentences } });
    expect(toCoverLetter(row)).toMatchObject({
      state: 'writing',
      text: 'At Pennywhistle Freight I wrote services in Go.\n\nThank you.',
      edited: false,
      resumeFileName: 'new.pdf',
      writtenAt: '2026-06-01T12:00:00.000Z',
    });
  });

  test('is the previous one with the person’s edit if a new one failed', () => {
    const row = aLetter('mara', 'job', { state: 'failed', why: 'It failed.', edit: 'Mine.' });
    expect(toCoverLetter(row)).toMatchObject({ state: 'failed', text: 'Mine.', edited: true });
    const { letter: _, ...first } = row;
    expect(toCoverLetter({ ...first, edit: undefined })).toMatchObject({ text: '', sentences: [] });
  });

  test('has blank lines between paragraphs', () => {
    const sentence = (text: string, paragraph: number) => ({ text, paragraph, facts: [] });
    expect(composeText([sentence('A.', 0), sentence('B.', 0), sentence('C.', 4)])).toBe('A. B.\n\nC.');
    expect(composeText([], { greeting: 'Dear', signature: 'Me' })).toBe('');
  });
});

describe('AI-02 an edited letter', () => {
  test('keeps the person’s text until it is emptied', async () => {
    await put(aLetter('ed', 'job'));
    const own = { sub: 'ed', jobId: 'job' };
    expect(toCoverLetter(await editLetter(table, own, 'My words.'))).toMatchObject({
      text: 'My words.',
      edited: true,
    });
    expect(toCoverLetter(await editLetter(table, own, ''))).toMatchObject({
      text: FINISHED_TEXT,
      edited: false,
    });
  });

  test('is refused without a finished letter, or while one is being written', async () => {
    const edit = (jobId: string) => editLetter(table, { sub: 'ed', jobId }, 'My words.');
    await expect(edit('none')).rejects.toMatchObject({ code: 'NotFound' });
    await put(aLetter('ed', 'failed', { state: 'failed', letter: undefined }));
    await expect(edit('failed')).rejects.toMatchObject({ code: 'NotFound' });
    await put(aLetter('ed', 'new', { state: 'writing', draft }));
    await expect(edit('new')).rejects.toMatchObject({ code: 'Conflict' });
  });

  test('is replaced by a new one only when that is finished', async () => {
    await put(aLetter('ed', 'again', { edit: 'My words.' }));
    const store = generationStore(table, LETTER_QUOTA);
    const key = letterKey('ed', 'again');
    const now = new Date('2026-06-01T13:00:00.000Z');
    const shown = async () => toCoverLetter(LetterRow.parse(await store.read(key, now)));
    await store.start(key, { sub: 'ed', turn: 'second', fields: { draft }, now });
    const second = await store.claim(key, now);
    if (second === undefined || second === 'claimed') throw new Error('The job was not claimed.');
    await store.fail(second, 'It failed.', { draft: undefined });
    expect(await shown()).toMatchObject({ state: 'failed', text: 'My words.' });
    await store.start(key, { sub: 'ed', turn: 'third', fields: { draft }, now });
    const third = await store.claim(key, now);
    if (third === undefined || third === 'claimed') throw new Error('The job was not claimed.');
    await store.complete(third, { letter: aLetter('ed', 'again').letter, draft: undefined, edit: undefined });
    expect(await shown()).toMatchObject({ state: 'ready', text: FINISHED_TEXT, edited: false });
  });

  test('is limited in length and has no control characters', () => {
    expect(parseEdit(' One\r\nTwo\u0007\tThree ')).toBe('One\nTwo\tThree');
    expect(parseEdit('x'.repeat(MAX_LETTER_CHARACTERS))).toHaveLength(MAX_LETTER_CHARACTERS);
    expect(() => parseEdit('x'.repeat(MAX_LETTER_CHARACTERS + 1))).toThrow('at most 6,000 characters');
  });
});

test('PRIV-01 letters are exported and erased with the account', async () => {
  const data = letterPersonalData(table);
  expect(await readPersonalData(data, 'zoe')).toEqual([]);
  await put(aLetter('zoe', 'one'));
  await put(aLetter('zoe', 'two', { edit: 'My words.' }));
  await put(aLetter('yan', 'one'));
  expect(await readPersonalData(data, 'zoe')).toMatchObject([
    { jobID: 'one' },
    { jobID: 'two', text: 'My words.' },
  ]);
  await data.erase('zoe');
  await data.erase('zoe');
  expect(await readPersonalData(data, 'zoe')).toEqual([]);
  expect(await readPersonalData(data, 'yan')).toHaveLength(1);
});
