import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { about } from '../site/about.ts';
import { giveBoards } from '../site/boards.ts';
import { chrome } from '../site/chrome.ts';
import { engineering } from '../site/engineering.ts';
import { everyPage } from '../site/every-page.ts';
import { found } from '../site/found.ts';
import { home } from '../site/home.ts';
import { giveHomeBoards } from '../site/home-boards.ts';
import { legal } from '../site/legal.ts';
import { notices } from '../site/notices.ts';
import { pricing } from '../site/pricing.ts';
import { type OpenedSite, openSite } from '../support/site.ts';

let opened: OpenedSite | undefined;
beforeAll(async () => {
  opened = await openSite(async (feedsDir) => {
    await giveBoards(feedsDir);
    await giveHomeBoards(feedsDir);
  });
});
afterEach(async () => {
  expect(await opened?.endTest()).toEqual([]);
});
afterAll(async () => opened?.close());

const site = () => {
  if (!opened) throw new Error('The product did not start: see the first error.');
  return opened;
};

everyPage(site);
found(site);
home(site);
about(site);
pricing(site);
legal(site);
chrome(site);
notices(site);
// Last: it adds a posting and a person.
engineering(site);
