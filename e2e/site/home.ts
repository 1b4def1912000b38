import { beforeAll, describe } from '@jest/globals';
import { consoleOf } from '../support/console.ts';
import type { SiteUnderTest } from '../support/site.ts';
import { homeBoard } from './home-board.ts';
import { homeFaults } from './home-faults.ts';
import { homeFilters } from './home-filters.ts';
import { homeKeys } from './home-keys.ts';
import { homeLive } from './home-live.ts';
import { homeMemory } from './home-memory.ts';

/** The home page, as a visitor meets it; its boards come of `giveHomeBoards`. */
export function home(site: () => SiteUnderTest): void {
  describe('the home page', () => {
    beforeAll(async () => {
      await consoleOf(site()).run('poll-boards');
      await consoleOf(site()).settle();
    });

    homeBoard(site);
    homeFilters(site);
    homeMemory(site);
    homeKeys(site);
    homeLive(site);
    homeFaults(site);
  });
}
