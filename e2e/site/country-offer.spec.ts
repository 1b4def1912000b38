import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { createBoardPage } from '../support/board-page.ts';
import { test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';

test('HOME-21 a newcomer is offered the jobs of their country, and takes them as a chip that can be removed', async ({
  site,
}) => {
  const page = await site.page({
    width: 390,
    dark: true,
    timeZone: 'America/Chicago',
    storage: { 'cookies-accepted': 'true' },
  });
  const boards: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('query ListBoard')) boards.push(request.postDataJSON().variables.input);
  });
  await page.goto(site.url);
  const { cards, readQuery } = createBoardPage(page);
  await cards.first().waitFor();
  const offer = page.getByRole('button', { name: 'Show only jobs in the United States' });
  await offer.waitFor();
  expect(boards).toHaveLength(1);
  expect(boards[0]).not.toHaveProperty('country');
  await expect.poll(() => measureLayoutShift(page)).toBeLessThan(0.02);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await offer.click();
  const chip = page.getByRole('button', { name: 'Remove United States' });
  await chip.waitFor();
  await expect.poll(readQuery).toMatchObject({ Lo: ',,US' });
  await expect.poll(() => boards).toHaveLength(2);
  expect(boards[1]).toMatchObject({ country: 'US' });
  await page.goBack();
  await offer.waitFor();
  await offer.click();
  await chip.click();
  await expect.poll(readQuery).toMatchObject({ Lo: '' });
  await expect(page.getByRole('button', { name: /United States$/ })).toHaveCount(0);

  await page.goto(site.url);
  await cards.first().waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-newcomer');
});
