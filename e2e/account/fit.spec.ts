import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { readListing } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { createFile, pdfFile } from '../support/resume-files.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const RESUME = createFile(
  'Robin Fathom.pdf',
  pdfFile(
    'Robin Fathom',
    'Experience',
    'Backend Engineer, Acme',
    'Jan 2018 - Dec 2023',
    'Built services in Golang with Kafka.',
  ),
);

/** No other journey looks for fathom engineers. */
const posting = (id: number, team: string, skills: string): FeedPosting => ({
  id,
  title: `Fathom Engineer, ${team}`,
  html: `<h2>Requirements</h2><ul><li>You have 3 years of experience with ${skills}.</li></ul>`,
});
const FIRST = [posting(1, 'Tides', 'Golang and Kafka'), posting(2, 'Basins', 'Rust and Kafka')];
const NEXT = [posting(3, 'Reefs', 'Rust'), posting(4, 'Kelp', 'Golang')];

test(
  'FIT-01 FIT-02 a resume decides how well jobs fit, and below a floor they are not alerted',
  NIGHTLY,
  async ({ site }) => {
    const console = connectConsole(site.stack);
    const post = (postings: readonly FeedPosting[]) =>
      writeBoard(site.stack.feedsDir, 'fathomworks', 'Fathomworks', postings);
    await post(FIRST);
    await readBoardsUntil(site.stack, 'the jobs of Fathomworks', async () => {
      const jobs = await readListing(site.stack, { title: 'Fathom Engineer', fRole: null, jobType: null });
      return jobs.length === FIRST.length ? jobs : undefined;
    });
    const person = await signUp(site.stack, `fathom.${Date.now()}@mail.example`, {
      titles: ['Fathom Engineer'],
    });
    const page = await openSignedIn(site, person, '/profile/resumes', { width: 390 });
    await page.locator('input[type=file]').setInputFiles(RESUME);
    await page.getByText('Resume successfully added').waitFor();

    await test.step('For you has the reasons, and leads to what the job asks for', async () => {
      await page.goto(site.url);
      await page.getByText('2 jobs since yesterday match your profile.').waitFor();
      await page.getByRole('radio', { name: 'Best fit' }).check({ force: true });
      const first = page.getByRole('tabpanel').getByRole('article').first();
      await expect(first).toContainText('Fathom Engineer, Tides');
      await expect(first).toContainText(
        'Good fit: asks for Golang and Kafka, both in your resume; asks for 3 years, you have 6.',
      );
      await first.getByRole('link', { name: 'Fathom Engineer, Tides' }).click();
      await page.getByRole('heading', { level: 1, name: 'Fathom Engineer, Tides' }).waitFor();
      await page
        .getByText('This job asks for Golang and Kafka, both in your resume; asks for 3 years, you have 6.')
        .waitFor();
      await page.getByText('3+ years of experience').click();
      await page
        .getByRole('blockquote')
        .filter({ hasText: 'You have 3 years of experience with Golang and Kafka.' })
        .waitFor();
    });

    await test.step('not relevant, for a skill that the person lacks, and the floor offered, taken over and undone', async () => {
      await page.goto(`${site.url}/profile/alerts`);
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fathom Engineer, Basins' });
      await row.getByRole('button', { name: 'Not relevant' }).click();
      await row.getByText('Asks for something I lack').click();
      const floor = 'Only jobs where you have all of the skills';
      await row.getByRole('button', { name: floor, exact: true }).click();
      await row.getByText(`Saved: ${floor}.`).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await row.getByRole('button', { name: `Undo ${floor}` }).click();
      await row.getByRole('button', { name: floor, exact: true }).waitFor();
    });

    await test.step('the floor says what it leaves out', async () => {
      await page.goto(`${site.url}/profile/manage-notifications`);
      await page.getByText('From your newest resume: Golang, Kafka, 6 years of experience.').waitFor();
      await waitUntilSaved(page, () => page.getByText('All', { exact: true }).click());
      await page.getByText('Leaves out 1 job of the last two days').waitFor();
      await page.getByRole('button', { name: 'Show it' }).click();
      await page.getByRole('link', { name: 'Fathom Engineer, Basins' }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('a job below it is not alerted, another one with its fit', async () => {
      await console.settle();
      await post([...FIRST, ...NEXT]);
      const mail = await readBoardsUntil(site.stack, 'the alert', async () =>
        (await console.outbox(person.email)).find(({ subject }) => subject?.includes('Kelp')),
      );
      expect(mail.subject).toBe('Fathom Engineer, Kelp at Fathomworks');
      expect(mail.text).toContain('asks for Golang, in your resume; asks for 3 years, you have 6');
      await page.goto(`${site.url}/profile/alerts`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Fathom Engineer, Kelp' })).toContainText(
        'asks for Golang, in your resume; asks for 3 years, you have 6.',
      );
      await expect(page.getByText('Fathom Engineer, Reefs')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  },
);
