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
  const before = await board.titles.allInnerTexts();
  const box = await board.cards.first().boundingBox();

  await detect(['Product Manager, Fjords', 'Product Manager, Skerries', 'Product Manager, Sounds']);
  const news = board.page.getByRole('button', { name: /^2 new jobs/ });
  await fastForwardUntil(board.page, news, 16_000);
  await expect(board.titles).toHaveText(before);
  await expect.poll(() => board.cards.first().boundingBox()).toMatchObject({ y: box?.y });
  await expect(board.page).toHaveTitle(/^\(2\) /);

  await news.click();
  const either = /^Product Manager, (Skerries|Sounds)$/;
  await expect(board.titles).toHaveText([either, either, ...before]);
  for (const name of ['Skerries', 'Sounds'])
    await expect(board.titles.filter({ hasText: name })).toHaveCount(1);
  await expect(news).toHaveCount(0);
  await expect(board.page).not.toHaveTitle(/^\(/);
});
