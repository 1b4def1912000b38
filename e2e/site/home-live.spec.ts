import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { writeChangingBoard } from '../support/boards.ts';
import { connectConsole } from '../support/console.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { test } from '../support/journey.ts';

test('HOME-20 announces new matching jobs without layout shifts, and a click adds them at the top', async ({
  site,
}) => {
  const { stack } = site;
  const detect = async (titles: readonly string[]) => {
    await writeChangingBoard(stack.feedsDir, titles);
    await connectConsole(stack).run('poll-boards');
    await connectConsole(stack).settle();
  };
  const board = await openBoard(site, '/?FR=Pr&Remote=false', { movesClock: true });
  await board.cards.filter({ hasText: 'Fjords' }).waitFor();
  const before = await board.readTitles();
  const where = async () => (await board.cards.first().boundingBox())?.y;
  const y = await where();

  await detect(['Product Manager, Fjords', 'Product Manager, Skerries', 'Product Manager, Sounds']);
  const news = board.page.getByRole('button', { name: /^2 new jobs/ });
  await fastForwardUntil(board.page, news, 16_000);
  expect(await board.readTitles()).toEqual(before);
  expect(await where()).toBe(y);
  expect(await board.page.title()).toMatch(/^\(2\) /);

  await news.click();
  await board.expectEventually(async () => (await board.readTitles()).length, before.length + 2);
  expect((await board.readTitles()).slice(2)).toEqual(before);
  expect((await board.readTitles()).slice(0, 2).sort()).toEqual([
    'Product Manager, Skerries',
    'Product Manager, Sounds',
  ]);
  await board.expectEventually(() => news.count(), 0);
  expect(await board.page.title()).not.toMatch(/^\(/);
});
