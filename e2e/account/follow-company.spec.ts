import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { writeFeedFile } from '../support/feeds.ts';
import { readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { makeStaff, signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { becomes, given } from './settings-steps.ts';

const HOST = 'samphire-follow.com';

/** A career site without a known system: its sitemap leads to a page with JobPosting markup. */
async function writeSite(feedsDir: string): Promise<void> {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer, Marshes',
    hiringOrganization: { '@type': 'Organization', name: 'Samphire' },
    description: '<p>Keep the sensors of Samphire dry.</p>',
    datePosted: new Date().toISOString().slice(0, 10),
    employmentType: 'FULL_TIME',
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' },
    },
  };
  const job = `https://${HOST}/jobs/backend-engineer`;
  await writeFeedFile(feedsDir, `sites/${HOST}/careers.html`, '<h1>Work at Samphire</h1>');
  await writeFeedFile(
    feedsDir,
    `careers/${HOST}/robots.txt`,
    `User-agent: *\nAllow: /\nSitemap: https://${HOST}/jobs.xml`,
  );
  await writeFeedFile(
    feedsDir,
    `careers/${HOST}/jobs.xml`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${job}</loc></url></urlset>`,
  );
  await writeFeedFile(
    feedsDir,
    `careers/${HOST}/backend-engineer.html`,
    `<script type="application/ld+json">${JSON.stringify(markup)}</script>`,
  );
}

test.describe('following a company', () => {
  test('PROF-01 ING-01 by its careers page makes it a dream company, and its first job appears', async ({
    site,
  }) => {
    await writeSite(site.stack.feedsDir);
    const { page, person } = await given(site, 'follower');
    const field = page.getByLabel('Follow a company');

    await field.fill('http://169.254.169.254/latest/meta-data');
    await field.press('Enter');
    await page.getByText('is not a public host name').waitFor();

    await field.fill(`https://${HOST}/careers`);
    await field.press('Enter');
    await page.getByText('Following Samphire. New jobs will show up here within minutes.').waitFor();
    await page.getByRole('button', { name: 'Samphire. Click To Delete' }).waitFor();
    await becomes(site, person, 'it is a dream company', ({ dreamCompanies }) =>
      String(dreamCompanies).includes('Samphire'),
    );
    await expectNoAxeViolations(page);

    await page.reload();
    await page.getByText('Following Samphire.').waitFor();
    await readBoardsUntil(site.stack, 'the first job of Samphire', async () => {
      const items = await readListing(site.stack);
      return items.find(({ fullCompanyName }) => fullCompanyName === 'Samphire');
    });
  });

  test('PROF-01 ADMIN-01 by a page that can’t be read goes to staff, whose decision reaches the person', async ({
    site,
  }) => {
    const { page } = await given(site, 'hopeful');
    await page.getByLabel('Follow a company').fill('fernhill-unread.com/careers');
    await page.getByLabel('Follow a company').press('Enter');
    await page.getByText("We couldn't read this page. Our team will take a look.").waitFor();

    const staff = await signUp(site.stack, 'requests@staff.example', { titles: ['office manager'] });
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
  });
});
