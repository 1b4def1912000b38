import { expect, test } from '@jest/globals';
import { openBoard } from '../support/board-page.ts';
import { consoleOf } from '../support/console.ts';
import type { SiteUnderTest } from '../support/site.ts';
import { giveCharts } from './home-boards.ts';

/** What comes while the page is open. */
export function homeLive(site: () => SiteUnderTest): void {
  test('HOME-20 new jobs that fit announce themselves, move nothing, and come on top at a press', async () => {
    const { stack } = site();
    const detect = async (titles: readonly string[]) => {
      await giveCharts(stack.feedsDir, titles);
      await consoleOf(stack).run('poll-boards');
      await consoleOf(stack).settle();
    };
    const board = await openBoard(site(), '/?FR=Pr&Remote=false');
    await board.cards.filter({ hasText: 'Fjords' }).waitFor();
    const before = await board.titles();
    const where = async () => (await board.cards.first().boundingBox())?.y;
    const y = await where();

    await detect(['Product Manager, Fjords', 'Product Manager, Skerries', 'Product Manager, Sounds']);
    const news = board.page.getByRole('button', { name: /^2 new jobs/ });
    await news.waitFor({ timeout: 60_000 });
    expect(await board.titles()).toEqual(before);
    expect(await where()).toBe(y);
    expect(await board.page.title()).toMatch(/^\(2\) /);

    await news.click();
    await board.comes(async () => (await board.titles()).length, before.length + 2);
    expect((await board.titles()).slice(2)).toEqual(before);
    expect((await board.titles()).slice(0, 2).sort()).toEqual([
      'Product Manager, Skerries',
      'Product Manager, Sounds',
    ]);
    await board.comes(() => news.count(), 0);
    expect(await board.page.title()).not.toMatch(/^\(/);
  });
}
