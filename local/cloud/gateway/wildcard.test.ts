import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matches } from './wildcard.ts';

/** The same definition without regular expressions. */
function oracle(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  const [first, rest] = [pattern[0], pattern.slice(1)];
  if (first === '*') return oracle(rest, text) || (text !== '' && oracle(pattern, text.slice(1)));
  return text !== '' && (first === '?' || first === text[0]) && oracle(rest, text.slice(1));
}

test('a pattern matches by the definition of stars and question marks', () => {
  const letters = fc.constantFrom('a', 'b', '/', '.', '(', '\n');
  const patterns = fc.string({ unit: fc.oneof(letters, fc.constantFrom('*', '?')), maxLength: 7 });
  fc.assert(
    fc.property(patterns, fc.string({ unit: letters, maxLength: 7 }), (pattern, text) => {
      expect(matches(pattern, text)).toBe(oracle(pattern, text));
    }),
    { numRuns: 200 },
  );
});

test('actions are case-insensitive, resources are case-sensitive', () => {
  expect(matches('DynamoDB:put*', 'dynamodb:PutItem', true)).toBe(true);
  expect(matches('arn:aws:s3:::Bucket', 'arn:aws:s3:::bucket')).toBe(false);
});
