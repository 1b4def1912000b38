import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { builtSite, siteRoutesCode } from './house/built-site.ts';

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
}
interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

const site = builtSite();
const files = [...site.files, '/sitemap.xml', '/sitemaps/'];
let handler: (event: object) => unknown;

beforeAll(() => {
  const context = createContext({});
  runInContext(siteRoutesCode(site.pages, files), context);
  // The function's own name, as CloudFront calls it.
  handler = runInContext('handler', context) as typeof handler;
});

/** What the viewer's request becomes: both halves run as the edge runs them around the bucket. */
function ask(uri: string): { uri: string; status: number } {
  const request = handler({
    context: { eventType: 'viewer-request' },
    request: { uri, headers: { 'if-none-match': { value: '"known"' } } },
  }) as Request;
  const response = handler({
    context: { eventType: 'viewer-response' },
    request,
    response: { statusCode: 200, headers: { etag: { value: '"known"' } } },
  }) as Response;
  return { uri: request.uri, status: response.statusCode };
}

describe('the edge before the bucket', () => {
  test('leads every prerendered page to its file', () => {
    expect(site.pages).toContain('/');
    for (const page of site.pages)
      expect(ask(page)).toEqual({ uri: page === '/' ? '/index.html' : `${page}.html`, status: 200 });
  });

  test('fetches files as they are', () => {
    for (const file of [
      '/favicon.svg',
      '/robots.txt',
      '/card.png',
      '/assets/site-x.js',
      '/sitemaps/jobs-1.xml',
    ])
      expect(ask(file)).toEqual({ uri: file, status: 200 });
  });

  test.each([
    '/nowhere',
    '/nothing.php',
    '/index.html',
    '/server/job.html',
    '/404.html',
    '/about-us/',
    '/__proto__',
  ])('ROUTE-01 answers %s with the page of the unknown and a true 404', (path) => {
    expect(ask(path)).toEqual({ uri: '/404.html', status: 404 });
  });

  test('ROUTE-01 never lets a browser keep the page of the unknown', () => {
    const event = { context: { eventType: 'viewer-response' }, request: { uri: '/nowhere', headers: {} } };
    const response = handler({
      ...event,
      response: { statusCode: 200, headers: { etag: { value: '"1"' } } },
    });
    expect(response).toMatchObject({ statusCode: 404, headers: { 'cache-control': { value: 'no-store' } } });
    expect(response).not.toHaveProperty('headers.etag');
  });

  test('fits into a CloudFront function', () => {
    expect(Buffer.byteLength(siteRoutesCode(site.pages, files))).toBeLessThan(10_240);
  });
});
