import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { newBoard } from '../registry/board-store.ts';
import { clearTable, DAY, followScene, LARKSPUR, NOON, SITE_URL } from './fixtures/follow-scene.ts';
import { followPersonalData } from './follow-personal-data.ts';

let table: TestTable;
let scene: ReturnType<typeof followScene>;

beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  await clearTable(table);
  scene = followScene(table);
});

describe('a request that the check could not answer', () => {
  test('PROF-01 for an unreadable page goes to staff, who see how many asked, and not by whom or the query', async () => {
    for (const sub of ['ada', 'bob']) {
      await scene.givenPerson(sub);
      expect(await scene.follow(sub, SITE_URL)).toMatchObject({ state: 'review' });
    }
    await scene.follow('bob', SITE_URL);
    expect(scene.checked).toEqual([SITE_URL, 'careers:larkspur.com']);
    const review = await scene.reviews.find('site:larkspur.com');
    expect(review).toMatchObject({
      sk: 'site:larkspur.com',
      address: 'https://www.larkspur.com/careers',
      people: 2,
    });
    expect(JSON.stringify(review)).not.toMatch(/ada|bob|secret/);
  });

  test('PROF-01 of which staff name the board is answered for everyone', async () => {
    for (const sub of ['ada', 'bob']) {
      await scene.givenPerson(sub);
      await scene.follow(sub, SITE_URL);
    }
    await expect(scene.decide('site:larkspur.com', true, { address: 'not an address' })).rejects.toThrow(
      'web address',
    );
    await scene.decide('site:larkspur.com', true, {
      address: 'https://jobs.lever.co/larkspur',
      company: 'Larkspur',
    });
    await scene.reopen('site:larkspur.com');
    await scene.reopen('site:larkspur.com');
    for (const sub of ['ada', 'bob']) {
      await scene.answer(sub, 'site:larkspur.com');
      const answered = await scene.follows.find(sub, 'site:larkspur.com');
      expect([answered?.state, await scene.dreams(sub)]).toEqual(['following', ['Larkspur']]);
    }
    expect(await scene.reviews.find('site:larkspur.com')).toBeUndefined();
    await expect(scene.decide('site:larkspur.com', false)).rejects.toThrow(
      'There is no such request any more.',
    );
  });

  test('PROF-01 that staff decline stays declined for everyone, without another check', async () => {
    await scene.givenPerson('ada');
    await scene.follow('ada', SITE_URL);
    await scene.decide('site:larkspur.com', false);
    await scene.reopen('site:larkspur.com');
    await scene.answer('ada', 'site:larkspur.com');
    scene.wait(2 * DAY);
    expect(await scene.follow('ada', 'larkspur.com')).toMatchObject({ state: 'declined' });
    expect(scene.checked).toHaveLength(2);
  });

  test('PROF-01 for a site that can be read a day later closes its review', async () => {
    for (const sub of ['ada', 'bob']) {
      await scene.givenPerson(sub);
      await scene.follow(sub, SITE_URL);
    }
    scene.wait(DAY);
    Object.assign(scene.web, { [SITE_URL]: LARKSPUR, 'lever:larkspur': LARKSPUR });
    expect(await scene.follow('ada', SITE_URL)).toMatchObject({ state: 'following' });
    await scene.reopen('site:larkspur.com');
    await scene.answer('bob', 'site:larkspur.com');
    expect(await scene.dreams('bob')).toEqual(['Larkspur Systems']);
    expect(await scene.reviews.find('site:larkspur.com')).toBeUndefined();
    expect(await scene.reviews.find('board:lever:larkspur')).toBeDefined();
  });

  test('PROF-01 for a board that operators paused goes to staff', async () => {
    await scene.givenPerson('ada');
    Object.assign(scene.web, { 'lever:larkspur': LARKSPUR });
    await scene.boards.save({ ...newBoard({ ...LARKSPUR, favorite: false }, scene.now()), paused: true });
    expect(await scene.follow('ada', 'jobs.lever.co/larkspur')).toMatchObject({ state: 'review' });
    expect(await scene.reviews.find('lever:larkspur')).toMatchObject({
      sk: 'lever:larkspur',
      reason: expect.stringContaining('paused'),
    });
  });

  test('PRIV-01 is exported and erased, with its place among those who wait', async () => {
    await scene.givenPerson('ada');
    await scene.follow('ada', SITE_URL);
    const store = followPersonalData(table);
    const exported = [];
    for await (const row of (await store.read('ada')) as AsyncIterable<object>) exported.push(row);
    expect(exported).toEqual([{ text: SITE_URL, state: 'review', company: '', jobs: 0, askedAt: NOON }]);
    await store.erase('ada');
    await store.erase('ada');
    const waiting = [];
    for await (const sub of scene.reviews.listWaiting('site:larkspur.com')) waiting.push(sub);
    expect([await scene.follows.find('ada', 'site:larkspur.com'), waiting]).toEqual([undefined, []]);
    await scene.reopen('site:larkspur.com');
    expect(await scene.follows.find('ada', 'site:larkspur.com')).toBeUndefined();
  });
});
