import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readBuiltSite, renderSiteRoutes } from './platform/built-site.ts';

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
}
interface Response {
  statusCode: number;
  headers: Record<string, { value: string }>;
}

const site = readBuiltSite();
const files = [...site.files, '/sitemap.xml', '/sitemaps/'];
let handler: (event: object) => unknown;

beforeAll(() => {
  const context = createContext({});
  runInContext(renderSiteRoutes(site.pages, files), context);
  handler = runInContext('handler', context) as typeof handler;
});

/** Runs the viewer-request and viewer-response events of a request. */
function send(uri: string): { uri: string; status: number } {
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

describe('the CloudFront function', () => {
  test('maps every prerendered page to its file', () => {
    expect(site.pages).toContain('/');
    for (const page of site.pages)
      expect(send(page)).toEqual({ uri: page === '/' ? '/index.html' : `${page}.html`, status: 200 });
  });

  test('passes public files through', () => {
    for (const file of [
      '/favicon.svg',
      '/robots.txt',
      '/card.png',
      '/assets/site-x.js',
      '/sitemaps/jobs-1.xml',
    ])
      expect(send(file)).toEqual({ uri: file, status: 200 });
  });

  test.each([
    '/nowhere',
    '/nothing.php',
    '/index.html',
    '/server/job.html',
    '/404.html',
    '/about-us/',
    '/__proto__',
  ])('ROUTE-01 answers %s with the not-found page and status 404', (path) => {
    expect(send(path)).toEqual({ uri: '/404.html', status: 404 });
  });

  test('ROUTE-01 prevents browsers from caching the not-found page', () => {
    const event = { context: { eventType: 'viewer-response' }, request: { uri: '/nowhere', headers: {} } };
    const response = handler({
      ...event,
      response: { statusCode: 200, headers: { etag: { value: '"1"' } } },
    });
    expect(response).toMatchObject({ statusCode: 404, headers: { 'cache-control': { value: 'no-store' } } });
    expect(response).not.toHaveProperty('headers.etag');
  });

  test('is smaller than CloudFront’s limit', () => {
    expect(Buffer.byteLength(renderSiteRoutes(site.pages, files))).toBeLessThan(10_240);
  });
});
