import { expect, test } from '@jest/globals';
import { shortenTitle } from './saved-title.ts';

test('MATCH-01 a reason shows a long title in one short line', () => {
  expect(shortenTitle(' Backend\n Engineer ')).toBe('Backend Engineer');
  expect(shortenTitle(`Backend ${'x'.repeat(200)}`)).toBe(`Backend ${'x'.repeat(71)}…`);
});
