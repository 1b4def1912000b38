/** @jest-environment jsdom */
import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { paths } from '../config/paths.ts';
import { routes } from '../config/routes.ts';
import { pageFile } from './page-file.ts';
import { routeHead } from './route-head.ts';
import { routeOf } from './route-of.ts';

const declared = Object.entries(routes);
const chunks = declared.filter(([name]) => name !== 'home').map(([name]) => `${pageFile(name)}-page.tsx`);

describe('the pages of the site', () => {
  test('are the files in app/pages, each declared once', () => {
    expect(chunks.toSorted()).toEqual(globSync('*-page.tsx', { cwd: `${import.meta.dirname}/pages` }).sort());
  });

  test.each(chunks)('have a component: %s', async (file) => {
    const page = await import(`./pages/${file}`);
    expect(page.default).toEqual(expect.any(Function));
  });

  test('have paths that lead to them', () => {
    for (const [name, route] of declared) {
      const path = route.path.replace(/:\w+/, 'any').replace('*', '/nowhere');
      expect([name, routeOf(path)]).toEqual([name, route]);
    }
  });

  test('have links with complete addresses', () => {
    expect(paths).toMatchObject({ home: '/', jobTitles: '/profile/job-titles' });
    expect(paths.job('lever:acme/1')).toBe('/jobs/lever%3Aacme%2F1');
  });

  test('have their own titles and descriptions, short enough for search results', () => {
    const heads = declared.map(([, route]) => routeHead(route));
    // The staff page's head is that of the Not Found page.
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length - 1);
    for (const { title, description } of heads) {
      expect(title).toContain('Daybreak');
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  test('ROUTE-01 are listed by search engines if everyone may see them and sees the same', () => {
    const isListed = (name: keyof typeof routes) => routeHead(routes[name]).path !== null;
    expect([isListed('home'), isListed('job'), isListed('pricing')]).toEqual([true, true, true]);
    expect([isListed('saved'), isListed('notFound'), isListed('staff')]).toEqual([false, false, false]);
    const guarded = declared.filter(([, { access }]) => access !== 'all');
    expect(guarded.filter(([, route]) => routeHead(route).path !== null)).toEqual([]);
  });
});
