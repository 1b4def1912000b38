import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Partners, startPartners } from './start-partners.ts';

let feedsDir: string;
let partners: Partners;

beforeEach(async () => {
  feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  for (const ats of ['lever', 'lever-eu', 'ashby']) await mkdir(join(feedsDir, ats));
  partners = await startPartners({ feedsDir, now: () => 0 });
});

afterEach(async () => {
  await partners.close();
  await rm(feedsDir, { recursive: true });
});

const put = (file: string, body: unknown) =>
  writeFile(join(feedsDir, file), typeof body === 'string' ? body : JSON.stringify(body));
const ask = (variable: string, path: string, init?: RequestInit) =>
  fetch(`${partners.endpoints[variable]}${path}`, init);

describe.each([
  ['lever', 'LEVER_URL'],
  ['lever-eu', 'LEVER_EU_URL'],
])('the played %s', (ats, variable) => {
  const posting = (id: string, location: string) => ({
    id,
    text: `Posting <${id}>`,
    categories: { location, team: 'Tea' },
  });
  const board = [posting('a', 'Oslo'), posting('b', 'Rome'), posting('c', 'Oslo'), posting('d', 'Bonn')];
  const ids = async (query: string) => {
    const answer: unknown = await (await ask(variable, `/v0/postings/kettle?mode=json${query}`)).json();
    return (answer as { id: string }[]).map(({ id }) => id).join(''); // the shape was put there
  };

  test('ING-01 answers a bare list with what its file holds at that moment', async () => {
    await put(`${ats}/kettle.json`, board);
    expect(await (await ask(variable, '/v0/postings/kettle?mode=json')).json()).toEqual(board);
    await put(`${ats}/kettle.json`, []);
    expect(await (await ask(variable, '/v0/postings/kettle?mode=json')).json()).toEqual([]);
  });

  test.each([
    ['&skip=1', 'bcd'],
    ['&limit=2', 'ab'],
    ['&skip=1&limit=2', 'bc'],
    ['&skip=9', ''],
    ['&location=Oslo', 'ac'],
    ['&location=Oslo&location=Bonn', 'acd'],
    ['&location=Oslo&team=Coffee', ''],
  ])('shows of four postings with %s only %j', async (query, shown) => {
    await put(`${ats}/kettle.json`, board);
    expect(await ids(query)).toBe(shown);
  });

  test('answers HTML unless JSON is asked for by its mode or its type', async () => {
    await put(`${ats}/kettle.json`, board.slice(0, 1));
    const inlined = await ask(variable, '/v0/postings/kettle');
    expect(await inlined.text()).toBe('<div class="lever"><ul><li>Posting &lt;a&gt;</li></ul></div>');
    const asked = await ask(variable, '/v0/postings/kettle', { headers: { accept: 'application/json' } });
    expect(await asked.json()).toEqual(board.slice(0, 1));
  });

  test('answers one posting by its id', async () => {
    await put(`${ats}/kettle.json`, board);
    expect(await (await ask(variable, '/v0/postings/kettle/b')).json()).toEqual(board[1]);
  });

  test.each(['nobody?mode=json', 'nobody/a', 'kettle/z', '..%2Fkettle?mode=json'])(
    'words what it does not know (%s) as Lever does',
    async (path) => {
      await put(`${ats}/kettle.json`, board);
      const answer = await ask(variable, `/v0/postings/${path}`);
      expect([answer.status, await answer.json()]).toEqual([404, { ok: false, error: 'Document not found' }]);
    },
  );

  test('sends a file that is no recording as it lies, and misbehaves as it was told', async () => {
    await put(`${ats}/kettle.json`, '[{ … oops');
    expect(await (await ask(variable, '/v0/postings/kettle?mode=json')).text()).toBe('[{ … oops');
    await put(`${ats}/kettle.behaviour.json`, { status: 429, headers: { 'retry-after': '7' } });
    const refused = await ask(variable, '/v0/postings/kettle?mode=json');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  });
});

describe('the played Ashby', () => {
  const board = {
    jobs: [{ id: 'a', title: 'Brewer', compensation: { compensationTiers: [] } }],
    apiVersion: '1',
  };
  const path = '/posting-api/job-board';

  test('ING-01 answers a board with what its file holds at that moment, pay only when asked for', async () => {
    await put('ashby/kettle.json', board);
    expect(await (await ask('ASHBY_URL', `${path}/kettle?includeCompensation=true`)).json()).toEqual(board);
    expect(await (await ask('ASHBY_URL', `${path}/kettle`)).json()).toEqual({
      jobs: [{ id: 'a', title: 'Brewer' }],
      apiVersion: '1',
    });
  });

  test('knows a board by its exact name, blanks and capitals included', async () => {
    await put('ashby/Test Kettle Inc.json', board);
    expect((await ask('ASHBY_URL', `${path}/Test%20Kettle%20Inc`)).status).toBe(200);
    expect((await ask('ASHBY_URL', `${path}/test%20kettle%20inc`)).status).toBe(404);
    expect((await ask('ASHBY_URL', `${path}/..%2Fashby%2FTest%20Kettle%20Inc`)).status).toBe(404);
  });

  test('answers 304 to the tag of an unchanged board', async () => {
    await put('ashby/kettle.json', board);
    const tag = (await ask('ASHBY_URL', `${path}/kettle`)).headers.get('etag') ?? '';
    const again = await ask('ASHBY_URL', `${path}/kettle`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  test('sends a file that is no recording as it lies, and misbehaves as it was told', async () => {
    await put('ashby/kettle.json', '{"jobs": [ … oops');
    expect(await (await ask('ASHBY_URL', `${path}/kettle`)).text()).toBe('{"jobs": [ … oops');
    await put('ashby/kettle.behaviour.json', { status: 503 });
    expect((await ask('ASHBY_URL', `${path}/kettle`)).status).toBe(503);
  });
});
