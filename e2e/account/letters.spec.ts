import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { STREAMED, setOpenAiBehavior } from '../support/fake-openai.ts';
import { findJobId } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { createFile as file, pdfFile } from '../support/resume-files.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { subscribe } from '../support/subscribe.ts';
import { uploadResume } from '../support/upload.ts';
import type { Visit } from '../support/visit.ts';

const packetPath = async ({ stack }: Site) =>
  `/profile/applications?job=${await findJobId(stack, 'Senior Backend Engineer, Tides')}`;

/** A fictional resume. */
const LINES = [
  'Experience',
  'Backend Engineer, Fenwick Instruments, 2019 to 2025',
  'Led a team of 4 that moved the tide forecasts of 140 harbours to Kubernetes',
  'Cut the time of a forecast run from 40 minutes to 6',
  'Ran Postgres in production and wrote the on-call handbook of the team',
  'Skills',
  'Go, Postgres, Kubernetes, Terraform',
  'Education',
  'BSc Oceanography, Larkspur University, 2018',
];
const RESUME = 'Robin Fenwick.pdf';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const ready = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your letter is ready.' }).waitFor({ state: 'attached' });
/** The sentences that offer their evidence. */
const sentences = (page: Page) => page.getByRole('main').locator('[role=button][aria-expanded]');

const given = async (site: Site, name: string, plan: 'MONTHLY' | 'YEARLY', visit: Visit = {}) => {
  const person = await signUp(site.stack, `${name}@letters.example`, { titles: [UNPOSTED_TITLE] });
  await subscribe(site.stack, person, plan);
  if (plan === 'YEARLY') await uploadResume(site.stack, person, RESUME, LINES);
  const page = await openSignedIn(site, person, await packetPath(site), visit);
  await page.getByRole('heading', { name: 'Cover letter' }).waitFor();
  return page;
};

test.describe('the cover letter for a job', () => {
  test(
    'AI-02 is written from the resume, shows the evidence for each sentence, and can be edited, saved, copied and restored',
    NIGHTLY,
    async ({ site }) => {
      const page = await given(site, 'writes', 'YEARLY');
      await expectNoAxeViolations(page);
      const before = await measureLayoutShift(page);
      await setOpenAiBehavior(site.stack, STREAMED);
      await button(page, 'Write a cover letter').click();
      await ready(page);
      await setOpenAiBehavior(site.stack, {});
      await expect.poll(() => measureLayoutShift(page)).toBeLessThan(before + 0.01);
      await page.getByText(`Written from ${RESUME}`).waitFor();
      await sentences(page).first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const note = page.getByRole('tooltip').filter({ hasText: /^In (your resume|the posting)/ });
      await note.waitFor();
      await expect(sentences(page).first()).toHaveAccessibleDescription(/^In (your resume|the posting)/);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(note).toHaveCount(0);

      await button(page, 'Edit').click();
      const area = page.getByRole('textbox', { name: 'Your letter' });
      await expect(area).toHaveValue(/^Dear Tidewright hiring team,\n\n.+\n\nSincerely,\nRobin$/s);
      await area.fill(`${await area.inputValue()}\n\nP.S. I sail.`);
      await page.getByText('Unsaved changes').waitFor();
      await page.reload();
      await expect(area).toHaveValue(/P\.S\. I sail\./);
      await expectNoAxeViolations(page);
      await button(page, 'Save').click();
      await page
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor();
      await page.reload();
      await page.getByText('P.S. I sail.').waitFor();
      await page.getByText('Original letter and its sources').click();
      await sentences(page).first().waitFor();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Copy letter').click();
      await page.getByText('Letter copied').waitFor({ state: 'attached' });
      await button(page, 'Restore original').click();
      await page.getByText('Original letter restored').waitFor();
      await expect(page.getByText('P.S. I sail.')).toHaveCount(0);
    },
  );

  test(
    'AI-02 shows the evidence on tap on a phone in dark mode, and asks before replacing an edited letter',
    NIGHTLY,
    async ({ site }) => {
      const page = await given(site, 'taps', 'YEARLY', { width: 390, dark: true, reducedMotion: true });
      await button(page, 'Write a cover letter').tap();
      await ready(page);
      await sentences(page).first().tap();
      await page.getByRole('tooltip').filter({ hasText: /^In / }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await button(page, 'Edit').tap();
      await page.getByRole('textbox', { name: 'Your letter' }).fill('Hire me.');
      await button(page, 'Save').tap();
      await button(page, 'Done').tap();
      await button(page, 'Rewrite').tap();
      const dialog = page.getByRole('dialog', { name: 'Rewrite this letter' });
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Rewrite' }).tap();
      await page.getByText('Hire me.').waitFor({ state: 'detached' });
      await ready(page);
      await expect(page.getByText('Hire me.')).toHaveCount(0);
    },
  );

  test(
    'AI-02 requires the annual plan and a resume, and a declined letter costs nothing and can be retried',
    NIGHTLY,
    async ({ site }) => {
      const page = await given(site, 'monthly', 'MONTHLY');
      await page.getByText(/^With the annual plan, we write a cover letter for this job/).waitFor();
      await expectNoAxeViolations(page);
      await button(page, 'Change to Annual').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change to Annual' }).click();
      await page.getByText('Your plan has changed.').waitFor();
      await page.getByRole('link', { name: 'Add your resume' }).click();
      await page.waitForURL('**/profile/resumes');
      await page.locator('input[type=file]').setInputFiles(file(RESUME, pdfFile(...LINES)));
      await page.getByRole('button', { name: `Download ${RESUME}` }).waitFor();

      await page.goto(site.url + (await packetPath(site)));
      await setOpenAiBehavior(site.stack, { refusal: 'No.' });
      await button(page, 'Write a cover letter').click();
      await page
        .getByRole('alert')
        .getByText(/doesn't count toward today's letters\./)
        .waitFor();
      await expectNoAxeViolations(page);
      await setOpenAiBehavior(site.stack, {});
      await button(page, 'Try again').click();
      await ready(page);
    },
  );
});
