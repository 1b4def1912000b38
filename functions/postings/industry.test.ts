import { expect, test } from '@jest/globals';
import { industryOf } from './industry.ts';

test('an industry is named where the company says so often enough', () => {
  expect(industryOf('Acme', [], 'We make spacecraft and satellites for national security.')).toBe(
    'Aerospace & Defense',
  );
  expect(industryOf('Bluebird Insurance', [], '')).toBe('Insurance');
});

test('one mention, or two industries alike, name none', () => {
  expect(industryOf('Acme', [], 'Our customers include hotels.')).toBe('');
  expect(industryOf('Acme', [], 'payments payments payments robots robots robots')).toBe('');
});
