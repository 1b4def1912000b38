import { expect, test } from '@jest/globals';
import { cacheFor } from './cache-for.ts';

test('readers of a minute share one reading, and a failed one is not kept', async () => {
  let [now, readings, fails] = [0, 0, true];
  const read = cacheFor(
    async () => {
      readings += 1;
      if (fails) throw new Error('Throttled.');
      return readings;
    },
    60_000,
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
