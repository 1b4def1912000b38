import { expect, test } from '@jest/globals';
import { cacheFor } from './cache-for.ts';

test('callers within a minute share one load, and a failed load is not cached', async () => {
  let [now, loads, fails] = [0, 0, true];
  const read = cacheFor(
    60_000,
    async () => {
      loads += 1;
      if (fails) throw new Error('Throttled.');
      return loads;
    },
    () => now,
  );
  await expect(Promise.all([read(), read()])).rejects.toThrow('Throttled.');
  fails = false;
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  now = 59_999;
  expect(await read()).toBe(2);
  now = 60_000;
  expect(await read()).toBe(3);
});
