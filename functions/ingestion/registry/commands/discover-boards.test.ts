import { expect, test } from '@jest/globals';
import { fakeWeb } from '../discovery/fixtures/fake-web.ts';
import { aRecognizer } from '../discovery/fixtures/recognizer.ts';
import { discoverBoards } from './discover-boards.ts';
import { DiscoverOptions } from './discover-options.ts';

test('ING-01 discovery leaves out switched-off systems, and says so', async () => {
  const web = fakeWeb({});
  const lines: string[] = [];
  await discoverBoards(
    {
      ...web,
      publicFetch: web.fetch,
      switchedOff: new Set(['lever']),
      starter: [],
      recognizer: aRecognizer,
      // Never called: nothing is found.
      lookup: undefined as never,
      environment: { COMMON_CRAWL_URL: 'https://crawl.example' },
      log: (line) => void lines.push(line),
    },
    DiscoverOptions.parse({ system: ['greenhouse', 'lever'], source: ['common-crawl'] }),
  );
  expect(lines[0]).toBe("The system 'lever' is switched off, so its boards are neither searched nor asked.");
  expect(lines.some((line) => line.startsWith('common-crawl greenhouse: failed'))).toBe(true);
  expect(lines.some((line) => line.startsWith('common-crawl lever'))).toBe(false);
});
