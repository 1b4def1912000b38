import { expect, type Page } from '@playwright/test';
import { newEmail, waitForCode } from '../support/account-pages.ts';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { type Site, test } from '../support/journey.ts';
import { ProductTime } from '../support/product-time.ts';
import { createFile, pdfFile } from '../support/resume-files.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';
import { button, fill, heading, line, secondStep } from './onboarding-steps.ts';
import { askForCode, giveCode } from './settings-steps.ts';

const PHONE = '+15125550877';

/** Goes from the landing page to the settings of a new account, which can get alerts from then on. */
async function register(site: Site, page: Page, email: string, time: ProductTime): Promise<void> {
  await time.wait('landing page', async () => {
    await page.goto(site.url);
    await page.getByRole('article').first().waitFor();
    await page.getByRole('dialog').waitFor();
  });
  await time.wait('onboarding', async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Try Daybreak' }).click();
    await line(page, 1).waitFor();
  });
  await button(page, 'Accept').click();
  await line(page, 1).fill('Lighthouse Engineer');
  await time.wait('second step', async () => {
    await button(page, 'Continue').click();
    await heading(page, secondStep).waitFor();
  });
  await time.wait('third step', async () => {
    await button(page, 'Continue').click();
    await heading(page, 'Register').waitFor();
  });
  await fill(page, 'Robin', email);
  await time.wait('registration', async () => {
    await button(page, 'Register').click();
    await page.getByLabel('Code').waitFor();
  });
  const code = await waitForCode(site, email);
  await time.wait('verification', async () => {
    await page.getByLabel('Code').fill(code);
    await page.waitForURL('**/profile/settings');
    await page.getByText('You now have 10 free job alerts').waitFor();
  });
}

test.describe('a first visit', () => {
  test('ONB-01 VERIFY-02 SET-04 TITLE-02 RES-01 NOTIF-02 MATCH-02 on a phone leads from the landing page to an alert for the next matching posting by e-mail and by text', async ({
    site,
  }, info) => {
    const console = connectConsole(site.stack);
    const time = new ProductTime();
    const page = await site.page({ width: 390 });
    const email = newEmail();
    await register(site, page, email, time);

    await askForCode(page, '5125550877');
    await giveCode(page, await waitForCode(site, PHONE));
    await page.getByText('Verified', { exact: true }).waitFor();

    const menu = page.getByRole('navigation', { name: 'Account' }).filter({ visible: true });
    await menu.getByRole('link', { name: 'Job Titles' }).click();
    await page.getByLabel('Add a job title').fill('fresnel lens engineer');
    await waitUntilSaved(page, () => page.getByLabel('Add a job title').press('Enter'));
    const typed = page.getByRole('button', { name: 'Fresnel Lens Engineer. Click To Delete' });
    await typed.waitFor();
    const former = page.getByRole('button', { name: 'Lighthouse Engineer. Click To Delete' });
    await waitUntilSaved(page, () => former.click());
    await page.getByText('Lighthouse Engineer removed').waitFor();

    await page.goto(`${site.url}/profile/resumes`);
    const resume = createFile('First visit.pdf', pdfFile('Grinds lenses'));
    await page.locator('input[type=file]').setInputFiles([resume]);
    await page.getByText('Resume successfully added').waitFor();

    await menu.getByRole('link', { name: 'Settings' }).click();
    await page
      .getByRole('navigation', { name: 'More pages' })
      .getByRole('link', { name: 'Notifications' })
      .click();
    const texts = page.getByRole('switch', { name: 'Text alerts' });
    await waitUntilSaved(page, () => texts.click());
    await page.getByText('To (512) 555 - 0877, up to 10 a day').waitFor();
    await expect(texts).toBeChecked();
    expect(await console.settle()).toBe(200);

    const posted = Date.now();
    await writeBoard(site.stack.feedsDir, 'pharos', 'Pharos', [
      { id: 1, title: 'Lighthouse Engineer', place: 'Austin, TX' },
      { id: 2, title: 'Fresnel Lens Engineer', place: 'Austin, TX' },
    ]);
    const messagesTo = async (to: string) => {
      const messages = await console.outbox(to);
      return messages.filter(({ text, subject }) => `${subject} ${text}`.includes('Pharos'));
    };
    await readBoardsUntil(site.stack, 'the mail and the text', async () => {
      return (await messagesTo(email)).length > 0 && (await messagesTo(PHONE)).length > 0 ? true : undefined;
    });
    const [mail, ...others] = await messagesTo(email);
    const [text, ...further] = await messagesTo(PHONE);
    expect([mail?.subject, others, further]).toEqual(['Fresnel Lens Engineer at Pharos', [], []]);
    expect([text?.channel, text?.text]).toEqual(['text', expect.stringContaining('Fresnel Lens Engineer')]);
    time.add('alert', Date.parse(mail?.sentAt ?? '') - posted);
    info.annotations.push(time.annotation('under 2 min'));

    await page.goto(`${site.url}/profile/settings`);
    await page.getByText('You now have 9 free job alerts').waitFor();
  });
});
