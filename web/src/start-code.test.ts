/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { startCode } from './start-code.ts';

jest.useFakeTimers();
let hidden = false;
let paint: () => void;
jest.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => hidden);
Object.assign(window, {
  requestAnimationFrame: (frame: () => void) => {
    paint = () => {
      frame();
      jest.runAllTimers();
    };
  },
});

beforeEach(() => {
  hidden = false;
  document.head.innerHTML =
    '<template id="code"><link rel="modulepreload" href="/assets/page.js"></template>';
});

const fetched = () => document.head.querySelectorAll('link[rel=modulepreload]').length;
const held = () => document.querySelectorAll('iframe').length;

test('the page’s code is fetched after the first frame, and until then the page is not said to be there', () => {
  startCode(document);
  expect([fetched(), held()]).toEqual([0, 1]);
  paint();
  expect([fetched(), held()]).toEqual([1, 0]);
});

test('in a tab behind others, where no frame comes, it is fetched once the page is read', () => {
  hidden = true;
  startCode(document);
  expect(fetched()).toBe(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([fetched(), held()]).toEqual([1, 0]);
});

test('a page without such a template is let go all the same', () => {
  document.head.innerHTML = '';
  startCode(document);
  paint();
  expect([fetched(), held()]).toEqual([0, 0]);
});
