import { describe, expect, test } from '@jest/globals';
import { findJobPostings } from '../ingestion/parsing/job-posting-blocks.ts';
import { decodeSitemap } from '../ingestion/parsing/sitemap.ts';
import { careersLinks } from '../ingestion/registry/discovery/careers-links.ts';
import { parseDescription } from './parse-description.ts';
import { parseMarkup, TooDeep } from './parse-markup.ts';

const tagsIn = (text: string): number => {
  let tags = 0;
  try {
    parseMarkup(text, {
      onopentagname() {
        tags += 1;
      },
    });
  } catch (error) {
    expect(error).toBeInstanceOf(TooDeep);
  }
  return tags;
};

/** With htmlparser2 alone, a minute and more. */
const UNCLOSED = '<b>'.repeat(1_000_000);

describe('ING-03 markup whose elements are never closed', () => {
  test('ING-03 ends soon, and real depth is read', () => {
    expect(tagsIn(UNCLOSED)).toBe(500);
    expect(tagsIn('<div>'.repeat(400) + '</div>'.repeat(400) + '<p><br><img>'.repeat(1_000))).toBe(3_400);
  });

  test.each([
    ['a job page', () => findJobPostings(`JobPosting${UNCLOSED}`), 'too many elements'],
    ['a sitemap', () => decodeSitemap(`<urlset>${UNCLOSED}`, 'acme.com'), 'too many elements'],
  ])('ING-03 makes %s unreadable', (_, read, message) => {
    expect(read).toThrow(message);
  });

  test('ING-03 ends a description and the links of a page where it begins', () => {
    expect(parseDescription(`<p>We build.</p>${UNCLOSED}`)).toEqual([
      { kind: 'paragraph', text: 'We build.' },
    ]);
    const page = `<a href="/careers">Careers</a>${UNCLOSED}`;
    expect(careersLinks(page, new URL('https://acme.com/')).map(({ href }) => href)).toEqual([
      'https://acme.com/careers',
    ]);
  });
});

test.each([
  [
    'line breaks of a Next.js stream',
    `<script>self.__next_f.push([1,"JobPosting${'\\n'.repeat(200_000)}"])</script>`,
  ],
  [
    'spaces after a Next.js part',
    `JobPosting<script>self.__next_f.push([1])${' '.repeat(200_000)}x</script>`,
  ],
  [
    'properties of one item',
    `<div itemscope itemtype="https://schema.org/JobPosting">${'<b itemprop="title">x</b>'.repeat(60_000)}`,
  ],
  [
    'properties in one another',
    `<div itemscope itemtype="https://schema.org/JobPosting">${'<b itemprop="title">'.repeat(450)}${'x'.repeat(1_000_000)}`,
  ],
  [
    'names of one property',
    `<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="${'a '.repeat(300_000)}">x</b></div>`,
  ],
])('ING-03 a page is read in a moment that repeats %s', (_, page) => {
  const start = process.cpuUsage().user;
  findJobPostings(page);
  // Linear work takes some 100 ms, quadratic work minutes.
  expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(10_000);
});
