/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { painted, startCode } from './start-code.ts';

let hidden = false;
let paint: (name: string) => void;
jest.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => hidden);
Object.assign(window, {
  PerformanceObserver: class {
    constructor(tell: (paints: object) => void) {
      paint = (name) => tell({ getEntriesByName: (asked: string) => (asked === name ? [{ name }] : []) });
    }
    observe = () => undefined;
  },
});

let page: Document;
beforeEach(() => {
  hidden = false;
  page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<template id="code"><link rel="modulepreload" href="/assets/page.js"></template>';
});

/** How much of its code the page has fetched, and whether it is held back from being said to be there. */
async function state() {
  await new Promise((resolve) => setTimeout(resolve));
  return [page.querySelectorAll('link[rel=modulepreload]').length, page.querySelectorAll('iframe').length];
}
const open = () => startCode(page, painted(page));
const read = () => page.dispatchEvent(new Event('DOMContentLoaded'));

test('the page’s code is fetched once its text is on the screen, and until then the page is not said to be there', async () => {
  open();
  read();
  expect(await state()).toEqual([0, 1]);
  paint('first-paint');
  expect(await state()).toEqual([0, 1]);
  paint('first-contentful-paint');
  expect(await state()).toEqual([1, 0]);
});

test('a long page’s code is fetched when all of it is read, though its beginning was painted before', async () => {
  open();
  paint('first-contentful-paint');
  expect(await state()).toEqual([0, 0]);
  read();
  expect(await state()).toEqual([1, 0]);
});

test('in a tab that is put behind others before anything is painted it is fetched at once', async () => {
  open();
  read();
  hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await state()).toEqual([1, 0]);
});

test('in a tab behind others from the beginning it is fetched once the page is read', async () => {
  hidden = true;
  open();
  read();
  expect(await state()).toEqual([1, 0]);
});

test('a page without such a template is let go all the same', async () => {
  page.head.innerHTML = '';
  open();
  read();
  paint('first-contentful-paint');
  expect(await state()).toEqual([0, 0]);
});
