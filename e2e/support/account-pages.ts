import type { Page } from '@playwright/test';
import { connectConsole, findCode } from './console.ts';
import type { Site } from './journey.ts';
import { PASSWORD, signUp } from './people.ts';
import { openSignedIn } from './signed-in.ts';
import { until } from './until.ts';
import { RETURNING, type Visit } from './visit.ts';

let people = 0;

/** Returns an e-mail address that no account uses. */
export function newEmail(): string {
  people += 1;
  return `person${people}.${Date.now()}@mail.example`;
}

/** Waits for a message to `to` after its first `after` messages, and returns the code in the newest one. */
export const waitForCode = (site: Site, to: string, after = 0): Promise<string> =>
  until(`a code for ${to}`, async () => findCode((await connectConsole(site.stack).outbox(to)).slice(after)));

export async function logIn(
  page: Page,
  email: string,
  { secret = PASSWORD, remember = true }: { secret?: string; remember?: boolean } = {},
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Remember me').setChecked(remember);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The answers given during onboarding. */
export interface Newcomer extends Visit {
  readonly email?: string;
  readonly firstName?: string;
  readonly titles?: readonly string[];
}

/** Completes onboarding up to the verification page. */
export async function register(site: Site, newcomer: Newcomer = {}): Promise<{ page: Page; email: string }> {
  const { email = newEmail(), firstName = 'Robin', titles = ['Backend Engineer'], ...visit } = newcomer;
  const page = await site.page({
    ...visit,
    storage: RETURNING,
  });
  await page.goto(`${site.url}/onboarding`);
  for (const [index, title] of titles.entries())
    await page.getByLabel(`Job title ${index + 1}`, { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/verify');
  return { page, email };
}

/** Opens the settings page as a new user. Signs up through the user pool instead of the pages, which is faster. */
export async function openSettingsAsNewUser(
  site: Site,
  newcomer: Newcomer = {},
): Promise<{ page: Page; email: string }> {
  const { email = newEmail(), titles = ['Backend Engineer'], firstName = 'Robin', ...visit } = newcomer;
  await signUp(site.stack, email, { titles, firstName });
  const page = await openSignedIn(site, { email }, '/profile/settings', visit);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, email };
}

/** Logs the same user in on another browser profile, through the login page. */
export async function logInOnAnotherDevice(
  site: Site,
  email: string,
  { remember, ...visit }: Visit & { remember?: boolean } = {},
): Promise<Page> {
  const page = await site.page({
    ...visit,
    storage: RETURNING,
  });
  await page.goto(`${site.url}/login`);
  await logIn(page, email, remember === undefined ? {} : { remember });
  await page.waitForURL('**/profile/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
