import { expect, test } from '@jest/globals';
import { detectIndustry } from './detect-industry.ts';

test('an industry needs enough mentions', () => {
  expect(detectIndustry('Acme', [], 'We make spacecraft and satellites for national security.')).toBe(
    'Aerospace & Defense',
  );
  expect(detectIndustry('Bluebird Insurance', [], '')).toBe('Insurance');
});

test('one mention, or two equal industries, is unclear', () => {
  expect(detectIndustry('Acme', [], 'Our customers include hotels.')).toBe('');
  expect(detectIndustry('Acme', [], 'payments payments payments robots robots robots')).toBe('');
});
