import { expect, type Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { type Site, test } from '../support/journey.ts';
import { setOpenAiBehavior } from '../support/openai.ts';
import { signUp } from '../support/people.ts';
import { given as file, pdfFile } from '../support/resume-files.ts';
import { shiftOf } from '../support/shift.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import type { Visit } from '../support/visit.ts';

const PATH = '/profile/resumes';

/** Fictional, as everybody in it. */
const RESUME = file(
  'Robin Fenwick.pdf',
  pdfFile(
    'Robin Fenwick',
    'Portland, OR | robin@fenwick.example | github.com/robin-fenwick',
    'Experience',
    'Senior Backend Engineer, Larkspur Instruments',
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
  ),
);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const ready = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'The analysis of your resume is ready.' })
    .waitFor({ state: 'attached' });
const isClean = async (page: Page) => expect(await axeFinds(page)).toEqual([]);
const scoreOf = async (page: Page) =>
  Number(await part(page, 'Score').locator('p span').first().textContent());

const given = async (
  site: Site,
  name: string,
  plan: 'MONTHLY' | 'YEARLY' | null,
  visit: Visit = {},
  resume = RESUME,
) => {
  const email = `${name}@analysis.example`;
  const person = await signUp(site.stack, email, { titles: ['backend engineer', 'product designer'] });
  if (plan) await subscribe(site.stack, person, plan);
  const page = await openSignedIn(site, person, PATH, visit);
  await page.locator('input[type=file]').setInputFiles(resume);
  await page.getByRole('link', { name: `Analyze (${resume.name})` }).click();
  await page.getByRole('heading', { level: 1, name: 'Resume analysis' }).waitFor();
  return page;
};

test.describe('the analysis of a resume', () => {
  test('AI-03 grows, tells the score in parts, what rests on which line, and is there the next time', async ({
    site,
  }) => {
    const page = await given(site, 'whole', 'YEARLY');
    await isClean(page);
    await button(page, 'Analyze this resume').click();
    await main(page)
      .getByText(/^Reading your resume/)
      .waitFor();
    await ready(page);
    await isClean(page);
    const score = await scoreOf(page);
    const points = await part(page, 'Score')
      .getByText(/^\d+ of \d+$/)
      .allTextContents();
    expect(points).toHaveLength(6);
    expect(points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(score);
    await part(page, 'Score')
      .getByText(/^3 of 5 lines about your work say how much/)
      .waitFor();

    const titles = part(page, 'Your titles');
    await titles
      .getByText(
        'Your role Senior Backend Engineer reads as this title. The one posting of the last two days that we read asks for no skills by name.',
      )
      .waitFor();
    await titles.getByText('No role in the resume reads as Product Designer.').waitFor();
    await part(page, 'To a screener')
      .getByText(/^You are Senior Backend Engineer at Larkspur Instruments, for/)
      .waitFor();
    const says = part(page, 'What it says');
    await says.getByText(/^Software Engineer at Fernhill Labs, January 2018 to June 2020/).waitFor();
    const before = part(page, 'In better words');
    await before.getByText('Responsible for the on-call rotation of the forecasts').waitFor();
    await before.getByText('Ran the on-call rotation of the forecasts').waitFor();
    await before.getByText('Maintained the Kafka pipelines', { exact: true }).waitFor();

    await page.reload();
    await button(page, 'Analyze again').waitFor();
    expect(await scoreOf(page)).toBe(score);
    await page.getByRole('link', { name: 'All resumes' }).click();
    await page.getByRole('link', { name: `Analysis: ${score} of 100 (${RESUME.name})` }).click();
    await part(page, 'Score').waitFor();
  });

  test('AI-03 nothing moves that was there while it grows, and it is read on a phone at night', async ({
    site,
  }) => {
    const page = await given(site, 'phone', 'YEARLY', { width: 390, dark: true });
    const before = await shiftOf(page);
    await button(page, 'Analyze this resume').click();
    await ready(page);
    expect((await shiftOf(page)) - before).toBeLessThan(0.05);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
    await isClean(page);
  });

  test('AI-03 a model that declines costs nothing, says so, and what was there stays', async ({ site }) => {
    const page = await given(site, 'declined', 'YEARLY');
    await setOpenAiBehavior(site.stack, { refusal: 'No.' });
    await button(page, 'Analyze this resume').click();
    const alert = main(page)
      .getByRole('alert')
      .getByText(/Nothing was counted/);
    await alert.waitFor();
    await isClean(page);
    await setOpenAiBehavior(site.stack, {});
    await button(page, 'Try again').click();
    await ready(page);
    const score = await scoreOf(page);
    await setOpenAiBehavior(site.stack, { refusal: 'No.' });
    await button(page, 'Analyze again').click();
    await alert.waitFor();
    expect(await scoreOf(page)).toBe(score);
    await setOpenAiBehavior(site.stack, {});
  });

  test('AI-03 a scan, and a resume in another language, are said so before anything is asked', async ({
    site,
  }) => {
    const german = file(
      'Lebenslauf.pdf',
      pdfFile(
        'Berufserfahrung',
        'Ich habe als Entwicklerin in einem mittleren Unternehmen gearbeitet',
        'und dort die Abteilung geleitet, die alle Zahlungen abrechnet.',
        'Zuvor entwarf ich neue Schnittstellen, betreute Mitarbeiterinnen',
        'und verbesserte gemeinsam mit ihnen die Arbeit vor der Freigabe.',
        'Ausbildung: Studium der Informatik an einer Fachhochschule,',
        'abgeschlossen mit Auszeichnung und einem Preis der Stadt.',
      ),
    );
    const page = await given(site, 'german', 'YEARLY', {}, german);
    site.expectErrors(/seems to be in another language/);
    await button(page, 'Analyze this resume').click();
    await main(page)
      .getByText(/seems to be in another language/)
      .waitFor();
    await page.goto(site.url + PATH);
    await page.locator('input[type=file]').setInputFiles(file('Scan.pdf', pdfFile('')));
    await main(page)
      .getByText(/it may be a scan/)
      .waitFor();
    expect(await page.getByRole('link', { name: 'Analyze (Scan.pdf)' }).count()).toBe(0);
  });

  test('AI-03 goes with its resume', async ({ site }) => {
    const page = await given(site, 'gone', 'YEARLY');
    await button(page, 'Analyze this resume').click();
    await ready(page);
    const address = page.url();
    await page.getByRole('link', { name: 'All resumes' }).click();
    await page.getByRole('button', { name: `Delete ${RESUME.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Resume deleted').waitFor();
    await page.goto(address);
    await main(page).getByText('There is no such resume here any more.').waitFor();
  });

  test('AI-03 comes with the annual plan: who has none sees what it adds, and who pays monthly changes there', async ({
    site,
  }) => {
    const free = await given(site, 'free', null);
    await main(free)
      .getByText(/^With the annual plan, your resume is read closely/)
      .waitFor();
    await button(free, 'Start Annual subscription').waitFor();
    await isClean(free);
    const page = await given(site, 'monthly', 'MONTHLY');
    await button(page, 'Change to Annual').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change to Annual' }).click();
    await page.getByText('Your plan was changed.').waitFor();
    await button(page, 'Analyze this resume').waitFor();
  });
});
