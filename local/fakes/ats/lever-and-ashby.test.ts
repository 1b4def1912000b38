import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { put, ask } = runFakes('lever', 'lever-eu', 'ashby');

describe.each([
  ['lever', 'LEVER_URL'],
  ['lever-eu', 'LEVER_EU_URL'],
])('the fake %s', (ats, variable) => {
  const posting = (id: string, location: string) => ({
    id,
    text: `Posting <${id}>`,
    categories: { location, team: 'Tea' },
  });
  const board = [posting('a', 'Oslo'), posting('b', 'Rome'), posting('c', 'Oslo'), posting('d', 'Bonn')];
  const ids = async (query: string) => {
    const answer: unknown = await (await ask(variable, `/v0/postings/kettle?mode=json${query}`)).json();
    return (answer as { id: string }[]).map(({ id }) => id).join(''); // written by the test
  };

  test('ING-01 returns the postings currently in the file as a list', async () => {
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
  ])('filters four postings with %s down to %j', async (query, shown) => {
    await put(`${ats}/kettle.json`, board);
    expect(await ids(query)).toBe(shown);
  });

  test('returns HTML unless JSON is requested by mode or Accept', async () => {
    await put(`${ats}/kettle.json`, board.slice(0, 1));
    const inlined = await ask(variable, '/v0/postings/kettle');
    expect(await inlined.text()).toBe('<div class="lever"><ul><li>Posting &lt;a&gt;</li></ul></div>');
    const asked = await ask(variable, '/v0/postings/kettle', { headers: { accept: 'application/json' } });
    expect(await asked.json()).toEqual(board.slice(0, 1));
  });

  test('returns one posting by its id', async () => {
    await put(`${ats}/kettle.json`, board);
    expect(await (await ask(variable, '/v0/postings/kettle/b')).json()).toEqual(board[1]);
  });

  test.each(['nobody?mode=json', 'nobody/a', 'kettle/z', '..%2Fkettle?mode=json'])(
    "returns Lever's 404 for %s",
    async (path) => {
      await put(`${ats}/kettle.json`, board);
      const answer = await ask(variable, `/v0/postings/${path}`);
      expect([answer.status, await answer.json()]).toEqual([404, { ok: false, error: 'Document not found' }]);
    },
  );

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put(`${ats}/kettle.json`, '[{ … oops');
    expect(await (await ask(variable, '/v0/postings/kettle?mode=json')).text()).toBe('[{ … oops');
    await put(`${ats}/kettle.behavior.json`, { status: 429, headers: { 'retry-after': '7' } });
    const refused = await ask(variable, '/v0/postings/kettle?mode=json');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  });
});

describe('the fake Ashby', () => {
  const board = {
    jobs: [{ id: 'a', title: 'Brewer', compensation: { compensationTiers: [] } }],
    apiVersion: '1',
  };
  const path = '/posting-api/job-board';

  test('ING-01 returns the board currently in the file, and pay only if requested', async () => {
    await put('ashby/kettle.json', board);
    expect(await (await ask('ASHBY_URL', `${path}/kettle?includeCompensation=true`)).json()).toEqual(board);
    expect(await (await ask('ASHBY_URL', `${path}/kettle`)).json()).toEqual({
      jobs: [{ id: 'a', title: 'Brewer' }],
      apiVersion: '1',
    });
  });

  test('matches board names exactly, including spaces and capitals', async () => {
    await put('ashby/Test Kettle Inc.json', board);
    expect((await ask('ASHBY_URL', `${path}/Test%20Kettle%20Inc`)).status).toBe(200);
    expect((await ask('ASHBY_URL', `${path}/test%20kettle%20inc`)).status).toBe(404);
    expect((await ask('ASHBY_URL', `${path}/..%2Fashby%2FTest%20Kettle%20Inc`)).status).toBe(404);
  });

  test('returns 304 for an unchanged board', async () => {
    await put('ashby/kettle.json', board);
    const tag = (await ask('ASHBY_URL', `${path}/kettle`)).headers.get('etag') ?? '';
    const again = await ask('ASHBY_URL', `${path}/kettle`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('ashby/kettle.json', '{"jobs": [ … oops');
    expect(await (await ask('ASHBY_URL', `${path}/kettle`)).text()).toBe('{"jobs": [ … oops');
    await put('ashby/kettle.behavior.json', { status: 503 });
    expect((await ask('ASHBY_URL', `${path}/kettle`)).status).toBe(503);
  });
});
