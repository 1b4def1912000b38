import { describe, expect, test } from '@jest/globals';
import { compileFilter, compilePattern } from './event-pattern.ts';

describe('a filter pattern', () => {
  test.each<[string, unknown, unknown, boolean]>([
    ['equals a string', { a: ['x'] }, { a: 'x' }, true],
    ['does not equal another string', { a: ['x'] }, { a: 'y' }, false],
    ['equals one of several', { a: ['x', 'y'] }, { a: 'y' }, true],
    ['distinguishes numbers from strings', { a: [1] }, { a: '1' }, false],
    ['equals null', { a: [null] }, { a: null }, true],
    ['needs every field', { a: ['x'], b: ['y'] }, { a: 'x', b: 'z' }, false],
    ['matches nested fields', { a: { b: { c: ['x'] } } }, { a: { b: { c: 'x' } } }, true],
    ['does not match a missing field', { a: { b: ['x'] } }, {}, false],
    ['matches a prefix', { a: [{ prefix: 'JOB#' }] }, { a: 'JOB#1' }, true],
    ['does not match another prefix', { a: [{ prefix: 'JOB#' }] }, { a: 'USER#1' }, false],
    ['matches no prefix of a number', { a: [{ prefix: '1' }] }, { a: 12 }, false],
    ['matches an existing value', { a: [{ exists: true }] }, { a: null }, true],
    ['matches only leaves with exists', { a: [{ exists: true }] }, { a: { b: 1 } }, false],
    ['matches a missing value', { a: [{ exists: false }] }, { b: 1 }, true],
    ['does not match a value that must be missing', { a: [{ exists: false }] }, { a: 1 }, false],
    ['matches either condition', { a: [{ prefix: 'x' }, { exists: false }] }, {}, true],
  ])('%s', (_, pattern, event, expected) => {
    expect(compilePattern(pattern)(event)).toBe(expected);
  });

  test.each([[{ a: [{ suffix: 'x' }] }], [{ a: 'x' }], ['x']])('is refused if unsupported: %j', (pattern) => {
    expect(() => compilePattern(pattern)).toThrow();
  });
});

test('criteria match if one of their patterns does, and always without patterns', () => {
  const either = compileFilter({ Filters: [{ Pattern: '{"a":["x"]}' }, { Pattern: '{"b":["y"]}' }] });

  expect(compileFilter()({})).toBe(true);
  expect([{ a: 'x' }, { b: 'y' }, { c: 'z' }].map(either)).toEqual([true, true, false]);
});
