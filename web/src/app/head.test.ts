import { describe, expect, test } from '@jest/globals';
import { headTags, type PageHead } from './head.ts';
import { headHtml } from './head-html.ts';

const origin = 'https://daybreak.example';
const about: PageHead = { title: 'About “us” & <you>', description: 'Who we are.', path: '/about-us' };

describe('the head of a page', () => {
  test('has the canonical address, for search engines and link previews', () => {
    expect(headTags(about, origin)).toEqual(
      expect.arrayContaining([
        { name: 'link', attributes: { rel: 'canonical', href: `${origin}/about-us` } },
        { name: 'meta', attributes: { property: 'og:url', content: `${origin}/about-us` } },
        { name: 'meta', attributes: { property: 'og:image', content: `${origin}/card.png` } },
      ]),
    );
  });

  test('ROUTE-01 of an unlisted page asks not to be indexed and has no address', () => {
    const tags = headTags({ ...about, path: null }, origin);
    expect(tags).toContainEqual({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } });
    expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
  });

  test('of the board links the feeds of its filters', () => {
    const hrefs = (feeds: string) =>
      headTags({ ...about, feeds }, origin)
        .filter(({ attributes }) => attributes['rel'] === 'alternate')
        .map(({ attributes }) => attributes['href']);
    expect(hrefs('')).toEqual(['/feed.atom', '/feed.json']);
    expect(hrefs('FR=De&JT=Co')).toEqual(['/feed.atom?FR=De&JT=Co', '/feed.json?FR=De&JT=Co']);
  });

  test('escapes its texts as HTML', () => {
    expect(headHtml(about, origin)).toContain('<title>About “us” &amp; &lt;you&gt;</title>');
    expect(headHtml({ ...about, description: '"><script>' }, origin)).not.toContain('<script>');
  });
});
