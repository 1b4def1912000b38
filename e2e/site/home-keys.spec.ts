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
    expect(await heard.textContent()).toMatch(/^\d+ jobs, \d+ from today/);
    const entered = () => page.locator('article:has(:focus) h3').textContent();
    const [first, second] = await board.readTitles();
    await page.keyboard.press('ArrowDown');
    expect(await entered()).toBe(first);
    await page.keyboard.press('j');
    expect(await entered()).toBe(second);
    await page.keyboard.press('k');
    expect(await entered()).toBe(first);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    await cards.first().getByText('First seen').waitFor();
    await page.keyboard.press('Escape');
    await board.expectEventually(() => cards.first().getByText('First seen').count(), 0);
    await page.keyboard.press('/');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Job title');
    await page.keyboard.type('j/k');
    expect(await board.filters.getByRole('searchbox').inputValue()).toBe('j/k');
    await board.filters.getByRole('searchbox').fill('frontend');
    await board.expectEventually(
      async () => (await heard.textContent())?.startsWith('1 job,') ?? false,
      true,
    );
  });
});
