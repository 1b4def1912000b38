import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { createFile, pdfFile } from '../support/resume-files.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { openSignedIn } from '../support/signed-in.ts';
import type { Visit } from '../support/visit.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const PATH = '/profile/resumes';
const ADA = createFile('Ada Lovelace.pdf', pdfFile('Ada Lovelace, analyst'));

const choose = (page: Page, ...files: (typeof ADA)[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const added = (page: Page) => page.getByText('Resume successfully added').waitFor();
const download = (page: Page, name: string) => page.getByRole('button', { name: `Download ${name}` });
const files = (page: Page) => page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem');

const open = async (site: Site, email: string, visit: Visit = {}) => {
  const person = await signUp(site.stack, email, { titles: ['Designer'] });
  const page = await openSignedIn(site, person, PATH, visit);
  await page.getByRole('heading', { level: 1, name: 'Resumes' }).waitFor();
  return page;
};

/** The files on the page that axe checks: one accepted, one with the wrong content, and one rejected before upload. */
const WRONG = [createFile('notes.pdf', Buffer.from('Only some notes.')), createFile('cv.txt', ADA.buffer)];

test.describe('the resumes page', () => {
  test('RES-01 RES-02 rejects wrong files, retries an upload, and stores, downloads and permanently deletes resumes', async ({
    site,
  }) => {
    const page = await open(site, 'resume.stays@mail.example');
    const sent: string[] = [];
    const puts: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    await test.step('another type, or 11 MB, is not sent at all', async () => {
      await choose(page, createFile('cv.txt', Buffer.from('Ada')));
      await page.getByText('cv.txt: Choose a .pdf, .doc or .docx file.').waitFor();
      await choose(page, createFile('cv.pdf', Buffer.alloc(11 * 1024 * 1024)));
      await page.getByText('cv.pdf: This file is 11 MB. Choose one of up to 10 MB').waitFor();
      expect(sent.filter((url) => url.endsWith('/graphql'))).toEqual([]);
    });

    await test.step('an upload that breaks off can be tried again', async () => {
      site.expectErrors(/Failed to load resource/);
      const storage = `${site.stack.gatewayUrl}/**/*.pdf*`;
      await page.route(storage, (route) => route.abort());
      await choose(page, ADA);
      await files(page).getByText('The upload was interrupted.').waitFor();
      await page.unroute(storage);
      await page.getByRole('button', { name: 'Try again' }).click();
      await added(page);
      expect(new Set(puts.map((url) => new URL(url).origin))).toEqual(
        new Set([new URL(site.stack.gatewayUrl).origin]),
      );
    });

    await test.step('a file that is not what its name says is removed', async () => {
      await choose(page, ...WRONG);
      await files(page).getByText("This file isn't a PDF, even though its name ends in .pdf.").waitFor();
      await page.getByText("Couldn't add notes.pdf").waitFor();
      await expect(download(page, 'notes.pdf')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });

    await test.step('the file stays, is downloaded, and is deleted', async () => {
      await page.reload();
      await files(page).getByText(`${ADA.buffer.length} bytes`).waitFor();
      await expect(download(page, ADA.name)).toHaveCount(1);
      const [file] = await Promise.all([page.waitForEvent('download'), download(page, ADA.name).click()]);
      expect(file.suggestedFilename()).toBe(ADA.name);
      const link = file.url();
      const kept = await fetch(link);
      expect(Buffer.from(await kept.arrayBuffer()).equals(ADA.buffer)).toBe(true);

      for (const name of ['notes.pdf', ADA.name]) {
        await page.getByRole('button', { name: `Delete ${name}` }).click();
        const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
        // The list leaves it out before the deletion is saved.
        await waitUntilSaved(page, () => confirm.click());
        await files(page).getByText(name).waitFor({ state: 'detached' });
      }
      await page.getByText('Resume deleted').first().waitFor();
      await expect.poll(async () => (await fetch(link)).status).toBe(404);
      await page.reload();
      await page.getByText('No resumes yet').waitFor();
    });
  });

  test('RES-01 keeps a file after a reload during its check', async ({ site }) => {
    const page = await open(site, 'resume.left@mail.example');
    const slow = { service: 's3', action: 'GetObject', rate: 1, kind: 'delay', delayMs: 60_000 } as const;
    await connectConsole(site.stack).fault(slow);
    await choose(page, ADA);
    await files(page).getByText('Checking the file…').waitFor();
    await page.reload();
    await files(page).getByText('Checking the file…').waitFor();
    await connectConsole(site.stack).clearFaults();
    await added(page);
    await download(page, ADA.name).waitFor();
  });

  test(
    'RES-01 is in the bottom bar on phones but not in the desktop menu, and passes axe in dark mode',
    NIGHTLY,
    async ({ site }) => {
      const page = await open(site, 'resume.bar@mail.example', { width: 390, dark: true });
      const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Resumes' });
      await link.waitFor();
      await choose(page, createFile(`${'A very long name '.repeat(6)}.pdf`, ADA.buffer));
      await added(page);
      await choose(page, ...WRONG);
      await files(page).getByText("This file isn't a PDF").waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('link', { name: 'Job Titles' }).waitFor();
      await expect(link).toHaveCount(0);
    },
  );
});
