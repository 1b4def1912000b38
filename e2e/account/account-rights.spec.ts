import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type Site, test } from '../support/journey.ts';
import { type Person, password, signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PATH = '/profile/settings';

const given = async (site: Site, name: string) => {
  const person: Person = await signUp(site.stack, `${name}.${Date.now()}@rights.example`, {
    titles: ['Data Analyst'],
  });
  return { person, page: await openSignedIn(site, person, PATH) };
};

test.describe('the rights to an account', () => {
  test('Download my data gives a JSON file with the record and the titles', async ({ site }) => {
    const { page, person } = await given(site, 'takes');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('daybreak-my-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('exportedAt');
    expect(text).toContain(person.email);
    expect(text).toContain('Data Analyst');
    await page.getByText('Your data was downloaded').waitFor();
  });

  test('Delete my account asks for the e-mail; then nobody is signed in, and the account is gone', async ({
    site,
  }) => {
    const { page, person } = await given(site, 'leaves');
    site.expectErrors(/status of 400/);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    const line = dialog.getByLabel(`Type ${person.email} to confirm`);
    const press = () => dialog.getByRole('button', { name: 'Delete my account' }).click();
    await press();
    await dialog.getByText('This is not the e-mail of your account.').waitFor();
    await line.fill('somebody@else.example');
    await press();
    await dialog.getByText('This is not the e-mail of your account.').waitFor();
    await line.fill(person.email.toUpperCase());
    await press();
    await page.waitForURL(`${site.url}/`);
    await page.getByText('Your account was deleted').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.goto(site.url + PATH);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText(/No user with that email address exists\.|Incorrect email or password\./).waitFor();
  });

  test('Escape leaves the account as it is', async ({ site }) => {
    const { page } = await given(site, 'stays');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});
