import type { Locator, Page } from '@playwright/test';
import type { Site } from './journey.ts';
import { RETURNING, type Visit } from './visit.ts';

/** The home page, with its filters and cards. */
export interface BoardPage {
  readonly page: Page;
  readonly filters: Locator;
  readonly cards: Locator;
  /** The titles of the cards, top to bottom. */
  readonly titles: Locator;
  /** Returns the filters in the URL's query string. */
  readQuery(): Record<string, string>;
}

/** Opens the home page and waits for its jobs; `path` begins with a slash. */
export async function openBoard(
  site: Site,
  path = '/',
  visit: Visit & { readonly prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<BoardPage> {
  const page = await site.page({ ...visit, storage: { ...RETURNING, ...visit.storage } });
  await visit.prepare?.(page);
  await page.goto(site.url + path);
  return createBoardPage(page);
}

export function createBoardPage(page: Page): BoardPage {
  const cards = page.getByRole('article');
  return {
    page,
    filters: page.getByRole('search'),
    cards,
    titles: cards.getByRole('heading'),
    readQuery: () => Object.fromEntries(new URL(page.url()).searchParams),
  };
}
