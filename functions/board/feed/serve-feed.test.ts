import { declaredFilters, defaultFilters, filterText } from '@daybreak/contract/filter-values.ts';
import { anyFilters } from '@daybreak/contract/fixtures/any-filters.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { Fault } from '../../platform/fault.ts';
import { log } from '../../platform/log.ts';
import { aJob } from '../../table/fixtures/job.ts';
import type { Job } from '../../table/job.ts';
import type { JobFilters } from '../filters.ts';
import { parseFeedQuery } from './parse-feed-query.ts';
import { serveFeed } from './serve-feed.ts';

log.setLogLevel('SILENT');

const SITE = 'https://daybreak.example';
const hostile = aJob({
  jobID: 'greenhouse-acme-7/ü',
  jobTitle: 'C++ & <b>Rust</b> ]]> Engineer\u0008',
  fullCompanyName: 'Ben & <Jerry>',
  summary: ['Ship <script>alert(1)</script>'],
  jobDetected: '2026-06-01T13:00:00.000Z',
  jobEdited: '2026-06-01T14:00:00.000Z',
});
const jobs = [hostile, aJob({ jobID: 'older', jobEdited: '2020-01-01T00:00:00.000Z' })];

async function get(
  path: '/feed.atom' | '/feed.json',
  query = '',
  headers = {},
  items: readonly Job[] = jobs,
) {
  const request: { filters?: JobFilters; options?: object } = {};
  const answer = await serveFeed(
    { rawPath: path, rawQueryString: query, headers },
    SITE,
    async (filters, options) => {
      Object.assign(request, { filters, options });
      return { items, asOf: '2026-06-01T15:00:00.000Z' };
    },
  );
  return { ...answer, ...request };
}

/** The texts of an XML document's elements by name, in order. */
function textsOf(xml: string) {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, { href }) => {
        open.push(name);
        texts[name] = [...(texts[name] ?? []), href ?? ''];
      },
      ontext: (text) => {
        const all = texts[open.at(-1) ?? ''];
        if (all) all[all.length - 1] += text;
      },
      onclosetag: () => open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts;
}

