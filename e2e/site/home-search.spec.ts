import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { openBoard } from '../support/board-page.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { readBoardsUntil } from '../support/run-until.ts';

const WIDTHS = [390, 1440];

test.describe('a search', () => {
  for (const width of WIDTHS)
    test(`HOME-04 HOME-02 is read as filters, which chips remove, at ${width} px`, async ({ site }) => {
      const board = await openBoard(site);
      const { page, filters } = board;
      await page.setViewportSize({ width, height: 900 });
      const box = filters.getByRole('searchbox');
      await box.fill('senior product manager remote london 180k');
      await box.press('Enter');
      const chips = filters.getByRole('region', { name: 'Read from your search' });
      await expect(chips.getByRole('button')).toHaveText([
        /^London/,
        '$180K or more',
        'Senior',
        'Remote',
        'Search for “senior product manager remote london 180k”',
      ]);
      await expect(box).toHaveValue('product manager');
      await expect.poll(board.readQuery).toMatchObject({
        jobTitle: 'product manager',
        FR: 'All',
        Lo: 'London,England,GB',
        Level: 'senior',
        Mode: 'remote',
        Pay: '180K',
      });
      await expectNoAxeViolations(page);

      await chips.getByRole('button', { name: /^Remove London/ }).click();
      await expect
        .poll(board.readQuery)
        .toMatchObject({ jobTitle: 'product manager', Lo: '', Mode: 'remote' });
      await chips.getByRole('button', { name: /^Search for/ }).click();
      await expect(box).toHaveValue('"senior product manager remote london 180k"');
      await expect(chips).toBeHidden();
      await page.getByText(/There are no jobs matching your filters/).waitFor();
    });

  test('HOME-04 keeps the chips of its filters and skills after a reload', NIGHTLY, async ({ site }) => {
    const { page, filters, readQuery } = await openBoard(site, '/', { width: 390 });
    const box = filters.getByRole('searchbox');
    await box.fill('senior python 180k');
    await box.press('Enter');
    const chips = filters.getByRole('region', { name: 'Read from your search' }).getByRole('button');
    const names = ['$180K or more', 'Senior', 'Python'];
    await expect(chips).toHaveText([...names, 'Search for “senior python 180k”']);
    await expect(box).toHaveValue('python');
    await page.reload();
    await expect(chips).toHaveText(names);
    await expectNoAxeViolations(page);
    await filters.getByRole('button', { name: 'Remove Python' }).click();
    await expect.poll(readQuery).toMatchObject({ jobTitle: '', Level: 'senior', Pay: '180K' });
    await expect(chips).toHaveText(['$180K or more', 'Senior']);
  });

  test('HOME-04 finds the same title first, then the same occupation, and corrects a typo', async ({
    site,
  }) => {
    await writeBoard(site.stack.feedsDir, 'coralworks', 'Coralworks', [
      { id: 1, title: 'Coralline Engineer', place: 'Denver, CO' },
      { id: 2, title: 'Senior Engineer, Coralline Systems', place: 'Denver, CO' },
    ]);
    await readBoardsUntil(site.stack, 'the jobs of Coralworks', async () => {
      const jobs = await readListing(site.stack, { title: 'Coralline', fRole: null, jobType: null });
      return jobs.length === 2 ? jobs : undefined;
    });
    const board = await openBoard(site);
    const box = board.filters.getByRole('searchbox');
    await box.fill('coralline engineer denver');
    await box.press('Enter');
    await board.filters.getByRole('button', { name: 'Remove Denver, CO' }).waitFor();
    await expect(board.titles).toHaveText(['Coralline Engineer', 'Senior Engineer, Coralline Systems']);
    await board.page.getByRole('heading', { name: /^Best matches first/ }).waitFor();
    await box.fill('corralline enginer');
    await box.press('Enter');
    await board.page.getByText('Showing results for coralline engineer').waitFor();
    await expect(board.titles).toHaveText(['Coralline Engineer', 'Senior Engineer, Coralline Systems']);
  });

  test('HOME-04 that is entered by leaving the box says what alerts keep', async ({ site }) => {
    const board = await openBoard(site);
    const { page, filters } = board;
    await filters.getByRole('searchbox').fill('frontend engineer hybrid');
    await filters.getByRole('searchbox').blur();
    await filters.getByRole('button', { name: 'Remove Hybrid' }).waitFor();
    const links = page.getByRole('link', { name: /^Alert me about this/ });
    // The results that replace the list while a click is on its way take the link along.
    await expect(async () => {
      await links.locator('visible=true').first().click({ timeout: 5_000 });
      await expect(page).toHaveURL(/\/onboarding\?.*Mode=hybrid/);
    }).toPass();
  });
});
