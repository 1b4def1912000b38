import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { type Site, test } from '../support/journey.ts';
import { ledgerOf } from '../support/ledger.ts';
import { type Person, password, signUp } from '../support/people.ts';
import { given as file, pdfFile } from '../support/resume-files.ts';
import { shiftOf } from '../support/shift.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { RETURNING, type Visit } from '../support/visit.ts';

const PATH = '/profile/applications';
const JOB = 'greenhouse-tidewright-101';
const TITLE = 'Senior Backend Engineer, Tides';
/** In three cities, each with its own form. */
const SEVERAL = 'greenhouse-lanternfish-210';
const packetOf = (jobId: string) => `${PATH}?job=${jobId}`;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const isApplied = (page: Page) =>
  main(page)
    .getByText(/Applied today at/)
    .first()
    .waitFor();
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const isClean = async (page: Page) => expect(await axeFinds(page)).toEqual([]);

/** The window that a press opens, once its page is there. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const [form] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await form.waitForLoadState();
  return form;
}

const newcomer = (site: Site, name: string): Promise<Person> =>
  signUp(site.stack, `${name}@applications.example`, { titles: ['office manager'] });
const open = async (site: Site, person: Person, path: string, visit: Visit = {}) => {
  const page = await openSignedIn(site, person, path, visit);
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/(tidewright|lanternfish)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title><h1>Form</h1>' }),
  );
  return page;
};
const given = async (site: Site, name: string, path: string, visit: Visit = {}) => {
  const person = await newcomer(site, name);
  await subscribe(site.stack, person, 'MONTHLY');
  return { person, page: await open(site, person, path, visit) };
};

test.describe('instant apply', () => {
  test('APPLY-01 from an alert opens the form beside, lays out what it asks for, marks the job, and takes it back', async ({
    site,
  }) => {
    const { person, page } = await given(site, 'alert', '/profile/resumes');
    const ledger = await ledgerOf(site.stack);
    await ledger.giveAlert(person.email, JOB, 3);
    await page.locator('input[type=file]').setInputFiles(file('Robin.pdf', pdfFile('Robin')));
    await page.getByRole('button', { name: 'Download Robin.pdf' }).waitFor();
    await page.goto(`${site.url}/profile/alerts`);
    const form = await opened(page, () => button(page, `Instant Apply, ${TITLE}`).click());
    expect(form.url()).toBe('https://tidewright.example/jobs/101');
    expect(await form.evaluate<boolean>('opener === null')).toBe(true);
    await page.waitForURL(`**${packetOf(JOB)}`);
    await isApplied(page);
    for (const [name, text] of [
      ['Copy: Full name', 'Robin'],
      ['Copy: E-mail', person.email],
    ] as const) {
      await button(page, name).click();
      await page.getByText(`Copied: ${name.slice(6)}`).waitFor({ state: 'attached' });
      expect(await clipboard(page)).toBe(text);
    }
    await button(page, 'Copy link: Resume').click();
    await page.getByText('Copied: Resume').waitFor({ state: 'attached' });
    const resume = await fetch(await clipboard(page));
    expect(Buffer.from(await resume.arrayBuffer()).toString()).toContain('Robin');
    await page.getByRole('heading', { name: 'Cover letter' }).waitFor();
    await isClean(page);

    await button(page, 'Undo').click();
    await link(page, 'Open the application form').waitFor();
    await opened(page, () => link(page, 'Open the application form').click());
    await isApplied(page);
    await page.goto(`${site.url}/profile/alerts`);
    const alert = main(page).getByRole('listitem').filter({ hasText: 'Matched' });
    await alert.getByText('Applied', { exact: true }).waitFor();
    expect(await button(page, /^Instant Apply/).count()).toBe(0);
  });

  test('APPLY-01 stands on the cards and pages of jobs for a subscriber, and for nobody else', async ({
    site,
  }) => {
    const free = await open(site, await newcomer(site, 'free'), '/');
    await button(free, `More about ${TITLE}`).waitFor();
    await free.waitForLoadState('networkidle');
    expect(await button(free, /^Instant Apply/).count()).toBe(0);

    const { page } = await given(site, 'board', '/');
    await opened(page, () => button(page, `Instant Apply, ${TITLE}`).click());
    await isApplied(page);
    await page.goto(`${site.url}/jobs/${SEVERAL}`);
    await button(page, 'Instant Apply, Platform Engineer').click();
    await page.getByText('Each place has its own form. Where would you like to work?').waitFor();
    await isClean(page);
    const form = await opened(page, () => link(page, /^Denver, CO/).click());
    expect(form.url()).toMatch(/^https:\/\/lanternfish\.example\/jobs\/21\d$/);
    await isApplied(page);
  });

  test('APPLY-01 gives a plain link where the browser holds the window back', async ({ site }) => {
    const { page } = await given(site, 'blocked', '/profile/settings', { width: 390 });
    await page.addInitScript('window.open = () => null');
    await page.goto(`${site.url}/jobs/${JOB}`);
    await button(page, /^Instant Apply/).click();
    await page.getByText('Your browser held the form’s window back. This link opens it.').waitFor();
    await isClean(page);
    const form = await opened(page, () => link(page, 'Open the application form').click());
    expect(await form.evaluate<boolean>('opener === null')).toBe(true);
    await isApplied(page);
  });

  test('APPLY-01 by the link of a mail, after the login, is one big press; who does not subscribe can', async ({
    site,
  }) => {
    const person = await newcomer(site, 'mail');
    const page = await site.page({ storage: RETURNING });
    await page.goto(site.url + packetOf(JOB));
    await page.waitForURL('**/login');
    await page.getByText('Log in to go on to what you opened.').waitFor();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`**${packetOf(JOB)}`);
    await page.getByText(/^Instant apply comes with a subscription/).waitFor();
    await isClean(page);
    await button(page, 'Start Monthly subscription').click();
    await page.waitForURL('**/checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('active', { exact: true }).waitFor();
    await page.goto(site.url + packetOf(JOB));
    await link(page, 'Open the application form').waitFor();
    expect(await shiftOf(page)).toBe(0);
  });

  test('APPLY-01 of a job that is not there, or while nothing answers, says what is so', async ({ site }) => {
    const { page } = await given(site, 'errors', packetOf('greenhouse-no-more-1'));
    await page.getByRole('heading', { name: 'This job is no longer kept' }).waitFor();
    await isClean(page);
    site.expectErrors(/Failed to load|could not be reached|Failure|ERR_FAILED/);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('getApplicationPacket') ? route.abort() : route.continue(),
    );
    await page.goto(site.url + packetOf(JOB));
    await page.getByRole('heading', { name: 'What you need to apply did not load' }).waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Try again').click();
    await link(page, 'Open the application form').waitFor();
  });
});

