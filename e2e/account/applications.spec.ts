import { expect, type Page } from '@playwright/test';
import { logIn } from '../support/account-pages.ts';
import { connectAlertTable } from '../support/alert-table.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { findJobId } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { type Person, signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { uploadResume } from '../support/upload.ts';
import { RETURNING, type Visit } from '../support/visit.ts';

const PATH = '/profile/applications';
const TITLE = 'Senior Backend Engineer, Tides';
/** A job posted in three cities, each with its own form. */
const SEVERAL = 'Platform Engineer';
const packetOf = (jobId: string) => `${PATH}?job=${jobId}`;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const isApplied = (page: Page) =>
  main(page)
    .getByText(/Applied today at/)
    .first()
    .waitFor();
/** Playwright keeps every page focused, so the return to this one is an event. */
const answerYes = async (page: Page) => {
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.getByText('Did you apply?').waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Yes, I applied').click();
  await isApplied(page);
};
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const expectNoOpener = (form: Page) => expect.poll(() => form.evaluate('opener')).toBeNull();

/** Returns the loaded page that a click opens in a new window. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const [form] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await form.waitForLoadState();
  return form;
}

const newcomer = (site: Site, name: string): Promise<Person> =>
  signUp(site.stack, `${name}@applications.example`, { titles: [UNPOSTED_TITLE] });
const open = async (site: Site, person: Person, path: string, visit: Visit = {}) => {
  const page = await openSignedIn(site, person, path, visit);
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/(tidewright|lanternfish)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><h1>Form</h1>' }),
  );
  return page;
};
const subscriber = async (site: Site, name: string) => {
  const person = await newcomer(site, name);
  await subscribe(site.stack, person, 'MONTHLY');
  return person;
};

test.describe('instant apply', () => {
  test('APPLY-01 opens the form from an alert, lists its questions, asks whether the person applied, and can be undone', async ({
    site,
  }) => {
    const person = await subscriber(site, 'alert');
    const jobId = await findJobId(site.stack, TITLE);
    await (await connectAlertTable(site.stack)).addAlert(person.email, jobId, 3);
    await uploadResume(site.stack, person, 'Robin.pdf', ['Robin']);
    const page = await open(site, person, '/profile/alerts');
    const form = await opened(page, () => button(page, `Instant Apply, ${TITLE}`).click());
    await expect(form).toHaveURL('https://tidewright.example/jobs/101');
    await expectNoOpener(form);
    await page.waitForURL(`**${packetOf(jobId)}`);
    await answerYes(page);
    for (const [name, text] of [
      ['Copy: Full name', 'Robin'],
      ['Copy: Email', person.email],
    ] as const) {
      await button(page, name).click();
      await page.getByText(`Copied: ${name.slice(6)}`).waitFor({ state: 'attached' });
      await expect.poll(() => clipboard(page)).toBe(text);
    }
    await button(page, 'Copy link: Resume').click();
    await page.getByText('Copied: Resume').waitFor({ state: 'attached' });
    await expect.poll(async () => (await fetch(await clipboard(page))).text()).toContain('Robin');
    await page.getByRole('heading', { name: 'Cover letter' }).waitFor();
    await expectNoAxeViolations(page);

    await button(page, 'Undo').click();
    await link(page, 'Open the application form').waitFor();
    await opened(page, () => link(page, 'Open the application form').click());
    await answerYes(page);
    const menu = page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });
    await menu.getByRole('link', { name: 'Alerts' }).click();
    const alert = main(page).getByRole('listitem').filter({ hasText: TITLE });
    await alert.getByText('Applied', { exact: true }).waitFor();
    await expect(alert.getByRole('button', { name: /^Instant Apply/ })).toHaveCount(0);
  });

  test(
    'APPLY-01 is on job cards and job pages for subscribers only, and offers a link where the pop-up is blocked',
    NIGHTLY,
    async ({ site }) => {
      const person = await newcomer(site, 'board');
      const page = await open(site, person, '/?FR=En&JT=Fu&jobTitle=Tides');
      await button(page, `More about ${TITLE}`).waitFor();
      // By now the page has loaded that this user has no subscription.
      await page.getByText('You have 10 job alerts remaining').waitFor();
      await expect(button(page, /^Instant Apply/)).toHaveCount(0);

      await subscribe(site.stack, person, 'MONTHLY');
      await page.reload();
      await button(page, `Instant Apply, ${TITLE}`).waitFor();
      await page.evaluate('window.open = () => null');
      await button(page, `Instant Apply, ${TITLE}`).click();
      await page.getByText('Your browser blocked the pop-up. Use this link to open the form.').waitFor();
      await expectNoAxeViolations(page);
      const blocked = await opened(page, () => link(page, 'Open the application form').click());
      await expectNoOpener(blocked);
      await answerYes(page);

      await page.goto(`${site.url}/jobs/${await findJobId(site.stack, SEVERAL)}`);
      await button(page, `Instant Apply, ${SEVERAL}`).click();
      await page.getByText('Each location has its own form. Where would you like to work?').waitFor();
      await expectNoAxeViolations(page);
      const form = await opened(page, () => link(page, /^Denver, CO/).click());
      await expect(form).toHaveURL(/^https:\/\/lanternfish\.example\/jobs\/21\d$/);
      await answerYes(page);
    },
  );

  test(
    'APPLY-01 starts from an e-mail link, offers the subscription, and explains a missing job and an outage',
    NIGHTLY,
    async ({ site }) => {
      const person = await newcomer(site, 'mail');
      const jobId = await findJobId(site.stack, TITLE);
      const page = await site.page({ storage: RETURNING });
      await page.goto(site.url + packetOf(jobId));
      await page.waitForURL('**/login');
      await page.getByText('Log in to continue.').waitFor();
      await logIn(page, person.email);
      await page.waitForURL(`**${packetOf(jobId)}`);
      await page.getByText(/^Instant Apply comes with a subscription/).waitFor();
      await expectNoAxeViolations(page);
      await button(page, 'Start Monthly subscription').click();
      await page.waitForURL('**/checkout/**');
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('active', { exact: true }).waitFor();
      await page.goto(site.url + packetOf(jobId));
      await link(page, 'Open the application form').waitFor();
      await expect.poll(() => measureLayoutShift(page)).toBe(0);

      site.expectErrors(/Failed to load|Couldn't reach|Failure|ERR_FAILED/);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('getApplicationPacket') ? route.abort() : route.continue(),
      );
      await page.goto(site.url + packetOf('no-such-job'));
      await page.getByRole('heading', { name: "Couldn't load your application details" }).waitFor();
      await page.unroute('**/graphql');
      await button(page, 'Try again').click();
      await page.getByRole('heading', { name: 'This job is no longer available' }).waitFor();
      await expectNoAxeViolations(page);
    },
  );
});

