import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { openBoard } from '../support/board-page.ts';
import { test } from '../support/journey.ts';

const WIDTHS = [390, 1440];

test.describe('a search', () => {
  for (const width of WIDTHS)
    test(`HOME-04 HOME-02 is read as filters, which chips remove, at ${width} px`, async ({ site }, info) => {
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
      await page.screenshot({ path: info.outputPath(`chips-${width}.png`) });
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

  test('HOME-04 that is entered by leaving the box says what alerts keep', async ({ site }) => {
    const board = await openBoard(site);
    const { page, filters } = board;
    await filters.getByRole('searchbox').fill('frontend engineer hybrid');
    await filters.getByRole('searchbox').blur();
    await filters.getByRole('button', { name: 'Remove Hybrid' }).waitFor();
    await page
      .getByRole('link', { name: /^Alert me about this/ })
      .locator('visible=true')
      .first()
      .click();
    await page.waitForURL(/\/onboarding\?.*Mode=hybrid/);
  });
});
