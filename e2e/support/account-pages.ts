import type { Page } from 'playwright-core';
import { consoleOf } from './console.ts';
import type { SiteUnderTest, Visit } from './site.ts';
import { until } from './until.ts';

/** The password of everybody whom these steps register. */
export const password = 'a long password';

let people = 0;

/** An address that nobody has yet. */
export function newAddress(): string {
  people += 1;
  return `person${people}.${Date.now()}@mail.example`;
}

/** The code in the newest of a person's messages after the first `after`; waits until there is one. */
export async function codeFor(site: SiteUnderTest, to: string, after = 0): Promise<string> {
  return until(`a code for ${to}`, async () => {
    const message = (await consoleOf(site).outbox(to)).slice(after).at(-1);
    return /\b(\d{6})\b/.exec(`${message?.text} ${message?.html}`)?.[1];
  });
}

/** Fills in and sends the login that stands on the page. */
export async function logIn(
  page: Page,
  email: string,
  { secret = password, remember = true }: { secret?: string; remember?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Remember me').setChecked(remember);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** What a person answers on the way in. */
export interface Newcomer extends Visit {
  readonly email?: string;
  readonly firstName?: string;
  readonly titles?: readonly string[];
}

/** Goes through onboarding to the page that asks for the code. */
export async function register(
  site: SiteUnderTest,
  newcomer: Newcomer = {},
): Promise<{ page: Page; email: string }> {
  const { email = newAddress(), firstName = 'Robin', titles = ['Backend Engineer'], ...visit } = newcomer;
  const page = await site.page({
    ...visit,
    storage: { 'welcome-shown': 'true', 'cookies-accepted': 'true' },
  });
  await page.goto(`${site.url}/onboarding`);
  for (const [index, title] of titles.entries()) await page.getByRole('textbox').nth(index).fill(title);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/verify');
  return { page, email };
}

/**
 * Somebody who has registered through the pages, given the code from the outbox, and stands in the settings: signed
 * in, in a browser profile of their own.
 */
export async function person(
  site: SiteUnderTest,
  newcomer: Newcomer = {},
): Promise<{ page: Page; email: string }> {
  const { page, email } = await register(site, newcomer);
  await page.getByLabel('Code').fill(await codeFor(site, email));
  await page.waitForURL('**/profile/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, email };
}

/** The same person in another browser profile, by the login page. */
export async function elsewhere(
  site: SiteUnderTest,
  email: string,
  { remember, ...visit }: Visit & { remember?: boolean } = {},
): Promise<Page> {
  const page = await site.page({
    ...visit,
    storage: { 'welcome-shown': 'true', 'cookies-accepted': 'true' },
  });
  await page.goto(`${site.url}/login`);
  await logIn(page, email, remember === undefined ? {} : { remember });
  await page.waitForURL('**/profile/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
