import { describe, expect, test } from '@jest/globals';
import { descriptionOf } from './descriptions.ts';
import { headTags, type PageHead } from './head.ts';
import { headHtml } from './head-html.ts';
import { routes } from './routes.ts';

const origin = 'https://daybreak.example';
const about: PageHead = { title: 'About “us” & <you>', description: 'Who we are.', path: '/about-us' };

describe('the head of a page', () => {
  test('names the one true address, for links to be drawn and for search engines', () => {
    expect(headTags(about, origin)).toEqual(
      expect.arrayContaining([
        { name: 'link', attributes: { rel: 'canonical', href: `${origin}/about-us` } },
        { name: 'meta', attributes: { property: 'og:url', content: `${origin}/about-us` } },
        { name: 'meta', attributes: { property: 'og:image', content: `${origin}/card.png` } },
      ]),
    );
  });

  test('ROUTE-01 of what is no page asks not to be found, and names no address', () => {
    const tags = headTags({ ...about, path: null }, origin);
    expect(tags).toContainEqual({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });
    expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
  });

  test('of a board offers the feeds of its filters', () => {
    const hrefs = (feeds: string) =>
      headTags({ ...about, feeds }, origin)
        .filter(({ attributes }) => attributes['rel'] === 'alternate')
        .map(({ attributes }) => attributes['href']);
    expect(hrefs('')).toEqual(['/feed.atom', '/feed.json']);
    expect(hrefs('FR=De&JT=Co')).toEqual(['/feed.atom?FR=De&JT=Co', '/feed.json?FR=De&JT=Co']);
  });

  test('as HTML holds no markup of its texts', () => {
    expect(headHtml(about, origin)).toContain('<title>About “us” &amp; &lt;you&gt;</title>');
    expect(headHtml({ ...about, description: '"><script>' }, origin)).not.toContain('<script>');
  });
});

test('every page has a path, a title and a description of its own, short enough to be shown whole', () => {
  const own = (name: 'path' | 'title') => new Set(routes.map((route) => route[name])).size;
  expect([own('path'), own('title')]).toEqual([routes.length, routes.length]);
  for (const route of routes) {
    const description = descriptionOf(route);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
