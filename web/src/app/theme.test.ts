/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { applyMode, chooseMode, wantsDark } from './theme.ts';

const givenSystem = (dark: boolean) => Object.assign(window, { matchMedia: () => ({ matches: dark }) });
const isDark = () => document.documentElement.classList.contains('dark');

describe('the color mode', () => {
  beforeEach(() => {
    localStorage.clear();
    givenSystem(false);
  });

  test('CHROME-06 dark in local storage under mode puts the class dark on the root', () => {
    localStorage.setItem('mode', 'dark');
    applyMode(wantsDark());
    expect(isDark()).toBe(true);
    localStorage.setItem('mode', 'light');
    applyMode(wantsDark());
    expect(isDark()).toBe(false);
  });

  test('CHROME-06 a choice applies, is saved and overrides the system', () => {
    chooseMode(true);
    expect([isDark(), localStorage.getItem('mode')]).toEqual([true, 'dark']);
    givenSystem(true);
    chooseMode(false);
    expect([isDark(), localStorage.getItem('mode'), wantsDark()]).toEqual([false, 'light', false]);
  });

  test('CHROME-06 without a choice the system’s mode applies', () => {
    givenSystem(true);
    expect(wantsDark()).toBe(true);
  });
});
