import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { watcherIndex } from '../../matching/watcher-index.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { newBoard } from '../registry/board-store.ts';
import { registerBoards } from '../registry/commands/register-boards.ts';
import { clearTable, followScene } from './fixtures/follow-scene.ts';

const SITE = 'https://stripe-careers.com/jobs';
const BOARD = 'careers:stripe-careers.com';
const STRIPE = { ats: 'greenhouse', slug: 'stripe', company: 'Stripe', favorite: false };

let table: TestTable;
let scene: ReturnType<typeof followScene>;

beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  await clearTable(table);
  scene = followScene(table);
  await scene.boards.add(newBoard(STRIPE, scene.now()));
  for (const sub of ['mallory', 'ada', 'bob']) await scene.givenPerson(sub);
  scene.web[BOARD] = { ats: 'careers', slug: 'stripe-careers.com', company: 'Stripe' };
});

const followers = async () => [...(await watcherIndex(table).followersOf(BOARD))].toSorted();
const proposal = () => scene.reviews.find(`board:${BOARD}`);

describe('a site that a member adds', () => {
  test('PROF-01 is not called by the name of an employer that it claims to be', async () => {
    expect(await scene.follow('mallory', SITE)).toMatchObject({ company: 'stripe-careers.com' });
    expect(await scene.boards.find(BOARD)).toMatchObject({
      company: 'stripe-careers.com',
      trust: 'unconfirmed',
    });
  });

  test('PROF-01 is seen by those who name it, and is no answer to the employer’s name', async () => {
    await scene.follow('mallory', SITE);
    await scene.follow('ada', 'stripe-careers.com/careers');
    expect(await scene.follow('bob', 'Stripe')).toMatchObject({ company: 'Stripe' });
    expect(await followers()).toEqual(['ada', 'mallory']);
  });

  test('PROF-01 waits for staff, who see how many people follow it, each counted once', async () => {
    await scene.follow('mallory', SITE);
    await scene.follow('mallory', SITE);
    await scene.follow('ada', SITE);
    expect(await proposal()).toMatchObject({ people: 2, address: 'https://stripe-careers.com' });
  });

  test('PROF-01 that staff accept is trusted, under the name that they give it', async () => {
    await scene.follow('mallory', SITE);
    await scene.decide(`board:${BOARD}`, true, { company: 'Stripe Press' });
    await scene.reopen(`board:${BOARD}`);
    expect(await scene.boards.find(BOARD)).toMatchObject({ trust: 'trusted', company: 'Stripe Press' });
    expect(await proposal()).toBeUndefined();
  });

  test('PROF-01 that staff decline is revoked in one step, and declined for everyone from then on', async () => {
    await scene.follow('mallory', SITE);
    await scene.decide(`board:${BOARD}`, false);
    expect(await scene.boards.find(BOARD)).toMatchObject({ trust: 'revoked' });
    expect(await scene.follow('ada', SITE)).toMatchObject({ state: 'declined' });
    await scene.boards.setFlags(BOARD, { paused: true });
    scene.wait(2 * 86_400_000);
    expect(await scene.follow('bob', SITE)).toMatchObject({ state: 'declined' });
  });

  test('PROF-01 that operators register is trusted', async () => {
    await scene.follow('mallory', SITE);
    const entry = { ats: 'careers', board: 'stripe-careers.com', company: 'Stripe Press', favorite: false };
    await registerBoards(scene.boards, [entry], scene.now());
    expect(await scene.boards.find(BOARD)).toMatchObject({ trust: 'trusted', company: 'Stripe Press' });
  });

  test('ING-01 a reading that was under way does not undo what staff decided, and the next one sees it', async () => {
    await scene.follow('mallory', SITE);
    const reading = await scene.boards.find(BOARD);
    if (!reading) throw new Error('The board is gone.');
    await scene.decide(`board:${BOARD}`, true, { company: 'Stripe Press' });
    await scene.boards.save({
      ...reading,
      etag: 'read',
      bodyHash: 'read',
      dueAt: '2030-01-01T00:00:00.000Z',
    });
    expect(await scene.boards.find(BOARD)).toMatchObject({
      trust: 'trusted',
      company: 'Stripe Press',
      etag: '',
      bodyHash: '',
      dueAt: '1970-01-01T00:00:00.000Z',
    });
  });
});
