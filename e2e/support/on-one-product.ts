import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { type OpenedSite, openSite, type SiteUnderTest } from './site.ts';

/** Registers tests of several areas that share one running product; an error in a page's console fails its test. */
export function onOneProduct(
  giveBoards: (feedsDir: string) => Promise<void>,
  areas: readonly ((site: () => SiteUnderTest) => void)[],
): void {
  let opened: OpenedSite | undefined;
  beforeAll(async () => {
    opened = await openSite(giveBoards);
  });
  afterEach(async () => {
    expect(await opened?.endTest()).toEqual([]);
  });
  afterAll(async () => opened?.close());
  for (const area of areas)
    area(() => {
      if (!opened) throw new Error('The product did not start: see the first error.');
      return opened;
    });
}
