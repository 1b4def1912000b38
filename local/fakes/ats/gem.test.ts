import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { put, ask } = runFakes('gem');

describe('the fake Gem', () => {
  const board = [{ id: 'a', title: 'Tea Taster' }, { title: 'Brewer' }];
  const path = '/job_board/v0/kettle/job_posts/';

  test('ING-01 returns the posts currently in the file as a list, and one post by its id', async () => {
    await put('gem/kettle.json', board);
    expect(await (await ask('GEM_URL', path)).json()).toEqual(board);
    expect(await (await ask('GEM_URL', `${path}a`)).json()).toEqual(board[0]);
    await put('gem/kettle.json', []);
    expect(await (await ask('GEM_URL', path)).json()).toEqual([]);
  });

  test('returns 304 for an unchanged board', async () => {
    await put('gem/kettle.json', board);
    const tag = (await ask('GEM_URL', path)).headers.get('etag') ?? '';
    expect((await ask('GEM_URL', path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test.each(['unknown/job_posts/', 'kettle/job_posts/z', '..%2Fkettle/job_posts/'])(
    'ING-03 returns 404 for %s',
    async (address) => {
      await put('gem/kettle.json', board);
      expect((await ask('GEM_URL', `/job_board/v0/${address}`)).status).toBe(404);
    },
  );

  test('serves an invalid recording unchanged, and applies behavior files', async () => {
    await put('gem/kettle.json', '[{ … oops');
    expect(await (await ask('GEM_URL', path)).text()).toBe('[{ … oops');
    await put('gem/kettle.behavior.json', { status: 503 });
    expect((await ask('GEM_URL', path)).status).toBe(503);
  });
});
