import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { letterKey } from '../../table/keys.ts';
import { writingStore } from '../writing/writing-store.ts';
import { compose } from './compose.ts';
import { editLetter, parseEdit } from './edit-letter.ts';
import { aLetter } from './fixtures/letter.ts';
import { LetterRow } from './letter.ts';
import { letterPersonalData } from './letter-personal-data.ts';
import { LETTERS, LONGEST_LETTER } from './limits.ts';
import { showLetter } from './show-letter.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const put = (Item: LetterRow) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const WHOLE =
  'Dear Larkspur Systems hiring team,\n\nAt Pennywhistle Freight I wrote services in Go.\n\nSincerely,\nMara Quill';
const draft = { resumeId: 'cv', resumeFileName: 'new.pdf', sentences: [], removed: [], notes: [] };

describe('AI-02 a letter as it is shown', () => {
  test('is the whole one with what is put around it, and its sentences with their lines', () => {
    expect(showLetter(aLetter('mara', 'job'))).toMatchObject({
      jobID: 'job',
      state: 'ready',
      text: WHOLE,
      edited: false,
      resumeFileName: 'cv.pdf',
      sentences: [{ paragraph: 0, facts: [{ source: 'resume' }] }],
      writtenAt: '2026-06-01T12:00:30.000Z',
    });
  });

  test('is what is written of it, while it is being written', () => {
    const { letter } = aLetter('mara', 'job');
    const sentences = [...(letter?.sentences ?? []), { text: 'Thank you.', paragraph: 1, facts: [] }];
    const row = aLetter('mara', 'job', { state: 'writing', edit: 'Mine.', draft: { ...draft, sentences } });
    expect(showLetter(row)).toMatchObject({
      state: 'writing',
      text: 'At Pennywhistle Freight I wrote services in Go.\n\nThank you.',
      edited: false,
      resumeFileName: 'new.pdf',
      writtenAt: '2026-06-01T12:00:00.000Z',
    });
  });

  test('is the one before, with the person’s own words, where a new one could not be written', () => {
    const row = aLetter('mara', 'job', { state: 'failed', why: 'Nothing was counted.', edit: 'Mine.' });
    expect(showLetter(row)).toMatchObject({ state: 'failed', text: 'Mine.', edited: true });
    const { letter: _, ...first } = row;
    expect(showLetter({ ...first, edit: undefined })).toMatchObject({ text: '', sentences: [] });
  });

  test('has its paragraphs parted by blank lines', () => {
    const sentence = (text: string, paragraph: number) => ({ text, paragraph, facts: [] });
    expect(compose([sentence('A.', 0), sentence('B.', 0), sentence('C.', 4)])).toBe('A. B.\n\nC.');
    expect(compose([], { greeting: 'Dear', signature: 'Me' })).toBe('');
  });
});

describe('AI-02 a letter that is edited', () => {
  test('keeps the person’s words until they are empty', async () => {
    await put(aLetter('ed', 'job'));
    const own = { sub: 'ed', jobId: 'job' };
    expect(showLetter(await editLetter(table, own, 'My words.'))).toMatchObject({
      text: 'My words.',
      edited: true,
    });
    expect(showLetter(await editLetter(table, own, ''))).toMatchObject({ text: WHOLE, edited: false });
  });

  test('is refused where there is none, or none yet, or one is being written', async () => {
    const edit = (jobId: string) => editLetter(table, { sub: 'ed', jobId }, 'My words.');
    await expect(edit('none')).rejects.toMatchObject({ code: 'NotFound' });
    await put(aLetter('ed', 'failed', { state: 'failed', letter: undefined }));
    await expect(edit('failed')).rejects.toMatchObject({ code: 'NotFound' });
    await put(aLetter('ed', 'new', { state: 'writing', draft }));
    await expect(edit('new')).rejects.toMatchObject({ code: 'Conflict' });
  });

  test('is replaced by a new one only when that is whole', async () => {
    await put(aLetter('ed', 'again', { edit: 'My words.' }));
    const store = writingStore(table, LETTERS);
    const key = letterKey('ed', 'again');
    const now = new Date('2026-06-01T13:00:00.000Z');
    const shown = async () => showLetter(LetterRow.parse(await store.read(key, now)));
    await store.begin(key, { sub: 'ed', turn: 'second', fields: { draft }, now });
    const held = await store.hold(key, now);
    if (held === undefined || held === 'held') throw new Error('It is not to be had.');
    await store.fail(held, 'Nothing was counted.', { draft: undefined });
    expect(await shown()).toMatchObject({ state: 'failed', text: 'My words.' });
    await store.begin(key, { sub: 'ed', turn: 'third', fields: { draft }, now });
    const third = await store.hold(key, now);
    if (third === undefined || third === 'held') throw new Error('It is not to be had.');
    await store.finish(third, { letter: aLetter('ed', 'again').letter, draft: undefined, edit: undefined });
    expect(await shown()).toMatchObject({ state: 'ready', text: WHOLE, edited: false });
  });

  test('has at most so many characters, and no controls', () => {
    expect(parseEdit(' One\r\nTwo\u0007\tThree ')).toBe('One\nTwo\tThree');
    expect(parseEdit('x'.repeat(LONGEST_LETTER))).toHaveLength(LONGEST_LETTER);
    expect(() => parseEdit('x'.repeat(LONGEST_LETTER + 1))).toThrow('at most 6,000 characters');
  });
});

test('ACC-01 letters are told to who asks for the own data, and go with the account', async () => {
  const holding = letterPersonalData(table);
  expect(await readPersonalData(holding, 'zoe')).toEqual([]);
  await put(aLetter('zoe', 'one'));
  await put(aLetter('zoe', 'two', { edit: 'My words.' }));
  await put(aLetter('yan', 'one'));
  expect(await readPersonalData(holding, 'zoe')).toMatchObject([
    { jobID: 'one' },
    { jobID: 'two', text: 'My words.' },
  ]);
  await holding.erase('zoe');
  await holding.erase('zoe');
  expect(await readPersonalData(holding, 'zoe')).toEqual([]);
  expect(await readPersonalData(holding, 'yan')).toHaveLength(1);
});
