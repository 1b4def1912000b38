import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './journey.ts';
import { RETURNING, type Visit } from './visit.ts';

/** The home page, with its filters and cards. */
export interface BoardPage {
  readonly page: Page;
  readonly filters: Locator;
  readonly cards: Locator;
  /** Returns the titles of the visible cards, top to bottom. */
  readTitles(): Promise<string[]>;
  /** Returns the filters in the URL's query string. */
  readQuery(): Record<string, string>;
  /** Polls `read` until it returns `value`. */
  expectEventually<Value>(read: () => Promise<Value> | Value, value: Value): Promise<void>;
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
    readTitles: () => cards.getByRole('heading').allInnerTexts(),
    readQuery: () => Object.fromEntries(new URL(page.url()).searchParams),
    expectEventually: (read, value) => expect.poll(read, { intervals: [50], timeout: 60_000 }).toEqual(value),
  };
}
