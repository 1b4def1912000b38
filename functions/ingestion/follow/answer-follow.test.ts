import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { newBoard } from '../registry/board-store.ts';
import { CheckIsRunning } from './answer-follow.ts';
import { clearTable, DAY, followScene, LARKSPUR, SITE_URL } from './fixtures/follow-scene.ts';

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

describe('a request to follow a company', () => {
  test('PROF-01 registers the board, due at once, and adds the company to the dream companies', async () => {
    await scene.givenPerson('ada');
    Object.assign(scene.web, { 'lever:larkspur': LARKSPUR });
    expect((await scene.ask('ada', 'https://jobs.lever.co/larkspur/1')).state).toBe('checking');
    expect(await scene.follow('ada', 'https://jobs.lever.co/larkspur/1')).toMatchObject({
      state: 'following',
      company: 'Larkspur Systems',
    });
    const board = await scene.boards.find('lever:larkspur');
    expect(board).toMatchObject({
      company: 'Larkspur Systems',
      trust: 'unconfirmed',
      dueAt: scene.now().toISOString(),
      favorite: false,
    });
    expect(await scene.dreams('ada')).toEqual(['Larkspur Systems']);
  });

  test('PROF-01 asked by many people is one check and one registration', async () => {
    Object.assign(scene.web, { 'lever:larkspur': LARKSPUR });
    const people = Array.from({ length: 30 }, (_, at) => `person-${at}`);
    for (const sub of people) {
      await scene.givenPerson(sub);
      await scene.ask(sub, at(sub));
    }
    let waiting = people;
    for (let round = 0; waiting.length > 0; round += 1) {
      expect(round).toBeLessThan(3);
      const results = await Promise.allSettled(waiting.map((sub) => scene.answer(sub, 'lever:larkspur')));
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(CheckIsRunning);
      waiting = waiting.filter((_, index) => results[index]?.status === 'rejected');
    }
    expect(scene.checked).toEqual(['lever:larkspur']);
    expect((await scene.boards.list()).map(({ sk }) => sk)).toEqual(['lever:larkspur']);
    for (const sub of people) expect(await scene.dreams(sub)).toEqual(['Larkspur Systems']);
  });
  const at = (sub: string) => `https://jobs.lever.co/larkspur/${sub}`;

  test.each([['Larkspur Systems, Inc.'], ['jobs.lever.co/LARKSPUR']])(
    'PROF-01 for a registered company, such as %j, checks nothing and says how many jobs it has',
    async (text) => {
      await scene.givenPerson('ada', ['larkspur systems']);
      const board = newBoard({ ...LARKSPUR, favorite: false }, scene.now());
      await scene.boards.save({ ...board, outcome: 'read', postings: 42 });
      expect(await scene.follow('ada', text)).toMatchObject({
        state: 'watching',
        company: 'Larkspur Systems',
        jobs: 42,
      });
      expect([scene.checked, await scene.dreams('ada')]).toEqual([[], ['larkspur systems']]);
    },
  );

  test('PROF-01 for an unknown name asks for the address, and asks vendors again a day later', async () => {
    await scene.givenPerson('ada');
    expect(await scene.follow('ada', 'Larkspur Systems')).toMatchObject({ state: 'notFound', company: '' });
    await scene.follow('ada', 'LARKSPUR SYSTEMS');
    expect(scene.checked).toHaveLength(5);
    scene.wait(DAY);
    Object.assign(scene.web, {
      'greenhouse:larkspursystems': { ...LARKSPUR, ats: 'greenhouse', slug: 'larkspursystems' },
    });
    expect(await scene.follow('ada', 'Larkspur Systems')).toMatchObject({ state: 'following' });
  });

  test('PROF-01 names a company whose board doesn’t say whose it is', async () => {
    await scene.givenPerson('ada');
    Object.assign(scene.web, { 'ashby:larkspur-labs': { ats: 'ashby', slug: 'larkspur-labs', company: '' } });
    await scene.follow('ada', 'https://jobs.ashbyhq.com/larkspur-labs');
    expect(await scene.dreams('ada')).toEqual(['Larkspur Labs']);
  });

  test('PROF-01 with a full list of dream companies is read all the same', async () => {
    await scene.givenPerson(
      'ada',
      Array.from({ length: 50 }, (_, number) => `Company ${number}`),
    );
    Object.assign(scene.web, { 'lever:larkspur': LARKSPUR });
    expect(await scene.follow('ada', 'jobs.lever.co/larkspur')).toMatchObject({ state: 'full' });
    expect(await scene.boards.find('lever:larkspur')).toBeDefined();
    expect(await scene.dreams('ada')).toHaveLength(50);
  });

  test('PROF-01 is limited per day, and asking twice while it is checked counts once', async () => {
    await scene.givenPerson('ada');
    scene.limitTo(1);
    await scene.ask('ada', 'jobs.lever.co/larkspur');
    await scene.ask('ada', 'https://jobs.lever.co/larkspur/2');
    await expect(scene.ask('ada', 'Fernhill')).rejects.toThrow(
      'You can add 10 companies a day. Try again tomorrow.',
    );
    await expect(scene.ask('ada', 'http://10.0.0.1/')).rejects.toThrow('not a public host name');
  });

  test('PROF-01 for the domain of a registered employer is answered if its pages name no board', async () => {
    await scene.givenPerson('ada');
    await scene.boards.add(newBoard({ ...LARKSPUR, company: 'Larkspur', favorite: false }, scene.now()));
    expect(await scene.follow('ada', SITE_URL)).toMatchObject({ state: 'following', company: 'Larkspur' });
  });

  test('PROF-01 waits for the person’s earlier requests, and nobody else’s', async () => {
    for (const sub of ['mallory', 'ada']) await scene.givenPerson(sub);
    const slow = await scene.ask('mallory', 'https://slow.example.com/jobs');
    scene.wait(1_000);
    const second = await scene.ask('mallory', 'https://slower.example.com/jobs');
    await expect(scene.answer('mallory', second.sk)).rejects.toBeInstanceOf(CheckIsRunning);
    const other = await scene.ask('ada', 'https://larkspur.com/jobs');
    await scene.answer('ada', other.sk);
    await scene.answer('mallory', slow.sk);
    await scene.answer('mallory', second.sk);
    expect((await scene.follows.find('mallory', second.sk))?.state).toBe('review');
  });
});