test.describe('the applications page', () => {
  test('APPLY-01 keeps statuses and notes, and removes applications', NIGHTLY, async ({ site }) => {
    const page = await open(site, await subscriber(site, 'list'), PATH, { width: 390, dark: true });
    await page.getByRole('heading', { name: 'No applications yet' }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto(site.url + packetOf(await findJobId(site.stack, TITLE)));
    await button(page, 'Mark as applied').click();
    await isApplied(page);
    await link(page, 'All applications').click();
    await page.getByText('1 application.').waitFor();
    await page.getByLabel(`Status: ${TITLE}`).selectOption({ label: 'Interviewing' });
    await button(page, `Add notes on ${TITLE}`).click();
    await page.keyboard.type('Call Mara on Monday');
    await page.keyboard.press('Tab');
    await page.getByText('Saved', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.reload();
    await page.getByText('1 application.').waitFor();
    await expect.poll(() => measureLayoutShift(page)).toBe(0);
    await expect(page.getByLabel(`Status: ${TITLE}`)).toHaveValue('interviewing');
    await expect(page.getByLabel(`Notes on ${TITLE}`)).toHaveValue('Call Mara on Monday');
    await button(page, `Remove ${TITLE}`).click();
    const dialog = page.getByRole('dialog', { name: 'Remove application' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('heading', { name: 'No applications yet' }).waitFor();
  });
});
