import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ATTACKS } from './abuse.ts';

test.each(ATTACKS)('the attack "$name" names tests and journeys that exist', ({ tests, journeys }) => {
  const missing = [
    ...tests.filter((path) => ![path, `${path}.test.ts`].some((one) => existsSync(one))),
    ...journeys.filter((path) => !existsSync(`e2e/${path}.spec.ts`)),
  ];
  expect(missing).toEqual([]);
});
