import { expect } from '@playwright/test';
import { openBoard } from '../support/board-page.ts';
import { test } from '../support/journey.ts';

test.describe('the filters on a narrow screen', () => {
  test('HOME-16 open in a sheet on a narrow screen, where Apply applies changes and Close discards them', async ({
    site,
  }) => {
    const board = await openBoard(site, '/', { width: 1250 });
    const { page } = board;
    await board.cards.first().waitFor();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Viewing')).toBeHidden();
    const open = page.getByRole('button', { name: /^Filters/ });
    await open.click();
    await sheet.getByLabel('Viewing').selectOption('Design');
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => board.readQuery()['FR'] ?? 'En').toBe('En');
    await open.click();
    await sheet.getByLabel('Viewing').selectOption('Design');
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(board.readQuery).toMatchObject({ FR: 'De' });
    await open.click();

    await test.step('locations open above their field, where Apply covers the room below', async () => {
      await page.setViewportSize({ width: 390, height: 600 });
      await sheet.getByLabel('Location', { exact: true }).click();
      await sheet.getByRole('combobox', { name: 'Location' }).fill('san');
      const list = sheet.getByRole('listbox', { name: 'Locations' });
      await list.getByRole('option', { name: 'San Francisco, CA' }).waitFor();
      await sheet
        .getByRole('combobox', { name: 'Location' })
        .evaluate((input) => input.scrollIntoView(false));
      await expect(list).toHaveAttribute('data-side', 'above');
      await expect(async () => {
        const options = await list.boundingBox();
        const field = await sheet.getByText('Location', { exact: true }).boundingBox();
        if (!options || !field) throw new Error('The list or its field is hidden.');
        expect(options.y + options.height).toBeLessThanOrEqual(field.y);
        expect(options.y).toBeGreaterThan(0);
      }).toPass();
    });

    await page.setViewportSize({ width: 1251, height: 900 });
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Viewing')).toBeVisible();
  });
});
