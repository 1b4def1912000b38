import type { Page } from 'playwright-core';
import { consoleOf } from '../support/console.ts';
import { graphql } from '../support/graphql.ts';
import { logIn } from '../support/log-in.ts';
import { type Person, signUp } from '../support/people.ts';
import type { SiteUnderTest, Visit } from '../support/site.ts';
import { until } from '../support/until.ts';

/** The address of the settings. */
export const SETTINGS = '/profile/settings';

type Profile = Readonly<Record<string, unknown>>;

const FIELDS = 'firstName lastName phone phoneVerified country countryCode industry seniority dreamCompanies';
const QUERY = `query Me($input: GetUserInput!) { getUser(input: $input) { ${FIELDS} } }`;

/** Types into a field and leaves it. */
export async function leave(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(label, { exact: true }).blur();
}

/** What stands in a field. */
export const textIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** Types a number and asks for its code. */
export async function askForCode(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText(/^We texted a code to/).waitFor();
}

/** Gives a code to the dialog that asks for it. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page
    .getByRole('dialog', { name: 'Verify your phone' })
    .getByRole('button', { name: 'Verify' })
    .click();
}

/** Steps of people in their settings. */
export function settingsSteps(site: () => SiteUnderTest) {
  const recordOf = async (person: Person) => {
    const { data } = await graphql(site().stack, person, QUERY, { input: { email: person.email } });
    // Only what the query asks for.
    return data?.['getUser'] as Profile;
  };
  return {
    recordOf,
    /** Waits until the record holds something. */
    becomes: (person: Person, what: string, holds: (record: Profile) => boolean) =>
      until(what, async () => {
        const record = await recordOf(person);
        return holds(record) ? record : undefined;
      }),
    /** Somebody of their own who has signed up and logged in. */
    async given(name: string, visit: Visit & { path?: string } = {}) {
      const person = await signUp(site().stack, `${name}.${Date.now()}@settings.example`, {
        titles: ['Backend Engineer'],
      });
      return { person, page: await logIn(site(), person, visit.path ?? SETTINGS, visit) };
    },
    /** The code of the newest text to a number, after the first `after`. */
    codeFor: (number: string, after = 0) =>
      until(`a code for ${number}`, async () => {
        const text = (await consoleOf(site()).outbox(number)).slice(after).at(-1)?.text ?? '';
        return /\b\d{6}\b/.exec(text)?.[0];
      }),
  };
}
