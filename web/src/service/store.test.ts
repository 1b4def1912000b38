/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createStoredValue, useStore } from './store.ts';

const numbers = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

beforeEach(() => localStorage.clear());

const given = () => createStoredValue('numbers', numbers);

test('a stored value survives the page', () => {
  given().write([1, 2]);
  expect(given().read()).toEqual([1, 2]);
});

test.each(['', 'no JSON', '7', 'null', '{"a":1}'])('a stored value ignores %j', (text) => {
  localStorage.setItem('numbers', text);
  expect(given().read()).toEqual([]);
});

test('components follow changes in this tab and in others', () => {
  const store = given();
  const { result } = renderHook(() => useStore(store));
  act(() => store.write([1]));
  expect(result.current).toEqual([1]);
  localStorage.setItem('numbers', '[1,2]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'numbers' })));
  expect(result.current).toEqual([1, 2]);
});
