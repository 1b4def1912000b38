import { describe, expect, test } from '@jest/globals';
import type { SearchTask } from './candidate.ts';
import { commonCrawl } from './common-crawl.ts';
import { crawlsFor } from './crawl-patterns.ts';
import { fakeWeb } from './fixtures/fake-web.ts';
import { aRecognizer } from './fixtures/recognizer.ts';
import { searchCrawls } from './search-crawls.ts';

const HOST = 'https://index.commoncrawl.org';
const SEARCH = `${HOST}/CC-MAIN-2026-40-index?url=boards.greenhouse.io%2F*&output=json&pageSize=1`;
const PAGE = '&fl=url&filter=%3Dstatus%3A200';

describe("Common Crawl's index", () => {
  test('OPS-01 gives the crawls, and the URLs of each page', async () => {
    const web = fakeWeb({
      [`${HOST}/collinfo.json`]: JSON.stringify([{ id: 'CC-MAIN-2026-40', 'cdx-api': 'http://10.0.0.1/x' }]),
      [`${SEARCH}&showNumPages=true`]: '{"pages": 2, "pageSize": 1, "blocks": 2}',
      [`${SEARCH}&page=1${PAGE}`]:
        '{"url": "https://boards.greenhouse.io/acme"}\nnot JSON\n{"urlkey": "x"}\n',
    });
    const index = commonCrawl(web);
    expect(await index.listCrawls()).toEqual(['CC-MAIN-2026-40']);
    expect(await index.countPages('CC-MAIN-2026-40', 'boards.greenhouse.io/*')).toBe(2);
    expect(await index.readPage('CC-MAIN-2026-40', 'boards.greenhouse.io/*', 1)).toEqual([
      'https://boards.greenhouse.io/acme',
    ]);
    expect(web.requests.every((url) => url.startsWith(HOST))).toBe(true);
  });

  test('has no pages for a pattern without captures', async () => {
    const index = commonCrawl(fakeWeb({}));
    expect(await index.countPages('CC-MAIN-2026-40', 'boards.greenhouse.io/*')).toBe(0);
    expect(await index.readPage('CC-MAIN-2026-40', 'boards.greenhouse.io/*', 0)).toEqual([]);
  });

  test('is asked again after the time it asks to wait, and then fails with a message', async () => {
    const slowDown = { status: 503, headers: { 'retry-after': '9' } };
    const url = `${SEARCH}&showNumPages=true`;
    const patient = fakeWeb({ [url]: [slowDown, { body: '{"pages": 1}' }] });
    expect(await commonCrawl(patient).countPages('CC-MAIN-2026-40', 'boards.greenhouse.io/*')).toBe(1);
    expect(patient.waits).toEqual([9_000]);
    const down = commonCrawl(fakeWeb({ [url]: slowDown }));
    await expect(down.countPages('CC-MAIN-2026-40', 'boards.greenhouse.io/*')).rejects.toThrow(
      "Common Crawl's index answered with status 503.",
    );
  });

  test.each(['', 'oops', '{"message": "x"}', '[{"id": "../x"}]'])(
    'rejects %j as a list of crawls',
    async (body) => {
      await expect(commonCrawl(fakeWeb({ [`${HOST}/collinfo.json`]: body })).listCrawls()).rejects.toThrow();
    },
  );
});

test('the newest three crawls are searched, and for Lever those before it blocked the crawler', () => {
  const crawls = [
    'CC-MAIN-2026-40',
    'CC-MAIN-2026-35',
    'CC-MAIN-2026-30',
    'CC-MAIN-2025-43',
    'CC-MAIN-2025-38',
  ];
  expect(crawlsFor('ashby', crawls)).toEqual(['CC-MAIN-2026-40', 'CC-MAIN-2026-35', 'CC-MAIN-2026-30']);
  expect(crawlsFor('lever', crawls)).toEqual(['CC-MAIN-2025-43', 'CC-MAIN-2025-38']);
});

test('a pattern whose pages cannot be counted is a search that fails, and the others go on', async () => {
  const web = fakeWeb({
    [`${HOST}/collinfo.json`]: '[{"id": "CC-MAIN-2026-40"}]',
    [`${SEARCH}&showNumPages=true`]: { status: 500 },
    [`${SEARCH.replace('boards.', 'job-boards.')}&showNumPages=true`]: '{"pages": 1}',
  });
  const tasks: SearchTask[] = [];
  for await (const task of searchCrawls(commonCrawl(web), aRecognizer, 'greenhouse')) tasks.push(task);
  expect(tasks.map(({ name }) => name)).toEqual([
    'CC-MAIN-2026-40 boards.greenhouse.io/*',
    'CC-MAIN-2026-40 job-boards.greenhouse.io/* page 1 of 1',
  ]);
  await expect(tasks[0]?.search()).rejects.toThrow("Common Crawl's index answered with status 500.");
});

test('a search per page finds each board once', async () => {
  const captures = ['acme', 'acme/jobs/1', 'bolt?gh_src=x', 'acme'].map((path) =>
    JSON.stringify({ url: `https://boards.greenhouse.io/${path}` }),
  );
  const web = fakeWeb({
    [`${HOST}/collinfo.json`]: '[{"id": "CC-MAIN-2026-40"}]',
    [`${SEARCH}&showNumPages=true`]: '{"pages": 1}',
    [`${SEARCH}&page=0${PAGE}`]: captures.join('\n'),
  });
  const found = new Map<string, unknown>();
  for await (const { name, search } of searchCrawls(commonCrawl(web), aRecognizer, 'greenhouse'))
    found.set(name, await search());
  expect([...found]).toEqual([
    [
      'CC-MAIN-2026-40 boards.greenhouse.io/* page 1 of 1',
      [
        { ats: 'greenhouse', slug: 'acme' },
        { ats: 'greenhouse', slug: 'bolt' },
      ],
    ],
  ]);
});
