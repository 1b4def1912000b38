/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pollWhileVisible } from './poll-while-visible.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('SUB-01 polls every minute while the page is visible, also after a failure', async () => {
  const look = jest.fn(() => Promise.reject(new Error('No network.')));
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  pollWhileVisible(look);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(2);
  sight.mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(look).toHaveBeenCalledTimes(2);
  sight.mockReturnValue('visible');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});
