import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { type Site, test } from '../support/journey.ts';

test.describe('the home page in bad weather', () => {
  test('an API that errors is told in a sentence, and the page recovers by itself', async ({ site }) => {
    site.expectErrors(/status of 500|status of 503/);
    let isBroken = true;
    const board = await openBoard(site, '/', {
      prepare: (page) =>
        page.route('**/graphql', (route) =>
          isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
        ),
    });
    const alert = board.page.getByRole('alert').filter({ hasText: /./ });
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/^The jobs did not load\s+Something went wrong on our side/);
    expect(await board.filters.getByLabel('Viewing').isEnabled()).toBe(true);
    isBroken = false;
    await board.cards.first().waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('Try again asks at once', async ({ site }) => {
    site.expectErrors(/status of 503/);
    let isBroken = true;
    const board = await openBoard(site, '/', {
      prepare: (page) =>
        page.route('**/graphql', (route) =>
          isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
        ),
    });
    await board.page
      .getByRole('alert')
      .getByText(/very busy just now/)
      .waitFor();
    isBroken = false;
    await board.page.getByRole('button', { name: 'Try again' }).click();
    await board.cards.first().waitFor();
  });

  test('an API that does not answer is told after a while, and what comes late is shown', async ({
    site,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const board = await openBoard(site, '/', {
      prepare: (page) => page.route('**/graphql', (route) => held.then(() => route.continue())),
    });
    await board.page.getByText(/This takes longer than usual/).waitFor();
    answer();
    await board.cards.first().waitFor();
    await board.comes(() => board.page.getByText(/This takes longer/).count(), 0);
  });

  test('offline is said, the board stays, and it goes on when the network is back', async ({ site }) => {
    site.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    const board = await openBoard(site);
    await board.cards.first().waitFor();
    await board.page.context().setOffline(true);
    await board.page.getByText('You are offline').waitFor();
    expect(await board.cards.count()).toBeGreaterThan(0);
    await board.filters.getByLabel('Viewing').selectOption('Design');
    await board.page.context().setOffline(false);
    await board.comes(() => board.titles(), await designTitles(site));
    expect(await board.page.getByText('You are offline').count()).toBe(0);
  });
});

async function designTitles(site: Site): Promise<string[]> {
  const board = await openBoard(site, '/?FR=De');
  await board.cards.first().waitFor();
  return board.titles();
}
