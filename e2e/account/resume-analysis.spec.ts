import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { STREAMED, setOpenAiBehavior } from '../support/fake-openai.ts';
import { type FeedPosting, writeBoard } from '../support/feeds.ts';
import { fetchListing } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { signUp } from '../support/people.ts';
import { createFile as file, pdfFile } from '../support/resume-files.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { uploadResume } from '../support/upload.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/resumes';

/** A fictional resume. */
const LINES = [
  'Robin Fenwick',
  'Portland, OR | robin@fenwick.example | github.com/robin-fenwick',
  'Experience',
  'Senior Tide Table Engineer, Larkspur Instruments',
  'Mar 2021 - Present',
  'Led a team of 4 that moved the tide forecasts of 140 harbours to Kubernetes',
  'Cut the time of a forecast run from 40 minutes to 6',
  'Responsible for the on-call rotation of the forecasts',
  'Software Engineer, Fernhill Labs',
  'Jan 2018 - Jun 2020',
  'Built REST APIs in Python that serve 12,000 pilots',
  'I maintained the Kafka pipelines',
  'Skills',
  'Go, Python, Postgres, Kafka, Kubernetes, Terraform',
  'Education',
  'BSc Oceanography, Redwood State College, 2017',
];
const RESUME = 'Robin Fenwick.pdf';
/** No other journey publishes such a job. */
const POSTING: FeedPosting = {
  id: 1,
  title: 'Tide Table Engineer',
  html: '<h2>Requirements</h2><ul><li>You have 3 years of experience with Go and Rust.</li></ul>',
};

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const ready = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'The analysis of your resume is ready.' })
    .waitFor({ state: 'attached' });
const declined = (page: Page) =>
  main(page)
    .getByRole('alert')
    .getByText(/doesn't count toward today's analyses/)
    .waitFor();
const score = (page: Page) => part(page, 'Score').locator('p span').first();

const given = async (site: Site, name: string, plan: 'YEARLY' | null, visit: Visit = {}) => {
  await writeBoard(site.stack.feedsDir, 'tidetables', 'Tide Tables', [POSTING]);
  await readBoardsUntil(site.stack, 'the job of Tide Tables', async () => {
    const [job] = await fetchListing(site.stack, { title: POSTING.title });
    return job;
  });
  const email = `${name}@analysis.example`;
  const person = await signUp(site.stack, email, { titles: ['tide table engineer', 'product designer'] });
  if (plan) await subscribe(site.stack, person, plan);
  await uploadResume(site.stack, person, RESUME, LINES);
  const page = await openSignedIn(site, person, PATH, visit);
  await page.getByRole('link', { name: `Analyze (${RESUME})` }).click();
  await page.getByRole('heading', { level: 1, name: 'Resume analysis' }).waitFor();
  return { person, page };
};

/** Checks each section of the analysis of `RESUME`. */
async function showsEvidence(page: Page): Promise<void> {
  await expect(async () => {
    const points = await part(page, 'Score')
      .getByText(/^\d+ of \d+$/)
      .allTextContents();
    expect(points).toHaveLength(6);
    const sum = points.reduce((total, text) => total + Number.parseInt(text, 10), 0);
    expect(await score(page).textContent()).toBe(String(sum));
  }).toPass();
  await part(page, 'Score')
    .getByText(/^3 of 5 lines about your work have a number/)
    .waitFor();

  const titles = part(page, 'Your titles');
  await titles
    .getByText(
      'Your role Senior Tide Table Engineer matches this title. We read 1 posting from the last two days that asks for 2 skills; your resume names 1.',
    )
    .waitFor();
  await titles.getByText('None of your roles match Product Designer.').waitFor();
  await part(page, 'How it reads to a screener')
    .getByText(/^Current role: Senior Tide Table Engineer at Larkspur Instruments, for/)
    .waitFor();
  const says = part(page, 'What we read');
  await says.getByText(/^Software Engineer at Fernhill Labs, January 2018 to June 2020/).waitFor();
  const before = part(page, 'Suggested rewrites');
  await before.getByText('Responsible for the on-call rotation of the forecasts').waitFor();
  await before.getByText('Ran the on-call rotation of the forecasts').waitFor();
  await before.getByText('Maintained the Kafka pipelines', { exact: true }).waitFor();
}

