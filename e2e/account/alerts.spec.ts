import { expect, type Page } from '@playwright/test';
import { connectAlertTable } from '../support/alert-table.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { findJobId } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/alerts';
const TITLE = 'Senior Backend Engineer, Tides';
const OTHER_TITLE = 'Security Engineer';
/** The id of a job that is gone. It sorts before the ids of current jobs, as those of older jobs do. */
const goneJobId = (n: number) => `0-gone-${n}`;

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Matched' });

// A title that no board has, so that the welcome mail adds no alerts.
const given = async (site: Site, email: string, titles = ['kelp archivist']) => {
  await signUp(site.stack, email, { titles });
  const alerts = await connectAlertTable(site.stack);
  return {
    give: (...alert: [jobId: string, minutesAgo: number, facts?: Record<string, unknown>]) =>
      alerts.addAlert(email, ...alert),
    open: (visit?: Visit, path = PATH) => openSignedIn(site, { email }, path, visit),
  };
};

test.describe('the alerts page', () => {
  test('shows each alert’s status, and remembers opened and irrelevant ones', async ({ site }) => {
    const { give, open } = await given(site, 'history@alerts.example');
    const jobId = await findJobId(site.stack, TITLE);
    await give(jobId, 3);
    await give(await findJobId(site.stack, OTHER_TITLE), 60 * 48, {
      state: 'withheld',
      why: 'No free alerts left.',
      sentAt: null,
    });
    await give(goneJobId(1), 60 * 72);
    const page = await open();
    await page.getByText('3 alerts in the last 90 days.').waitFor();
    await page.getByText('Not sent: No free alerts left.').waitFor();
    await page.getByText('This job is no longer available').waitFor();
    await expectNoAxeViolations(page);
    const row = rows(page).filter({ hasText: TITLE });
    await row.getByRole('button', { name: 'Not relevant' }).click();
    await row.getByRole('button', { name: 'Undo' }).waitFor();
    await row.getByRole('link', { name: TITLE }).click();
    await page.waitForURL(`**/jobs/${jobId}`);
    await page.goBack();
    await row.getByText('Opened').waitFor();
    await page.reload();
    await row.getByText('Opened').waitFor();
    const undone = page.waitForResponse(
      (response) => response.request().postData()?.includes('mutation') ?? false,
    );
    await row.getByRole('button', { name: 'Undo' }).click();
    await row.getByRole('button', { name: 'Not relevant' }).waitFor();
    await undone;

    await test.step('an outage, and another try', async () => {
      site.expectErrors(/Failed to load|Couldn't reach|Failure|ERR_FAILED/);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('listAlerts') ? route.abort() : route.continue(),
      );
      await page.reload();
      await page.getByRole('heading', { name: "Couldn't load your alerts" }).waitFor();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Try again' }).click();
      await row.getByRole('button', { name: 'Not relevant' }).waitFor();
    });

    await test.step('saying why of a job that the settings leave out already', async () => {
      await row.getByRole('button', { name: 'Not relevant' }).click();
      await row.getByText('Not this company').click();
      await row.getByText('Your settings already leave out jobs like this one.').waitFor();
    });
  });

  test('LEARN-01 asks why on a phone, offers the setting that would have prevented the alert, and undoes it', async ({
    site,
  }) => {
    const { give, open } = await given(site, 'learning@alerts.example', ['Backend Engineer']);
    await give(await findJobId(site.stack, TITLE), 3);
    const page = await open({ width: 390 });
    const row = rows(page).filter({ hasText: TITLE });
    const offer = row.getByRole('button', { name: 'Leave out senior jobs', exact: true });

    await test.step('not relevant, why, and the setting offered', async () => {
      await row.getByRole('button', { name: 'Not relevant' }).click();
      await row.getByText('Wrong level').click();
      await offer.waitFor();
      await row.getByText(/^It would have removed \d+ of your \d+ alerts? of the last 7 days/).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('taken over and undone by one tap each', async () => {
      await offer.click();
      await row.getByText('Saved: Leave out senior jobs.').waitFor();
      await row.getByRole('button', { name: 'Undo Leave out senior jobs' }).click();
      await offer.waitFor();
    });

    await test.step('another answer, listed in the settings and undone there', async () => {
      await row.getByText('Not this company').click();
      await row.getByRole('button', { name: 'Leave out jobs at Tidewright' }).click();
      await row.getByText('Saved: Leave out jobs at Tidewright.').waitFor();
      await row.getByRole('link', { name: 'See all that was learned' }).click();
      const learned = page.getByRole('region', { name: 'Learned from your answers' });
      await expect(learned.getByRole('listitem')).toHaveCount(1);
      await expect(learned.getByRole('link')).toHaveText(`${TITLE} at Tidewright`);
      await page.getByRole('button', { name: 'Tidewright. Click To Delete' }).waitFor();
      await expectNoAxeViolations(page);
      await learned.getByRole('button', { name: 'Undo Leave out jobs at Tidewright' }).click();
      await page.getByText('Undone: Leave out jobs at Tidewright.').waitFor();
      await expect(page.getByRole('button', { name: 'Tidewright. Click To Delete' })).toHaveCount(0);
      await page.reload();
      await page.getByRole('heading', { name: 'Never alert me about' }).waitFor();
      await expect(learned).toHaveCount(0);
    });
  });

  test(
    'has an empty state, loads more on request, and announces new alerts without moving the list',
    NIGHTLY,
    async ({ site }) => {
      const { give, open } = await given(site, 'many@alerts.example');
      const page = await open({ width: 390, movesClock: true });
      await page.getByRole('heading', { name: 'No alerts yet' }).waitFor();
      await expectNoAxeViolations(page);
      const titles = page.getByRole('link', { name: 'See your job titles' });
      await expect(titles).toHaveAttribute('href', '/profile/job-titles');

      await Promise.all(Array.from({ length: 40 }, (_, index) => give(goneJobId(index), 60 * (index + 1))));
      await page.reload();
      await page.getByText('30+ alerts in the last 90 days.').waitFor();
      await expect(rows(page)).toHaveCount(30);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(rows(page)).toHaveCount(40);
      await page.getByText('40 alerts in the last 90 days.').waitFor();
      const jobIds = [await findJobId(site.stack, TITLE), await findJobId(site.stack, OTHER_TITLE)] as const;
      for (const jobId of jobIds) await give(jobId, 1);
      const news = page.getByRole('button', { name: '2 new alerts' });
      await page.clock.fastForward(16_000);
      await news.waitFor();
      await expect(rows(page)).toHaveCount(40);
      await news.click();
      await expect(rows(page)).toHaveCount(42);
      // Job ids sort by detection time.
      const newest = jobIds[0] > jobIds[1] ? TITLE : OTHER_TITLE;
      await expect(rows(page).first()).toContainText(newest);
    },
  );
});

test.describe('the alert schedule', () => {
  test('NOTIF-01 saves hours, time zone and excludes on change, and keeps them after a reload', async ({
    site,
  }) => {
    const { open } = await given(site, 'hours@alerts.example');
    const page = await open({ timeZone: 'America/Denver' }, '/profile/manage-notifications');
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    await choice('Group alerts').selectOption('60');
    await choice('Messages per day').selectOption({ label: 'Daily digest only' });
    await page.getByLabel('Daily digest at').fill('07:30');
    await page.getByRole('button', { name: 'Set quiet hours' }).click();
    await page.getByLabel('Quiet until').fill('06:15');
    await page.getByRole('button', { name: 'Use America/Denver' }).click();
    await page.getByLabel('Words', { exact: true }).fill('night shift');
    await page.keyboard.press('Enter');
    // Changes are saved one after the other, and this one is the last.
    const saved = page.waitForResponse((one) => one.request().postData()?.includes('Larkspur') ?? false);
    await page.getByLabel('Companies', { exact: true }).fill('Larkspur Systems, Inc.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'night shift. Click To Delete' }).waitFor();
    await expectNoAxeViolations(page);
    await saved;
    await page.reload();
    await page.getByRole('button', { name: 'night shift. Click To Delete' }).click();
    await page.getByRole('button', { name: 'Larkspur Systems, Inc.. Click To Delete' }).waitFor();
    await expect(choice('Group alerts')).toHaveValue('60');
    await expect(choice('Messages per day')).toHaveValue('0');
    await expect(page.getByLabel('Daily digest at')).toHaveValue('07:30');
    await expect(page.getByLabel('Quiet from')).toHaveValue('22:00');
    await expect(page.getByLabel('Quiet until')).toHaveValue('06:15');
    await expect(choice('Time zone')).toHaveValue('America/Denver');
  });
});
