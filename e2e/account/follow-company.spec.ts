import { expect } from '@playwright/test';
import { z } from 'zod';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeFeedFile } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { makeStaff, type Person, signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Stack } from '../support/stack.ts';
import { becomes, given } from './settings-steps.ts';

const HOST = 'samphire-follow.com';
const FORGED = 'glasswort-follow.com';
const TITLE = 'Sensor Engineer';

const ALERTS =
  'query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { items { job { fullCompanyName } } } }';
const Alerts = z.object({
  items: z.array(z.object({ job: z.object({ fullCompanyName: z.string() }).nullable() })),
});

async function companiesOfAlerts(stack: Stack, person: Person): Promise<(string | undefined)[]> {
  const answer = await graphql(stack, person, ALERTS, { input: { email: person.email } });
  return Alerts.parse(answer.data?.['listAlerts']).items.map(({ job }) => job?.fullCompanyName);
}

/** A career site without a known system: its sitemap leads to a page with JobPosting markup. */
async function writeSite(feedsDir: string, host: string, name: string): Promise<void> {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: `${TITLE}, ${name}`,
    hiringOrganization: { '@type': 'Organization', name },
    description: `<p>Keep the sensors of ${name} dry.</p>`,
    datePosted: new Date().toISOString().slice(0, 10),
    employmentType: 'FULL_TIME',
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' },
    },
  };
  const job = `https://${host}/jobs/sensor-engineer`;
  await writeFeedFile(feedsDir, `sites/${host}/careers.html`, `<h1>Work at ${name}</h1>`);
  await writeFeedFile(
    feedsDir,
    `careers/${host}/robots.txt`,
    `User-agent: *\nAllow: /\nSitemap: https://${host}/jobs.xml`,
  );
  await writeFeedFile(
    feedsDir,
    `careers/${host}/jobs.xml`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${job}</loc></url></urlset>`,
  );
  await writeFeedFile(
    feedsDir,
    `careers/${host}/sensor-engineer.html`,
    `<script type="application/ld+json">${JSON.stringify(markup)}</script>`,
  );
}

test.describe('following a company', () => {
  test('PROF-01 ING-01 by its careers page makes it a dream company, and its jobs are for its followers until staff accept it', async ({
    site,
  }) => {
    await writeSite(site.stack.feedsDir, HOST, 'Samphire');
    const { page, person } = await given(site, 'follower', { titles: [TITLE] });
    const field = page.getByLabel('Follow a company');

    await field.fill('http://169.254.169.254/latest/meta-data');
    await field.press('Enter');
    await page.getByText('is not a public host name').waitFor();

    await field.fill(`https://${HOST}/careers`);
    await field.press('Enter');
    await page.getByText('Following Samphire Follow. New jobs will show up here within minutes.').waitFor();
    await page.getByRole('button', { name: 'Samphire Follow. Click To Delete' }).waitFor();
    await becomes(site, person, 'it is a dream company', ({ dreamCompanies }) =>
      String(dreamCompanies).includes('Samphire Follow'),
    );
    await expectNoAxeViolations(page);

    await page.reload();
    await page.getByText('Following Samphire Follow.').waitFor();
    await readBoardsUntil(site.stack, 'an alert about the first job of Samphire', async () => {
      const companies = await companiesOfAlerts(site.stack, person);
      return companies.find((company) => company === 'Samphire Follow');
    });
    const jobsOn = async (company: string) =>
      (await readListing(site.stack)).filter(({ fullCompanyName }) => fullCompanyName === company);
    expect(await jobsOn('Samphire Follow')).toEqual([]);

    const staff = await signUp(site.stack, 'confirmations@staff.example', { titles: [UNPOSTED_TITLE] });
    await makeStaff(site.stack, staff.email);
    const desk = await openSignedIn(site, staff, '/admin-notifs?view=requests');
    const card = desk.getByRole('listitem').filter({ hasText: HOST });
    await card.getByText('A member added this board').waitFor();
    await card.getByLabel("Company's name").fill('Samphire');
    await card.getByRole('button', { name: /^Accept/ }).click();
    await card.waitFor({ state: 'detached' });
    await readBoardsUntil(site.stack, 'the first job of Samphire', async () => (await jobsOn('Samphire'))[0]);
  });

  test(
    'ING-03 ADMIN-01 by a page that isn’t the employer’s: once staff decline it, everyone it alerted gets a mail',
    NIGHTLY,
    async ({ site }) => {
      const { stack } = site;
      await writeSite(stack.feedsDir, FORGED, 'Glasswort');
      const { page, person } = await given(site, 'misled', { titles: [TITLE] });
      await page.getByLabel('Follow a company').fill(`https://${FORGED}/careers`);
      await page.getByLabel('Follow a company').press('Enter');
      await page.getByText('Following Glasswort Follow.').waitFor();
      const subjects = async () =>
        (await connectConsole(stack).outbox(person.email)).map(({ subject }) => subject ?? '');
      await readBoardsUntil(stack, 'a mail about the first job of Glasswort', async () =>
        (await subjects()).find((subject) => subject.includes('Glasswort')),
      );

      const staff = await signUp(stack, 'forgeries@staff.example', { titles: [UNPOSTED_TITLE] });
      await makeStaff(stack, staff.email);
      const desk = await openSignedIn(site, staff, '/admin-notifs?view=requests');
      const card = desk.getByRole('listitem').filter({ hasText: FORGED });
      await card.getByRole('button', { name: /^Decline/ }).click();
      await card.waitFor({ state: 'detached' });

      const withdrawn = await readBoardsUntil(stack, 'the mail about the removed job', async () =>
        (await subjects()).find((subject) => subject.startsWith('We removed a job')),
      );
      expect(withdrawn).toBe(`We removed a job that we alerted you to: ${TITLE}, Glasswort`);
      await connectConsole(stack).settle();
      expect((await subjects()).filter((subject) => subject === withdrawn)).toHaveLength(1);
      await page.goto(`${stack.siteUrl}/profile/alerts`);
      await page.getByText("its site turned out not to be the employer's").waitFor();
    },
  );

  test(
    'PROF-01 ADMIN-01 by a page that can’t be read goes to staff, whose decision reaches the person',
    NIGHTLY,
    async ({ site }) => {
      const { page } = await given(site, 'hopeful');
      await page.getByLabel('Follow a company').fill('fernhill-unread.com/careers');
      await page.getByLabel('Follow a company').press('Enter');
      await page.getByText("We couldn't read this page. Our team will take a look.").waitFor();

      const staff = await signUp(site.stack, 'requests@staff.example', { titles: [UNPOSTED_TITLE] });
      await makeStaff(site.stack, staff.email);
      const desk = await openSignedIn(site, staff, '/admin-notifs?view=requests');
      const card = desk.getByRole('listitem').filter({ hasText: 'fernhill-unread.com' });
      await card.getByText('Asked 1 time since').waitFor();
      await expectNoAxeViolations(desk);
      await card.getByRole('button', { name: /^Decline/ }).click();
      await card.waitFor({ state: 'detached' });

      await connectConsole(site.stack).settle();
      await page.reload();
      await page.getByText("We can't read this page.").waitFor();
    },
  );
});