describe('a feed', () => {
  test('reads the 50 newest jobs with the filters of the board’s URL', async () => {
    const query =
      'jobTitle=Data+Engineer&FR=De&JT=Co&sk=UX&Remote=false&Lo=Austin%2CTX%2CUS&Pay=120K&Level=senior&Posted=6h' +
      '&tz=Asia%2FTokyo';
    expect(await get('/feed.atom', query)).toMatchObject({
      filters: {
        title: 'Data Engineer',
        fRole: 'De',
        jobType: 'Co',
        specialization: 'UX',
        isRemote: false,
        city: 'Austin',
        state: 'TX',
        country: 'US',
        minPay: 120,
        seniority: 'senior',
        postedWithinHours: 6,
        timeZone: 'Asia/Tokyo',
      },
      options: { size: 50, newestFirst: true, withCards: true },
    });
  });

  test('HOME-09 without parameters, or with empty ones, uses the board’s defaults', () => {
    for (const query of ['', 'jobTitle=&FR=&JT=&sk=&Remote=&Lo=&utm_source=x'])
      expect(parseFeedQuery(new URLSearchParams(query))).toEqual({ filters: defaultFilters, timeZone: '' });
  });

  test('HOME-02 has the filters of any URL of the board', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const texts = declaredFilters.map(
          ([name, { keys }]) => [keys.url, filterText(filters[name])] as const,
        );
        expect(parseFeedQuery(new URLSearchParams(Object.fromEntries(texts))).filters).toEqual(filters);
      }),
    );
  });

  test('covers all roles or any type if the board does, and says so', async () => {
    const { filters, body = '' } = await get('/feed.json', 'FR=All&JT=Any&Pay=120K&Remote=false');
    expect(filters).toEqual({ isRemote: false, minPay: 120, timeZone: '' });
    expect(JSON.parse(body).title).toBe('Daybreak: All roles, Any type, $120K or more');
  });

  test('in Atom is well-formed whatever employers write, with job addresses as ids', async () => {
    const { body = '', headers } = await get('/feed.atom', 'FR=En');
    expect(headers?.['content-type']).toBe('application/atom+xml; charset=utf-8');
    const texts = textsOf(body);
    expect(texts['id']).toEqual([
      `${SITE}/feed.atom?FR=En`,
      `${SITE}/jobs/greenhouse-acme-7%2F%C3%BC`,
      `${SITE}/jobs/older`,
    ]);
    expect(texts['title']?.[1]).toBe(
      'C++ &amp; &lt;b&gt;Rust&lt;/b&gt; ]]&gt; Engineer at Ben &amp; &lt;Jerry&gt;',
    );
    expect(texts['updated']).toEqual([
      '2026-06-01T14:00:00.000Z',
      '2026-06-01T14:00:00.000Z',
      '2026-06-01T12:00:00.000Z',
    ]);
    expect(texts['name']).toEqual(['Daybreak', 'Ben & <Jerry>', 'Acme']);
    expect(texts['link']).toContain(`${SITE}/?FR=En`);
    expect(texts['script']).toBeUndefined();
    expect(texts['content']?.[0]).toContain('&lt;script&gt;');
    expect(body).not.toContain('\u0008');
  });

  test('in JSON has the same entries, with plain-text titles', async () => {
    const { body = '', headers } = await get('/feed.json');
    expect(headers?.['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      home_page_url: `${SITE}/`,
      feed_url: `${SITE}/feed.json`,
      items: [
        {
          id: `${SITE}/jobs/greenhouse-acme-7%2F%C3%BC`,
          title: 'C++ & <b>Rust</b> ]]> Engineer at Ben & <Jerry>',
        },
        { id: `${SITE}/jobs/older`, date_published: '2026-06-01T12:00:00.000Z' },
      ],
    });
  });

  test('is not sent again to a reader that has it, by tag or by time', async () => {
    const { headers } = await get('/feed.atom');
    const tag = String(headers?.['etag']);
    expect(headers).toMatchObject({
      'last-modified': 'Mon, 01 Jun 2026 14:00:00 GMT',
      'cache-control': 'public, max-age=60',
    });
    for (const known of [
      { 'if-none-match': tag },
      { 'if-none-match': `"other", W/${tag}` },
      { 'if-modified-since': 'Mon, 01 Jun 2026 14:00:00 GMT' },
    ])
      expect(await get('/feed.atom', '', known)).toMatchObject({ statusCode: 304, headers: { etag: tag } });
    for (const older of [
      { 'if-none-match': '"other"', 'if-modified-since': 'Mon, 01 Jun 2026 14:00:00 GMT' },
      { 'if-modified-since': 'Mon, 01 Jun 2026 13:59:59 GMT' },
      { 'if-modified-since': 'a long time ago' },
    ])
      expect((await get('/feed.atom', '', older)).statusCode).toBe(200);
    expect((await get('/feed.atom', '', { 'if-none-match': tag }, jobs.slice(1))).statusCode).toBe(200);
  });

  test('without jobs is the same feed all day', async () => {
    const { body = '', statusCode } = await get('/feed.atom', '', {}, []);
    expect(statusCode).toBe(200);
    expect(textsOf(body)['updated']).toEqual(['2026-06-01T00:00:00.000Z']);
  });

  test.each([
    ['FR=Xx', 'FR must be En, Pr, De, Ma, Op, or All.'],
    ['Pay=much', expect.stringMatching(/^Pay must be Any, 40K, .*, or 300K\.$/)],
    ['Level=boss', expect.stringMatching(/^Level must be Any, intern, .*, or executive\.$/)],
    ['Posted=0h', 'Posted must be Any, 1h, 3h, 6h, 12h, or 24h.'],
    ['JT=full', 'JT must be Fu, Pa, Co, In, or Any.'],
    ['Remote=maybe', 'Remote must be true or false.'],
    ['Lo=Austin', 'Lo must be a city, a state and a country separated by commas, like Austin,TX,US or ,,DE.'],
    [`tz=${'x'.repeat(2_001)}`, 'tz must have at most 2,000 characters.'],
    [`jobTitle=${'x'.repeat(2_001)}`, 'jobTitle must have at most 2,000 characters.'],
  ])('is refused with a sentence for an invalid parameter (%#)', async (query, sentence) => {
    expect(await get('/feed.atom', query)).toMatchObject({
      statusCode: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: sentence,
    });
  });

  test.each([
    [new Fault('BadInput', 'date is not valid.'), 400, 'date is not valid.'],
    [Object.assign(new Error('x'), { name: 'ThrottlingException' }), 503, expect.stringContaining('is busy')],
    [new Error('internals'), 500, 'Something went wrong on our side. Please try again.'],
  ])('reports a failure without details (%#)', async (error, statusCode, body) => {
    const request = { rawPath: '/feed.atom', rawQueryString: '', headers: {} } as const;
    expect(await serveFeed(request, SITE, () => Promise.reject(error))).toMatchObject({ statusCode, body });
  });
});
