import type { Page } from 'playwright-core';
import { type Person, password } from './people.ts';
import type { SiteUnderTest, Visit } from './site.ts';

/** What keeps the notices of a first visit away. */
const seen = { 'welcome-shown': 'true', 'cookies-accepted': 'true' };

/** A page on which somebody who has signed up logs in as people do, and goes on to a path of the site. */
export async function logIn(
  site: SiteUnderTest,
  { email }: Pick<Person, 'email'>,
  path: string,
  visit: Visit = {},
): Promise<Page> {
  const page = await site.page({ ...visit, storage: { ...seen, ...visit.storage } });
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${site.url}/profile/settings`);
  await page.goto(site.url + path);
  return page;
}