test.describe('resume analysis', () => {
  test(
    'AI-03 explains each part of the score, survives a reload and a declined second run, and is deleted with its resume',
    NIGHTLY,
    async ({ site }) => {
      const { page } = await given(site, 'whole', 'YEARLY');
      await expectNoAxeViolations(page);
      await button(page, 'Analyze this resume').click();
      await ready(page);
      await expectNoAxeViolations(page);
      await showsEvidence(page);
      const points = (await score(page).textContent()) ?? '';

      await page.reload();
      await button(page, 'Analyze again').waitFor();
      await expect(score(page)).toHaveText(points);
      await setOpenAiBehavior(site.stack, { refusal: 'No.' });
      await button(page, 'Analyze again').click();
      await declined(page);
      await expect(score(page)).toHaveText(points);
      await setOpenAiBehavior(site.stack, {});

      const address = page.url();
      await page.getByRole('link', { name: 'All resumes' }).click();
      await page.getByRole('link', { name: `Analysis: ${points} of 100 (${RESUME})` }).waitFor();
      await page.getByRole('button', { name: `Delete ${RESUME}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('Resume deleted').waitFor();
      await page.goto(address);
      await main(page).getByText('This resume is no longer available.').waitFor();
    },
  );

  test(
    'AI-03 streams on a phone in dark mode without layout shifts, and explains scans and other languages',
    NIGHTLY,
    async ({ site }) => {
      const { page } = await given(site, 'phone', 'YEARLY', { width: 390, dark: true });
      const before = await measureLayoutShift(page);
      await setOpenAiBehavior(site.stack, STREAMED);
      await button(page, 'Analyze this resume').click();
      await main(page)
        .getByText(/^Reading your resume/)
        .waitFor();
      await ready(page);
      await setOpenAiBehavior(site.stack, {});
      await expect.poll(() => measureLayoutShift(page)).toBeLessThan(before + 0.05);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);

      const german = [
        'Berufserfahrung',
        'Ich habe als Entwicklerin in einem mittleren Unternehmen gearbeitet',
        'und dort die Abteilung geleitet, die alle Zahlungen abrechnet.',
        'Zuvor entwarf ich neue Schnittstellen, betreute Mitarbeiterinnen',
        'und verbesserte gemeinsam mit ihnen die Arbeit vor der Freigabe.',
        'Ausbildung: Studium der Informatik an einer Fachhochschule,',
        'abgeschlossen mit Auszeichnung und einem Preis der Stadt.',
      ];
      await page.getByRole('link', { name: 'All resumes' }).click();
      const input = page.locator('input[type=file]');
      await input.setInputFiles([file('Scan.pdf', pdfFile('')), file('Lebenslauf.pdf', pdfFile(...german))]);
      await main(page)
        .getByText(/It may be a scan/)
        .waitFor();
      await expect(page.getByRole('link', { name: 'Analyze (Scan.pdf)' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Analyze (Lebenslauf.pdf)' }).click();
      site.expectErrors(/seems to be in a language other than English/);
      await button(page, 'Analyze this resume').click();
      await main(page)
        .getByText(/seems to be in a language other than English/)
        .waitFor();
    },
  );

  test(
    'AI-03 requires the annual plan, and a declined analysis costs nothing and can be retried',
    NIGHTLY,
    async ({ site }) => {
      const { person, page } = await given(site, 'upgrades', null);
      await main(page)
        .getByText(/^The annual plan includes a full resume analysis/)
        .waitFor();
      await button(page, 'Start Annual subscription').waitFor();
      await expectNoAxeViolations(page);

      await subscribe(site.stack, person, 'MONTHLY');
      await page.reload();
      await button(page, 'Change to Annual').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change to Annual' }).click();
      await page.getByText('Your plan has changed.').waitFor();
      await setOpenAiBehavior(site.stack, { refusal: 'No.' });
      await button(page, 'Analyze this resume').click();
      await declined(page);
      await expectNoAxeViolations(page);
      await setOpenAiBehavior(site.stack, {});
      await button(page, 'Try again').click();
      await ready(page);
    },
  );
});
