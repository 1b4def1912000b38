import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { fetchListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';

test.describe('the home page during failures', () => {
  test(
    'shows a message for API errors, retries on request, and recovers automatically',
    NIGHTLY,
    async ({ site }) => {
      site.expectErrors(/status of 500|status of 503/);
      let status: number | undefined = 503;
      const board = await openBoard(site, '/', {
        movesClock: true,
        prepare: (page) =>
          page.route('**/graphql', (route) =>
            status === undefined ? route.continue() : route.fulfill({ status, body: '{}' }),
          ),
      });
      const alert = board.page.getByRole('alert').filter({ hasText: /./ });
      await fastForwardUntil(board.page, alert.getByText(/busy right now/));
      await expect(board.filters.getByLabel('Viewing')).toBeEnabled();

      await test.step('Try again', async () => {
        status = 500;
        const asked = board.page.waitForRequest('**/graphql');
        await board.page.getByRole('button', { name: 'Try again' }).click();
        await asked;
        await fastForwardUntil(board.page, alert.getByText(/Something went wrong on our side/), 1_000);
        await expect(alert).toHaveText(/^Couldn't load jobs\s*Something went wrong on our side/);
      });

      status = undefined;
      await fastForwardUntil(board.page, board.cards.first());
      await expect(alert).toHaveCount(0);
    },
  );

  test('HOME-15 says when the API is slow, and shows the jobs once they arrive', async ({ site }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const board = await openBoard(site, '/', {
      movesClock: true,
      prepare: (page) => page.route('**/graphql', (route) => held.then(() => route.continue())),
    });
    await board.page.getByRole('status').filter({ hasText: 'Loading jobs' }).waitFor();
    await expect(board.cards).toHaveCount(0);
    await fastForwardUntil(board.page, board.page.getByText(/This is taking longer than usual/));
    answer();
    await board.cards.first().waitFor();
    await expect(board.page.getByText(/This is taking longer/)).toHaveCount(0);
  });

  test('says when the browser is offline, keeps the jobs, and recovers when back online', async ({
    site,
  }) => {
    site.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const board = await openBoard(site);
    await board.cards.first().waitFor();
    await board.page.context().setOffline(true);
    await board.page.getByText("You're offline").waitFor();
    await expect(board.cards.first()).toBeVisible();
    await board.filters.getByLabel('Viewing').selectOption('Design');
    await expect(board.cards).toHaveCount(0);
    await board.page.context().setOffline(false);
    const design = await fetchListing(site.stack, { fRole: 'De', isRemote: true });
    await expect(board.titles).toHaveText(design.map((job) => job.jobTitle));
    await expect(board.page.getByText("You're offline")).toHaveCount(0);
  });
});
