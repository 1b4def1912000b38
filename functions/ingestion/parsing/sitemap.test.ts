import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aSitemap, aSitemapIndex } from './fixtures/sitemaps.ts';
import { decodeSitemap } from './sitemap.ts';

const HOST = 'jobs.acme.example';
const SITE = `https://${HOST}`;
const [JOB, OTHER_JOB] = [`${SITE}/jobs/101`, `${SITE}/jobs/102`];

describe('ING-01 the pages in a sitemap', () => {
  test('may use either namespace, a prefix, CDATA, and images with locations of their own', () => {
    const xml = `<?xml version="1.0"?><sm:urlset xmlns:sm="http://www.google.com/schemas/sitemap/0.84"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><sm:url><sm:loc>
      <![CDATA[${JOB}?a=1&b=2&utm_source=x#top]]></sm:loc>
      <image:image><image:loc>${OTHER_JOB}</image:loc></image:image></sm:url></sm:urlset>`;
    expect(decodeSitemap(xml, HOST)).toMatchObject({ isSitemap: true, jobs: [{ url: `${JOB}?a=1&b=2` }] });
  });

  test('may be lines of plain text, and nothing else', () => {
    const lines = `\ufeff${JOB}\r\n${OTHER_JOB}\n\nhttps://victim.example/jobs/1\n`;
    expect(decodeSitemap(lines, HOST)).toMatchObject({
      isSitemap: true,
      jobs: [{ url: JOB }, { url: OTHER_JOB }],
    });
    expect(decodeSitemap(`See ${JOB}`, HOST).isSitemap).toBe(false);
    expect(decodeSitemap('', HOST).isSitemap).toBe(false);
  });

  test('list pages on this host only', () => {
    const xml = aSitemap(
      'https://victim.example/jobs/101',
      'ftp://x/jobs/101',
      'jobs/101',
      '',
      `http://www.${HOST}/jobs/7777`,
    );
    expect(decodeSitemap(xml, HOST).jobs).toEqual([{ url: `https://www.${HOST}/jobs/7777` }]);
  });

  test('have https addresses after any mutation', () => {
    const text = aSitemapIndex(JOB) + aSitemap(JOB, OTHER_JOB);
    const change = fc.record({
      at: fc.nat(text.length),
      cut: fc.nat(20),
      insert: anyText(),
    });
    fc.assert(
      fc.property(change, ({ at, cut, insert }) => {
        const decoded = decodeSitemap(text.slice(0, at) + insert + text.slice(at + cut), HOST);
        expect(decoded.jobs.every(({ url }) => url.startsWith('https://'))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
