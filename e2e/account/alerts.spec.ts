import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { type Site, test } from '../support/journey.ts';
import { ledgerOf } from '../support/ledger.ts';
import { signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/alerts';
const JOB = 'greenhouse-tidewright-101';
const TITLE = 'Senior Backend Engineer, Tides';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Matched' });
const stands = async (page: Page, count: number) => {
  await rows(page)
    .nth(count - 1)
    .waitFor();
  expect(await rows(page).count()).toBe(count);
};

const given = async (site: Site, email: string) => {
  await signUp(site.stack, email, { titles: ['office manager'] });
  const ledger = await ledgerOf(site.stack);
  return {
    give: (...alert: [jobId: string, minutesAgo: number, facts?: Record<string, unknown>]) =>
      ledger.giveAlert(email, ...alert),
    open: (visit?: Visit, path = PATH) => openSignedIn(site, { email }, path, visit),
  };
};

test.describe('the alerts of an account', () => {
  test('without any say what will stand here; axe finds nothing', async ({ site }) => {
    const { open } = await given(site, 'none@alerts.example');
    const page = await open({ width: 390 });
    await page.getByRole('heading', { name: 'No alerts yet' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('link', { name: 'See your job titles' }).click();
    await page.waitForURL('**/profile/job-titles');
  });

  test('say what became of each, remember what was opened and what is not relevant', async ({ site }) => {
    const { give, open } = await given(site, 'history@alerts.example');
    await give(JOB, 3);
    await give('greenhouse-tidewright-106', 60 * 48, {
      state: 'held',
      why: 'No free alert left.',
      sentAt: null,
    });
    await give('greenhouse-no-more-1', 60 * 72);
    const page = await open();
    await page.getByText('3 alerts in the last 90 days.').waitFor();
    await page.getByText('Held back: No free alert left.').waitFor();
    await page.getByText('This job is no longer kept').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    const row = rows(page).filter({ hasText: TITLE });
    await row.getByRole('button', { name: 'Not relevant' }).click();
    await row.getByRole('button', { name: 'Undo' }).waitFor();
    await row.getByRole('link', { name: TITLE }).click();
    await page.waitForURL(`**/jobs/${JOB}`);
    await page.goBack();
    await row.getByText('Opened').waitFor();
    await page.reload();
    await row.getByText('Opened').waitFor();
    await row.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: 'Not relevant' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await row.getByRole('button', { name: 'Not relevant' }).waitFor();
  });

  test('that is not relevant teaches the excludes', async ({ site }) => {
    const { give, open } = await given(site, 'teaches@alerts.example');
    await give(JOB, 3);
    const page = await open({ width: 390 });
    await page.getByRole('button', { name: 'Not relevant' }).click();
    await page.getByRole('button', { name: 'Exclude Tidewright' }).click();
    await page.getByText('No more alerts from Tidewright.').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Your excludes' }).click();
    await page.getByRole('button', { name: 'Tidewright. Click To Delete' }).waitFor();
  });

  test('are read on, and new ones announce themselves without moving anything', async ({ site }) => {
    const { give, open } = await given(site, 'many@alerts.example');
    for (let number = 1; number <= 40; number += 1) await give(`greenhouse-old-${number}`, 60 * number);
    const page = await open({ movesClock: true });
    await page.getByText('40 alerts in the last 90 days.').waitFor();
    await stands(page, 30);
    await page.getByRole('button', { name: 'Show more' }).click();
    await stands(page, 40);
    await give(JOB, 1);
    await give('greenhouse-tidewright-106', 2);
    const news = page.getByRole('button', { name: '2 new alerts' });
    await page.clock.fastForward(16_000);
    await news.waitFor();
    await stands(page, 40);
    await news.click();
    await stands(page, 42);
    expect(await rows(page).first().innerText()).toContain(TITLE);
  });

  test('that cannot be loaded say so and come on another try', async ({ site }) => {
    const { give, open } = await given(site, 'failing@alerts.example');
    await give(JOB, 3);
    const page = await open({}, '/profile/settings');
    site.expectErrors(/Failed to load|could not be reached|Failure|ERR_FAILED/);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('listAlerts') ? route.abort() : route.continue(),
    );
    await page.goto(site.url + PATH);
    await page.getByRole('heading', { name: 'Your alerts did not load' }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: TITLE }).waitFor();
  });
});

test.describe('the hours of alerts', () => {
  test('NOTIF-01 hours, time zone and excludes are saved as they are chosen, and stay so', async ({
    site,
  }) => {
    const { open } = await given(site, 'hours@alerts.example');
    const page = await open({ timeZone: 'America/Denver' }, '/profile/manage-notifications');
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    await choice('Jobs that share a message').selectOption('60');
    await choice('Messages a day').selectOption({ label: 'Only a daily digest' });
    await page.getByLabel('Digest at').fill('07:30');
    await page.getByRole('button', { name: 'Set quiet hours' }).click();
    await page.getByLabel('Quiet until').fill('06:15');
    await page.getByRole('button', { name: 'Use America/Denver' }).click();
    await page.getByLabel('Words', { exact: true }).fill('night shift');
    await page.keyboard.press('Enter');
    await page.getByLabel('Companies', { exact: true }).fill('Larkspur Systems, Inc.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'night shift. Click To Delete' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('button', { name: 'night shift. Click To Delete' }).click();
    await page.getByRole('button', { name: 'Larkspur Systems, Inc.. Click To Delete' }).waitFor();
    const values = [
      await choice('Jobs that share a message').inputValue(),
      await choice('Messages a day').inputValue(),
      await page.getByLabel('Digest at').inputValue(),
      await page.getByLabel('Quiet from').inputValue(),
      await page.getByLabel('Quiet until').inputValue(),
      await choice('Time zone').inputValue(),
    ];
    expect(values).toEqual(['60', '0', '07:30', '22:00', '06:15', 'America/Denver']);
  });
});
