/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hideOnScroll } from './hide-on-scroll.ts';

let header: HTMLElement;
let stop: () => void;

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const isAway = () => header.hasAttribute('data-away');

describe('the header on a small screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { scrollY: 0 });
    header = document.createElement('header');
    stop = hideOnScroll(header);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('CHROME-02 hides 500 ms after scrolling down past 120 px', () => {
    scrollTo(121);
    pass(499);
    expect(isAway()).toBe(false);
    pass(1);
    expect(isAway()).toBe(true);
  });

  test('CHROME-02 stays up to 120 px', () => {
    scrollTo(120);
    pass(5000);
    expect(isAway()).toBe(false);
  });

  test('CHROME-02 returns immediately on scrolling up, and cancels a pending hide', () => {
    scrollTo(600);
    pass(500);
    scrollTo(590);
    expect(isAway()).toBe(false);
    scrollTo(700);
    pass(200);
    scrollTo(690);
    pass(5000);
    expect(isAway()).toBe(false);
  });
});
