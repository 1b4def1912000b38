import { expect, test } from '@jest/globals';
import { ownUrl } from './own-requests.ts';

const publicFiles = ['/favicon.svg', '/robots.txt'];
const urlOf = (url: string) => ownUrl(url, (path) => publicFiles.includes(path));

test.each([
  '/@vite/client',
  '/@react-refresh',
  '/@fs/contract/limits.ts',
  '/__open-in-editor?file=a.ts',
  '/src/app/main.tsx?t=1',
  '/node_modules/.vite/deps/react.js?v=1',
  '/favicon.svg?again',
])('Vite answers %s', (url) => {
  expect(urlOf(url)).toBe(url);
});

test.each([
  '/',
  '/?title=src',
  '/jobs/@fs',
  '/assets/site.js',
  '/graphql',
  '/feed.atom',
  '/service-worker.js',
  '/srcs',
])('the product answers %s, which is no file of public/', (url) => {
  expect(urlOf(url)).toBeUndefined();
});

test('the product answers public texts, since it fills in its address', () => {
  expect(urlOf('/robots.txt')).toBeUndefined();
});

test('Vite answers the style sheet of pages without scripts with its source', () => {
  expect(urlOf('/plain.css')).toBe('/src/plain.css');
});
