/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepLooking } from './keep-looking.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('SUB-01 what is shown of the record follows it within a minute while the page is in sight, whatever fails', async () => {
  const look = jest.fn(() => Promise.reject(new Error('No network.')));
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  keepLooking(look);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(2);
  sight.mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(look).toHaveBeenCalledTimes(2);
  sight.mockReturnValue('visible');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});
