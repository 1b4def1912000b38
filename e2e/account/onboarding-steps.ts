import type { Page } from 'playwright-core';
import { consoleOf } from '../support/console.ts';
import { graphql } from '../support/graphql.ts';
import { password, signIn } from '../support/people.ts';
import type { SiteUnderTest, Visit } from '../support/site.ts';
import { until } from '../support/until.ts';

const seen = { 'welcome-shown': 'true', 'cookies-accepted': 'true' };
/** A button by its name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The page's heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** The line of a job title, from 1 on. */
export const line = (page: Page, number: number) => page.getByLabel(`Job title ${number}`, { exact: true });
/** The headings of the first two steps. */
export const firstStep = 'add your favorite job titles';
export const secondStep = 'add a functional role and location';

/** Fills in the form of registration. */
export async function fill(page: Page, firstName: string, email: string, secret = password): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Ways into onboarding, and what came of it, on the whole product. */
export function onboardingSteps(site: () => SiteUnderTest) {
  const open = async (path: string, visit: Visit = {}) => {
    const page = await site().page({ ...visit, storage: { ...seen, ...visit.storage } });
    await page.goto(site().url + path);
    return page;
  };
  const codeFor = (email: string) =>
    until(`a code for ${email}`, async () => {
      const mails = await consoleOf(site().stack).outbox(email);
      return /\b(\d{6})\b/.exec(mails.at(-1)?.text ?? mails.at(-1)?.html ?? '')?.[1];
    });
  const profileOf = async (email: string, secret = password) => {
    const query = `query Me($input: GetUserInput!) { getUser(input: $input)
      { firstName phone country countryCode positions locations { city state country } matches
        userPrefs { function includeRemote notifyEmail notifyText } } }`;
    const person = await signIn(site().stack, email, secret);
    return (await graphql(site().stack, person, query, { input: { email } })).data?.['getUser'];
  };
  return { open, codeFor, profileOf };
}
