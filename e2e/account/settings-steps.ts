import type { Page } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { graphql } from '../support/graphql.ts';
import type { Site } from '../support/journey.ts';
import { type Person, signUp, UNPOSTED_TITLE } from '../support/people.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { until } from '../support/until.ts';
import type { Visit } from '../support/visit.ts';

export const SETTINGS = '/profile/settings';

type Profile = Readonly<Record<string, unknown>>;

const FIELDS = 'firstName lastName phone phoneVerified country countryCode industry seniority dreamCompanies';
const QUERY = `query Me($input: GetUserInput!) { getUser(input: $input) { ${FIELDS} } }`;

/** Fills in a field and blurs it. */
export async function leave(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).blur();
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in a phone number and requests its code. */
export async function askForCode(page: Page, typed: string): Promise<void> {
  await field(page, 'Phone').fill(typed);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText(/^We texted a code to/).waitFor();
}

/** Enters a code in the verification dialog. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page
    .getByRole('dialog', { name: 'Verify your phone' })
    .getByRole('button', { name: 'Verify' })
    .click();
}

/** Returns the user's profile from the API. */
export async function recordOf(site: Site, person: Person): Promise<Profile> {
  const { data } = await graphql(site.stack, person, QUERY, { input: { email: person.email } });
  // The query selects the fields of `Profile`.
  return data?.['getUser'] as Profile;
}

/** Waits until the profile has the expected value. */
export const becomes = (site: Site, person: Person, what: string, holds: (record: Profile) => boolean) =>
  until(what, async () => {
    const record = await recordOf(site, person);
    return holds(record) ? record : undefined;
  });

interface Start extends Visit {
  readonly path?: string;
  readonly titles?: readonly string[];
}

/** Signs up a new user and opens the settings page. */
export async function given(
  site: Site,
  name: string,
  { path = SETTINGS, titles = [UNPOSTED_TITLE], ...visit }: Start = {},
) {
  const person = await signUp(site.stack, `${name}.${Date.now()}@settings.example`, { titles });
  return { person, page: await openSignedIn(site, person, path, visit) };
}

/** Waits for a text to a number after its first `after` texts, and returns the code in the newest one. */
export const codeFor = (site: Site, number: string, after = 0) =>
  until(`a code for ${number}`, async () => {
    const text = (await connectConsole(site.stack).outbox(number)).slice(after).at(-1)?.text ?? '';
    return /\b\d{6}\b/.exec(text)?.[0];
  });
