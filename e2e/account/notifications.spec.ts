import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql, readListing } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { type SignUpProfile, signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { waitUntilSaved } from '../support/wait-until-saved.ts';

const PATH = '/profile/manage-notifications';
const AUSTIN = { city: 'Austin', state: 'TX', country: 'US' };

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const addPlace = async (page: Page, typed: string, label: string) => {
  await page.getByRole('combobox', { name: 'Add a location' }).fill(typed);
  await waitUntilSaved(page, () => page.getByRole('option', { name: label, exact: true }).click());
};
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name });

const newcomer = (site: Site, email: string, wishes: Partial<SignUpProfile> = {}) =>
  signUp(site.stack, email, { titles: [UNPOSTED_TITLE], places: [AUSTIN], ...wishes });
const given = async (site: Site, email: string) => {
  const person = await newcomer(site, email);
  return { person, page: await openSignedIn(site, person, PATH) };
};

test.describe('the notifications page', () => {
  test('NOTIF-01 NOTIF-02 saves each click, undoes it if the save fails, and requires a verified phone for texts', async ({
    site,
  }) => {
    const { page } = await given(site, 'notify@mail.example');
    await test.step('e-mail, remote, job type and places', async () => {
      await page.getByRole('button', { name: 'Austin, TX. Click To Delete' }).waitFor();
      await expect(page.locator('.lucide-map-pin')).toHaveCount(1);
      await expect(toggle(page, 'Email alerts')).toBeChecked();
      await waitUntilSaved(page, () => toggle(page, 'Email alerts').click());
      await waitUntilSaved(page, () => toggle(page, 'Include remote jobs').click());
      for (const name of ['Contract', 'Contract', 'Contract'])
        await waitUntilSaved(page, () => page.getByText(name, { exact: true }).click());
      await addPlace(page, 'Boulder', 'Boulder, CO');
      await page.getByRole('button', { name: 'Boulder, CO. Click To Delete' }).waitFor();
      await waitUntilSaved(page, () =>
        page.getByRole('button', { name: 'Austin, TX. Click To Delete' }).click(),
      );
      await page.reload();
      await page.getByRole('button', { name: 'Boulder, CO. Click To Delete' }).waitFor();
      await expect(page.getByRole('button', { name: /Click To Delete$/ })).toHaveCount(1);
      await expect(toggle(page, 'Email alerts')).not.toBeChecked();
      await expect(toggle(page, 'Include remote jobs')).not.toBeChecked();
      await expect(choice(page, 'Contract')).toBeChecked();
    });

    await test.step('PROF-07 what a job must be', async () => {
      for (const name of ['Senior', 'Hybrid', 'English', 'No agencies'])
        await waitUntilSaved(page, () => page.getByText(name, { exact: true }).click());
      await page.getByLabel('Minimum pay').fill('0');
      await page.keyboard.press('Enter');
      await page.getByText('A minimum is a whole number from 1 to 10,000,000.').waitFor();
      await page.getByLabel('Minimum pay').fill('150k');
      await waitUntilSaved(page, () => page.keyboard.press('Enter'));
      await page.reload();
      await expect(page.getByLabel('Minimum pay')).toHaveValue('150,000');
      for (const name of ['Senior', 'Hybrid', 'English', 'No agencies'])
        await expect(choice(page, name)).toBeChecked();
      await page.getByText(/^No agencies: leaves out none of the last two days/).waitFor();
      await expectNoAxeViolations(page);
      await waitUntilSaved(page, () => page.getByRole('button', { name: 'Follow my profile' }).click());
      await expect(choice(page, 'Senior')).not.toBeChecked();
      await waitUntilSaved(page, () => page.getByRole('button', { name: 'Undo' }).click());
      await expect(choice(page, 'Senior')).toBeChecked();
    });

    await test.step('a change that cannot be saved', async () => {
      site.expectErrors(/Failed to load|Couldn't reach|Failure/);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('updateUser') ? route.abort() : route.continue(),
      );
      await toggle(page, 'Include remote jobs').click();
      await page.getByText("Couldn't save your change").waitFor();
      await expect(toggle(page, 'Include remote jobs')).not.toBeChecked();
      await page.unroute('**/graphql');
    });

    await test.step('texts without a verified phone', async () => {
      await toggle(page, 'Text alerts').click();
      const dialog = page.getByRole('dialog', { name: 'Verify your phone first' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect(toggle(page, 'Text alerts')).not.toBeChecked();
      await toggle(page, 'Text alerts').click();
      await dialog.getByRole('link', { name: 'Go to settings' }).click();
      await page.waitForURL(`${site.url}/profile/settings`);
    });
  });

  test(
    'NOTIF-01 a new region takes effect at once, in the preview and in the next alert',
    NIGHTLY,
    async ({ site }) => {
      const person = await newcomer(site, 'places@mail.example', { titles: ['loom tuner'] });
      const console = connectConsole(site.stack);
      const post = (...ids: number[]) =>
        writeBoard(
          site.stack.feedsDir,
          'warpandweft',
          'Warp and Weft',
          ids.map((id) => ({ id, title: `Loom Tuner, Shed ${id}`, place: 'Providence, RI' })),
        );
      await post(1);
      await readBoardsUntil(site.stack, 'the first job', async () => {
        const jobs = await readListing(site.stack);
        return jobs.find(({ fullCompanyName }) => fullCompanyName === 'Warp and Weft');
      });
      const page = await openSignedIn(site, person, PATH);
      await page.getByText('No jobs in the last two days').waitFor();
      await addPlace(page, 'new eng', 'New England (6 states)');
      await page.getByRole('button', { name: 'New England. Click To Delete' }).waitFor();
      await page.getByText(/in two days, in 1 message$/).waitFor();
      await console.settle();
      await post(1, 2);
      const mail = await readBoardsUntil(site.stack, 'the alert', async () => {
        return (await console.outbox(person.email)).find(({ subject }) => subject?.includes('Shed 2'));
      });
      expect(mail.subject).toBe('Loom Tuner, Shed 2 at Warp and Weft');
    },
  );

  test(
    'NOTIF-01 the page says that sending has stopped after an e-mail bounced',
    NIGHTLY,
    async ({ site }) => {
      const email = 'bounce+moss.quill@simulator.amazonses.com';
      const person = await newcomer(site, email, { titles: ['quill engineer'] });
      await writeBoard(site.stack.feedsDir, 'quillyard', 'Quill Yard', [
        { id: 1, title: 'Quill Engineer', place: 'Austin, TX' },
      ]);
      const query =
        'query State($input: GetUserInput!) { getUser(input: $input) { userPrefs { emailState } } }';
      await readBoardsUntil(site.stack, 'the state of the address', async () => {
        const { data } = await graphql(site.stack, person, query, { input: { email } });
        return JSON.stringify(data).includes('"emailState":"active"') ? undefined : true;
      });
      const page = await openSignedIn(site, person, PATH);
      await page.getByText(`Mail to ${email} bounced, so we stopped sending.`).waitFor();
    },
  );
});
