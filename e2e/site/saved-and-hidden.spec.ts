import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { openBoard } from '../support/board-page.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { RETURNING } from '../support/visit.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const savedLink = (page: Page, title: string) => main(page).getByRole('link', { name: title, exact: true });
const newcomer = (site: Site, name: string) =>
  signUp(site.stack, `${name}@saves.example`, { titles: [UNPOSTED_TITLE] });

test.describe('saving jobs', () => {
  test('APPLY-01 a visitor saves a job, finds it on a 320 px phone, and removes it with undo', async ({
    site,
  }) => {
    const { page, cards } = await openBoard(site, '/', { width: 320, reducedMotion: true });
    const title = await cards.first().getByRole('heading').innerText();
    await button(page, `Save ${title}`).first().click();
    await button(page, `Save ${title}`).and(page.locator('[aria-pressed=true]')).first().waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'Saved Jobs' }).click();
    await page.waitForURL('**/saved');
    await main(page).getByText('1 job, kept in this browser.').waitFor();
    await savedLink(page, title).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await button(page, `Remove ${title}`).click();
    await main(page).getByRole('heading', { name: 'No saved jobs yet' }).waitFor();
    await button(page, 'Undo').click();
    await savedLink(page, title).waitFor();
  });

  test(
    'APPLY-01 saved jobs move to the account at sign-in, and to applications once the person applies',
    NIGHTLY,
    async ({ site }) => {
      const person = await newcomer(site, 'mover');
      const { page: before, cards } = await openBoard(site);
      const title = await cards.first().getByRole('heading').innerText();
      await button(before, `Save ${title}`).first().click();
      await button(before, `Save ${title}`).and(before.locator('[aria-pressed=true]')).first().waitFor();
      const stored = await before.evaluate<string>(`localStorage.getItem('savedJobs')`);

      const page = await openSignedIn(site, person, '/saved', {
        reducedMotion: true,
        storage: { ...RETURNING, savedJobs: stored },
      });
      await savedLink(page, title).waitFor();
      await expectNoAxeViolations(page);
      await expect.poll(() => page.evaluate(`localStorage.getItem('savedJobs')`)).toBe('[]');
      await page.goto(`${site.url}/?FR=En`);
      await button(page, `Save ${title}`).and(page.locator('[aria-pressed=true]')).first().waitFor();

      await page.goto(`${site.url}/saved`);
      await button(page, `I applied for ${title}`).click();
      await main(page).getByRole('heading', { name: 'No saved jobs yet' }).waitFor();
      await button(page, 'Show').click();
      await page.waitForURL('**/profile/applications');
      await main(page)
        .getByText(/^Applied today at/)
        .waitFor();
      await page.goto(`${site.url}/?FR=En`);
      await button(page, `Save ${title}`).first().click();
      await page.getByText('You already applied for this job').waitFor();
    },
  );
});

test.describe('hiding jobs', () => {
  test('HOME-11 a hidden job leaves the board, keeps the place of the keyboard, and comes back', async ({
    site,
  }) => {
    const board = await openBoard(site, '/', { reducedMotion: true });
    const { page } = board;
    await board.cards.nth(1).waitFor();
    const [first = '', second = ''] = await board.titles.allInnerTexts();
    await button(page, `Hide ${first}`).first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('Job hidden').waitFor();
    await expect(board.titles.first()).toHaveText(second);
    await expect(page.locator('article:has(:focus) h3')).toHaveText(second);
    await expectNoAxeViolations(page);
    await page.reload();
    await main(page).getByText('1 hidden').waitFor();
    await expect(board.titles.first()).toHaveText(second);
    await main(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(board.titles.first()).toHaveText(first);
    await expectNoAxeViolations(page);
    await button(page, `Hide ${first}`).first().click();
    await expect(main(page).getByText('1 hidden')).toHaveCount(0);
  });

  test("hiding a company hides its jobs and excludes it from the user's alerts", async ({ site }) => {
    const person = await newcomer(site, 'hider');
    const page = await openSignedIn(site, person, '/?FR=En', { reducedMotion: true });
    const lanternfish = page.getByRole('article').filter({ hasText: 'Lanternfish' });
    // Jobs of other tests may push Lanternfish's to the next page, which loads on scrolling.
    await expect(async () => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      expect(await lanternfish.count()).toBeGreaterThan(0);
    }).toPass();
    await lanternfish
      .first()
      .getByRole('button', { name: /^Hide / })
      .click();
    await waitUntilSaved(page, () => button(page, 'Hide all jobs of Lanternfish').click());
    await page.getByText("You won't get alerts for them either.").waitFor();
    await expect(lanternfish).toHaveCount(0);
    await expect(main(page).getByText(/^\d+ hidden/)).toBeVisible();
    await page.goto(`${site.url}/profile/manage-notifications`);
    await main(page).getByText('Lanternfish').waitFor();
  });
});
