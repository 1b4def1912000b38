import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { test } from '../support/journey.ts';

test.describe('the home page without a mouse', () => {
  test('slash focuses the search, arrows move through jobs, Enter opens one, and screen readers announce the count', async ({
    site,
  }) => {
    const board = await openBoard(site);
    const { page, cards } = board;
    await cards.nth(2).waitFor();
    const heard = page.getByRole('status').filter({ hasText: /Showing \d+\./ });
    await expect(heard).toHaveText(/^\d+ jobs, \d+ from today/);
    const entered = page.locator('article:has(:focus) h3');
    const [first = '', second = ''] = await board.titles.allInnerTexts();
    await page.keyboard.press('ArrowDown');
    await expect(entered).toHaveText(first);
    await page.keyboard.press('j');
    await expect(entered).toHaveText(second);
    await page.keyboard.press('k');
    await expect(entered).toHaveText(first);
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await cards.first().getByText('First seen').waitFor();
    await page.keyboard.press('Escape');
    await expect(cards.first().getByText('First seen')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Job title');
    await page.keyboard.type('j/k');
    await expect(board.filters.getByRole('searchbox')).toHaveValue('j/k');
    await board.filters.getByRole('searchbox').fill('frontend');
    await expect(heard).toHaveText(/^1 job,/);
  });
});
