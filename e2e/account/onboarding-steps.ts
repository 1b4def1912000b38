import type { Page } from '@playwright/test';
import { graphql } from '../support/graphql.ts';
import type { Site } from '../support/journey.ts';
import { PASSWORD, signIn } from '../support/people.ts';
import type { Visit } from '../support/visit.ts';
import { RETURNING } from '../support/visit.ts';

/** Finds a button by its accessible name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** Returns the input of a job title, counted from 1. */
export const line = (page: Page, number: number) => page.getByLabel(`Job title ${number}`, { exact: true });
/** Headings of the first two steps. */
export const firstStep = 'add your favorite job titles';
export const secondStep = 'add a functional role and location';

/** Fills in the registration form. */
export async function fill(page: Page, firstName: string, email: string, secret = PASSWORD): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Opens a path as a visitor who has dismissed the first-visit notices. */
export async function open(site: Site, path: string, visit: Visit = {}): Promise<Page> {
  const page = await site.page({ ...visit, storage: { ...RETURNING, ...visit.storage } });
  await page.goto(site.url + path);
  return page;
}

/** Returns the user's profile from the API. */
export async function profileOf(site: Site, email: string, secret = PASSWORD): Promise<unknown> {
  const query = `query Me($input: GetUserInput!) { getUser(input: $input)
    { firstName phone country countryCode positions locations { city state country } matches
      userPrefs { function includeRemote notifyEmail notifyText } } }`;
  const person = await signIn(site.stack, email, secret);
  return (await graphql(site.stack, person, query, { input: { email } })).data?.['getUser'];
}
