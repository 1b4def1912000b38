import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './journey.ts';
import { RETURNING, type Visit } from './visit.ts';

/** The home page at an address, with its filters and cards at hand. */
export interface BoardPage {
  readonly page: Page;
  readonly filters: Locator;
  readonly cards: Locator;
  /** The titles of the cards on the page, from the top. */
  titles(): Promise<string[]>;
  /** The filters that the address says. */
  query(): Record<string, string>;
  /** Waits until a condition holds that the page comes to by itself. */
  comes<Value>(what: () => Promise<Value> | Value, value: Value): Promise<void>;
}

/** Opens the home page and waits for its board; `path` begins with a slash. */
export async function openBoard(
  site: Site,
  path = '/',
  visit: Visit & { readonly prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<BoardPage> {
  const page = await site.page({ ...visit, storage: { ...RETURNING, ...visit.storage } });
  await visit.prepare?.(page);
  await page.goto(site.url + path);
  return boardOf(page);
}

/** The home page that a browser shows. */
export function boardOf(page: Page): BoardPage {
  const cards = page.getByRole('article');
  return {
    page,
    filters: page.getByRole('search'),
    cards,
    titles: () => cards.getByRole('heading').allInnerTexts(),
    query: () => Object.fromEntries(new URL(page.url()).searchParams),
    comes: (what, value) => expect.poll(what, { intervals: [50], timeout: 60_000 }).toEqual(value),
  };
}
