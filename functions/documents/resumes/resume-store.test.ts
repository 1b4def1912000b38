import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aResume, NOON } from './fixtures/memory-stores.ts';
import { type CheckResult, type ResumeStore, resumeStore } from './resume-store.ts';

let table: TestTable;
let store: ResumeStore;
beforeAll(async () => {
  table = await startTestTable();
  store = resumeStore(table);
});
afterAll(() => table.stop());

const rowsOf = async (sub: string) => {
  const { Items = [] } = await table.documents.send(new ScanCommand({ TableName: table.name }));
  return Items.filter(({ pk }) => pk === `RESUME#${sub}`).map(({ sk }) => sk);
};
const accepted: CheckResult = { state: 'accepted', why: '', size: 9, text: 'Ada Lovelace' };
const refused: CheckResult = {
  state: 'refused',
  why: 'Wrong type.',
  size: 9,
  text: '',
  expiresAt: 2_000_000_000,
};

describe('RES-01 the rows of resumes', () => {
  test('RES-01 are listed newest first, per person, without expired ones', async () => {
    const at = (minute: number) => new Date(NOON.getTime() + minute * 60_000).toISOString();
    const expired = NOON.getTime() / 1000;
    await store.add(aResume({ sub: 'eve', id: 'b', askedAt: at(1) }));
    await store.add(aResume({ sub: 'eve', id: 'a', askedAt: at(2), expiresAt: expired + 1 }));
    await store.add(aResume({ sub: 'eve', id: 'c', askedAt: at(3), expiresAt: expired }));
    await store.add(aResume({ sub: 'eve2', id: 'd' }));
    expect((await store.list('eve', NOON)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('RES-01 store the result of a check once, with the text in its own row', async () => {
    const resume = aResume({ sub: 'ada', expiresAt: 2_000_000_000 });
    await store.add(resume);
    expect(await store.saveResult(resume, accepted)).toBe(true);
    expect(await store.saveResult(resume, accepted)).toBe(false);
    const { expiresAt: _, ...rest } = resume;
    expect(await store.get('ada', 'one')).toEqual({ ...rest, state: 'accepted', size: 9 });
    expect(await store.text('ada', 'one')).toBe('Ada Lovelace');
  });

  test('RES-02 have no text after a refusal, which no later check changes', async () => {
    const resume = aResume({ sub: 'bob' });
    await store.add(resume);
    expect(await store.saveResult(resume, refused)).toBe(true);
    expect(await store.saveResult(resume, accepted)).toBe(false);
    expect(await rowsOf('bob')).toEqual(['FILE#one']);
    expect(await store.get('bob', 'one')).toMatchObject({ state: 'refused', expiresAt: 2_000_000_000 });
  });

  test('RES-02 are claimed by the first message only, which may be redelivered', async () => {
    const resume = aResume({ sub: 'fay' });
    expect(await store.claim(resume, 'early')).toBe(false);
    await store.add(resume);
    const claims = await Promise.all(['a', 'b', 'c'].map((message) => store.claim(resume, message)));
    expect(claims.filter((claimed) => claimed)).toHaveLength(1);
    const winner = ['a', 'b', 'c'][claims.indexOf(true)] ?? '';
    expect(await store.claim(resume, winner)).toBe(true);
    await store.saveResult({ ...resume, takenBy: winner }, accepted);
    expect(await store.claim(resume, winner)).toBe(false);
  });

  test('RES-01 are not recreated by a check that ends after their deletion', async () => {
    const resume = aResume({ sub: 'cy' });
    await store.add(resume);
    await store.saveResult(resume, accepted);
    await store.remove('cy', 'one');
    expect(await store.saveResult(resume, accepted)).toBe(false);
    expect(await rowsOf('cy')).toEqual([]);
  });

  test('the longest text fits into one item', async () => {
    const resume = aResume({ sub: 'di' });
    await store.add(resume);
    await store.saveResult(resume, { ...accepted, text: '工'.repeat(100_000) });
    expect((await store.text('di', 'one')).length).toBe(100_000);
  });
});
