import { describe, expect, test } from '@jest/globals';
import { busiestKey, isServed } from './key-load.ts';
import { scenarios } from './scenarios.ts';

describe('the busiest keys of the table', () => {
  test('are served by one partition each', async () => {
    const overloaded = (await scenarios()).filter((load) => !isServed(load));
    expect(overloaded.map(({ name }) => name)).toEqual([]);
  });

  test('are found by counting the rows of each partition', () => {
    const keys = ['one', 'two', 'one'].map((pk, n) => ({ pk, sk: `${n}` }));
    expect(busiestKey(keys, 2)).toEqual({ pk: 'one', units: 4 });
  });
});
