import { expect, type Page } from '@playwright/test';
import { connectAlertTable } from '../support/alert-table.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { findJobId, graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { makeStaff, signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { until } from '../support/until.ts';

const PATH = '/admin-notifs';
const TITLE = 'Senior Backend Engineer, Tides';
const NOT_FOUND = 'This is not the page you were looking for. . .';

const lookUp = (email: string, job: string) => `${PATH}?email=${encodeURIComponent(email)}&job=${job}`;
const card = (page: Page) => page.getByRole('article');
const notify = (page: Page) => page.getByRole('button', { name: 'Notify User' });

const staff = async (site: Site, name: string, path: string) => {
  const person = await signUp(site.stack, `${name}@staff.example`, { titles: [UNPOSTED_TITLE] });
  await makeStaff(site.stack, person.email);
  return openSignedIn(site, person, path);
};
const UPDATE = 'mutation Update($input: UpdateUserInput!) { updateUser(input: $input) { positions } }';
/** Signs up with a title that matches nothing, so that the welcome mail doesn't have the job that is notified later. */
const person = async (site: Site, email: string) => {
  const { stack } = site;
  const signedIn = await signUp(stack, email, { titles: [UNPOSTED_TITLE] });
  await connectConsole(stack).settle();
  const input = { email, positions: ['Backend Engineer'] };
  expect((await graphql(stack, signedIn, UPDATE, { input })).errors).toBeUndefined();
  await connectConsole(stack).settle();
  return email;
};
const alertsTo = async (site: Site, email: string) =>
  (await connectConsole(site.stack).outbox(email)).filter(({ subject }) => subject?.includes('Tides'));

test.describe('the staff page', () => {
  test('ADMIN-02 is a 404 page for visitors and for users who are not staff', NIGHTLY, async ({ site }) => {
    const visitor = await site.page();
    await visitor.goto(site.url + PATH);
    await visitor.getByRole('heading', { name: NOT_FOUND }).waitFor();
    await expect(visitor).toHaveTitle(/^Not found/);
    const plain = await signUp(site.stack, 'plain@mail.example', { titles: [UNPOSTED_TITLE] });
    const page = await openSignedIn(site, plain, PATH);
    await page.getByRole('heading', { name: NOT_FOUND }).waitFor();
    await expect(page.getByRole('heading', { name: 'Matches' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  });

  test('ADMIN-02 ADMIN-01 is in the account menu of staff, looks up matches, lists the boards, and shows every field on a phone', async ({
    site,
  }) => {
    const email = await person(site, 'held@admin.example');
    const alerts = await connectAlertTable(site.stack);
    const jobId = await findJobId(site.stack, TITLE);
    await alerts.addAlert(email, jobId, 1, { state: 'withheld', why: 'No free alerts left.', sentAt: null });
    const page = await staff(site, 'menu', '/profile/settings');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
    await expect(page).toHaveTitle(/^Matches/);

    await test.step('an unknown e-mail and an unknown job', async () => {
      await page.getByLabel('Email').fill('nobody@admin.example');
      await page.keyboard.press('Enter');
      await page.getByText("There's no account with this email.").waitFor();
      await page.getByRole('link', { name: 'Clear Filters' }).first().click();
      await page.waitForURL(site.url + PATH);
      await page.getByLabel('Job ID').fill('no-such-job');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('This job does not exist, or it has been removed.').waitFor();
    });

    await test.step('the sources by state', async () => {
      const menu = page.getByRole('navigation', { name: 'Staff' });
      await menu.getByRole('link', { name: 'Boards' }).click();
      await page.getByRole('row', { name: /Tidewright/ }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByText(/^paused \d/).click();
      await expect(page.getByRole('row', { name: /Tidewright/ })).toHaveCount(0);
      await expect(page).toHaveURL(/view=sources&state=paused/);
    });

    await test.step('the matches on a phone, from the settings', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${site.url}/profile/settings`);
      await page.getByRole('main').getByRole('link', { name: 'Staff' }).click();
      await page.waitForURL(site.url + PATH);
      const held = card(page).filter({ hasText: email });
      await held.waitFor();
      const parts = ['Robin', 'Withheld', 'No free alerts left.', 'Tidewright', jobId, 'Backend Engineer'];
      for (const part of parts) await expect(held).toContainText(part);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await held.getByRole('button', { name: 'Why?' }).click();
      await page.getByText('Robin can be alerted to this job.').waitFor();
    });
  });

  test('ADMIN-01 Notify User sends an alert once, reports the result, and sends nothing without free alerts', async ({
    site,
  }) => {
    const email = await person(site, 'notified@admin.example');
    const spent = await person(site, 'spent@admin.example');
    await (await connectAlertTable(site.stack)).spendFreeAlerts(spent);
    const jobId = await findJobId(site.stack, TITLE);
    const page = await staff(site, 'notify', lookUp(email, jobId));
    await page.getByText('Robin can be alerted to this job.').waitFor();
    // The response to the second click may replace this one within a moment.
    const reply = page.getByText(
      /^Robin (is being notified of Senior Backend Engineer, Tides at Tidewright|already has this alert)\./,
    );
    await Promise.all([reply.waitFor(), notify(page).dblclick()]);
    await card(page).waitFor();
    await until('the alert', async () => {
      await connectConsole(site.stack).settle();
      return (await alertsTo(site, email)).length > 0 ? true : undefined;
    });
    expect(await alertsTo(site, email)).toHaveLength(1);
    await expect(async () => {
      await page.reload();
      await card(page).waitFor();
      expect(await card(page).innerText()).toContain('Sent\n');
    }).toPass();
    await notify(page).click();
    await page.getByText(/^Robin already has this alert\./).waitFor();
    await connectConsole(site.stack).settle();
    expect(await alertsTo(site, email)).toHaveLength(1);

    await page.getByLabel('Email').fill(spent);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`**${lookUp(spent, jobId)}`);
    await page.getByText('Robin can be alerted to this job.').waitFor({ state: 'detached' });
    await notify(page).click();
    await page.getByText("Robin can't be alerted. No free alerts are left.").first().waitFor();
    await connectConsole(site.stack).settle();
    expect(await alertsTo(site, spent)).toEqual([]);
  });
});
