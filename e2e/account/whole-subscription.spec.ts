import { expect, type Page } from '@playwright/test';
import { newEmail } from '../support/account-pages.ts';
import { connectAlertTable } from '../support/alert-table.ts';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { connectStripe } from '../support/fake-stripe.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil, sendDueUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscriptionStatus } from '../support/subscribe.ts';
import { until } from '../support/until.ts';
import { uploadResume } from '../support/upload.ts';

/** A fictional resume. */
const RESUME = [
  'Experience',
  'Harbour Engineer, Fenwick Pilots, 2019 to 2025',
  'Brought 900 ships through the narrows without a scratch',
  'Trained 12 pilots on the new simulator',
  'Wrote the handbook of the night watch and kept it right for six years',
  'Skills',
  'Radar, tide tables, Postgres, Kubernetes',
  'Education',
  'BSc Oceanography, Larkspur University, 2018',
];

const HTML = `<p>We keep a harbour open in every weather.</p><h3>What you will do</h3><ul>
<li>Bring ships through the narrows by day and by night, and train those who will do it after you</li>
<li>Keep the tide tables in Postgres right, and the handbook of the night watch</li></ul>`;

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Offer' });

// Each step has its own journey: free-alerts, subscription, billing, applications and letters.
if (IS_EXHAUSTIVE)
  test.describe('a subscription from start to end', () => {
    test('HOME-17 SUB-01 SUB-02 MATCH-04 APPLY-01 AI-02 starts when the free alerts run out, delivers each feature, and ends with its billing period', async ({
      site,
    }) => {
      // Four postings appear, and each must be read, matched and delivered.
      test.slow();
      const { stack } = site;
      const console = connectConsole(stack);
      const person = await signUp(stack, newEmail(), { titles: ['Harbour Engineer'] });
      const { email } = person;
      const mails = async () =>
        (await console.outbox(email)).filter(({ subject }) => subject?.includes(' at '));
      const boards = new Map<string, FeedPosting[]>();
      /** Adds a posting and waits until it is read, matched and delivered. */
      const posted = async (company: string, id: number, title: string) => {
        const board = company.toLowerCase();
        const postings = [...(boards.get(board) ?? []), { id, title, html: HTML }];
        boards.set(board, postings);
        await writeBoard(stack.feedsDir, board, company, postings);
        await readBoardsUntil(stack, `${title} is on the board`, async () => {
          return (await readListing(stack)).find(({ jobTitle }) => jobTitle === title);
        });
        expect(await console.settle()).toBe(200);
      };

      // Given a dream company that has posted before, a resume, and one free alert
      const change =
        'mutation Dream($input: UpdateUserInput!) { updateUser(input: $input) { dreamCompanies } }';
      const { errors } = await graphql(stack, person, change, {
        input: { email, dreamCompanies: ['Buoyworks'] },
      });
      expect(errors).toBeUndefined();
      await uploadResume(stack, person, 'Robin.pdf', RESUME);
      const alerts = await connectAlertTable(stack);
      await alerts.spendFreeAlerts(email, 1);

      // When the last free alert has been sent, no more alerts arrive
      await posted('Narrows', 1, 'Harbour Engineer');
      expect((await mails()).map(({ subject }) => subject)).toEqual(['Harbour Engineer at Narrows']);
      const page = await openSignedIn(site, person, '/');
      await banner(page).getByText('Your free trial of real-time job alerts has ended.').waitFor();
      await posted('Narrows', 2, 'Harbour Engineer, Night Watch');
      expect(await mails()).toHaveLength(1);

      // When the user subscribes through the banner, a catch-up sends the missed job
      await alerts.endGroupingPeriod(email);
      await banner(page).getByRole('button', { name: 'Subscribe Now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Subscribe to receive job alerts' }).click();
      await page.waitForURL('**/checkout/**');
      const stripe = connectStripe(page.url());
      await page.getByRole('button', { name: /^Pay/ }).click();
      await page.getByText('active', { exact: true }).waitFor();
      await expect(banner(page)).toHaveCount(0);
      await sendDueUntil(stack, email, 'the missed job', async () => (await mails())[1]);
      expect(await mails()).toHaveLength(2);
      expect((await mails()).at(1)?.text).toContain('Night Watch');

      // Then the dream company's jobs arrive too, whatever their titles
      await alerts.endGroupingPeriod(email);
      await posted('Buoyworks', 900, 'Tide Table Engineer');
      const dream = (await mails()).at(2);
      expect(dream?.text).toContain('Buoyworks is one of your dream companies');

      // And the e-mail links to the application, with a letter from the annual plan
      const link = /Instant Apply: (\S+)/.exec(dream?.text ?? '')?.[1] ?? '';
      await page.goto(link);
      await button(page, 'Change to Annual').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change to Annual' }).click();
      await page.getByText('Your plan has changed.').waitFor();
      await button(page, 'Write a cover letter').click();
      await page
        .getByRole('status')
        .filter({ hasText: 'Your letter is ready.' })
        .waitFor({ state: 'attached' });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Copy letter').click();
      await page.getByText('Letter copied').waitFor({ state: 'attached' });
      const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
      await expect.poll(copied).toMatch(/900 ships|12 pilots/);
      await page.context().route('https://buoyworks.example/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Form</title><textarea></textarea>',
        }),
      );
      const [form] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('main').getByRole('link', { name: 'Open the application form' }).click(),
      ]);
      await form.getByRole('textbox').fill(await copied());
      await expect(form).toHaveURL('https://buoyworks.example/jobs/900');
      // Playwright keeps every page focused, so the return to this one is an event.
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await button(page, 'Yes, I applied').click();
      await page
        .getByText(/Applied today at/)
        .first()
        .waitFor();
      const menu = page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });
      await menu.getByRole('link', { name: 'Applications' }).click();
      await page.getByRole('main').getByText('Tide Table Engineer').first().waitFor();

      // When the subscription is canceled, it runs until its billing period ends
      await menu.getByRole('link', { name: 'Subscription' }).click();
      await page
        .getByRole('link', { name: /^Receipt for/ })
        .nth(1)
        .waitFor();
      await button(page, 'Cancel Subscription').click();
      await button(page, 'Yes, cancel').click();
      await page.getByText('Subscription successfully cancelled.').waitFor();
      await stripe.trigger(email, 'renewal');
      await until('the subscription has ended', async () =>
        (await subscriptionStatus(stack, person)) === 'active' ? undefined : true,
      );
      await page.reload();
      await page.getByText('No subscriptions active.').waitFor();
      await banner(page).getByText('Your free trial of real-time job alerts has ended.').waitFor();
      const before = (await mails()).length;
      await posted('Narrows', 3, 'Harbour Engineer, Fog');
      expect(await mails()).toHaveLength(before);
    });
  });
