/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { watchTooltips } from './tooltip.ts';

let stop: () => void;
let isOpen = false;

const button = (name: string) => {
  const found = document.getElementById(name);
  if (found === null) throw new Error(`No element ${name}.`);
  return found;
};
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const bubble = () => (isOpen ? document.querySelector('[role=tooltip]')?.textContent : null);
// jsdom has no PointerEvent.
const point = (name: string, target: Element, pointerType: string) =>
  fireEvent(target, Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }));
const over = (target: Element) => point('pointerover', target, 'mouse');
const touch = (name: string, target: Element) => point(name, target, 'touch');

describe('tooltips', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has no popovers.
    Object.assign(HTMLElement.prototype, {
      showPopover: () => {
        isOpen = true;
      },
      hidePopover: () => {
        isOpen = false;
      },
    });
    document.body.innerHTML =
      '<p id="text">Text</p><button id="a" data-tooltip="Click To Delete">A</button><button id="b" data-tooltip="Other">B</button>';
    stop = watchTooltips(document);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('CHROME-07 opens after 700 ms of hover', () => {
    over(button('a'));
    pass(699);
    expect(bubble()).toBeNull();
    pass(1);
    expect(bubble()).toBe('Click To Delete');
    expect(button('a').getAttribute('aria-describedby')).toBe('tooltip');
  });

  test('CHROME-07 opens for a pointer that was there before the code was loaded', () => {
    stop();
    // jsdom has no pointer to hover with.
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    jest.spyOn(document, 'querySelector').mockReturnValueOnce(button('a'));
    stop = watchTooltips(document);
    pass(700);
    expect(bubble()).toBe('Click To Delete');
  });

  test('CHROME-07 opens immediately within 300 ms of another, and waits again later', () => {
    over(button('a'));
    pass(700);
    over(button('text'));
    pass(100);
    expect(bubble()).toBeNull();
    pass(299);
    over(button('b'));
    pass(0);
    expect(bubble()).toBe('Other');
    fireEvent.keyDown(button('b'), { key: 'Escape' });
    expect(bubble()).toBeNull();
    pass(300);
    over(button('a'));
    pass(699);
    expect(bubble()).toBeNull();
  });

  test('CHROME-07 stays open while the pointer moves onto it', () => {
    over(button('a'));
    pass(700);
    over(button('text'));
    const tip = document.querySelector('[role=tooltip]');
    if (tip) over(tip);
    pass(1000);
    expect(bubble()).toBe('Click To Delete');
  });

  test('CHROME-07 opens immediately on keyboard focus and closes on Escape', () => {
    // jsdom does not support :focus-visible.
    jest.spyOn(button('a'), 'matches').mockReturnValue(true);
    button('a').focus();
    expect(bubble()).toBe('Click To Delete');
    fireEvent.keyDown(button('a'), { key: 'Escape' });
    expect(bubble()).toBeNull();
    expect(button('a').hasAttribute('aria-describedby')).toBe(false);
  });

  test('CHROME-07 opens on long press, not on tap', () => {
    touch('pointerdown', button('a'));
    touch('pointerup', button('a'));
    pass(1000);
    expect(bubble()).toBeNull();
    touch('pointerdown', button('a'));
    pass(700);
    touch('pointerup', button('a'));
    expect(bubble()).toBe('Click To Delete');
    touch('pointerdown', button('text'));
    expect(bubble()).toBeNull();
  });
});
