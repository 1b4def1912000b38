import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { PASSWORD, type Person, signUp } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';

const PATH = '/profile/settings';

test.describe('account data rights', () => {
  test('downloads the data as JSON, and deletes the account once its e-mail is typed', async ({ site }) => {
    const person: Person = await signUp(site.stack, `leaves.${Date.now()}@rights.example`, {
      titles: ['Data Analyst'],
    });
    const page = await openSignedIn(site, person, PATH);
    site.expectErrors(/status of 400/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('daybreak-my-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('exportedAt');
    expect(text).toContain(person.email);
    expect(text).toContain('Data Analyst');
    await page.getByText('Your download has started').waitFor();

    const open = page.getByRole('button', { name: 'Delete my account' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await open.click();
    const line = dialog.getByLabel(`Type ${person.email} to confirm`);
    const press = () => dialog.getByRole('button', { name: 'Delete my account' }).click();
    await press();
    await dialog.getByText("That doesn't match your account's email address.").waitFor();
    await line.fill('somebody@else.example');
    await press();
    await dialog.getByText("That doesn't match your account's email address.").waitFor();
    await line.fill(person.email.toUpperCase());
    await press();
    await page.waitForURL(`${site.url}/`);
    await page.getByText('Your account was deleted').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.goto(site.url + PATH);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page
      .getByText(
        /No user with that email address exists\.|Incorrect email or password\.|This account is disabled\./,
      )
      .waitFor();
  });
});