test.describe('the applications of an account', () => {
  test('APPLY-01 keep how each stands and what was noted, and go when they are removed', async ({ site }) => {
    const { page } = await given(site, 'list', PATH, { width: 390, dark: true });
    await page.getByRole('heading', { name: 'No applications yet' }).waitFor();
    await isClean(page);
    await page.goto(site.url + packetOf(JOB));
    await button(page, 'Only mark it').click();
    await isApplied(page);
    await link(page, 'All applications').click();
    await page.getByText('1 application.').waitFor();
    await page.getByLabel(`How it stands: ${TITLE}`).selectOption({ label: 'Interviewing' });
    await button(page, `Add notes on ${TITLE}`).click();
    await page.keyboard.type('Call Mara on Monday');
    await page.keyboard.press('Tab');
    await page.getByText('Saved', { exact: true }).waitFor();
    await isClean(page);
    await page.reload();
    await page.getByText('1 application.').waitFor();
    expect(await shiftOf(page)).toBe(0);
    expect(await page.getByLabel(`How it stands: ${TITLE}`).inputValue()).toBe('interviewing');
    expect(await page.getByLabel(`Notes on ${TITLE}`).inputValue()).toBe('Call Mara on Monday');
    await button(page, `Remove ${TITLE}`).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this application' });
    await isClean(page);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('heading', { name: 'No applications yet' }).waitFor();
  });
});
