import { describe, expect, test } from '@jest/globals';
import { compilePattern } from './event-pattern.ts';
import { compileFilter, withParsedBody } from './filter-criteria.ts';

describe('a filter pattern', () => {
  test.each<[string, unknown, unknown, boolean]>([
    ['equals a text', { a: ['x'] }, { a: 'x' }, true],
    ['does not equal another text', { a: ['x'] }, { a: 'y' }, false],
    ['equals any of several', { a: ['x', 'y'] }, { a: 'y' }, true],
    ['tells a number from its text', { a: [1] }, { a: '1' }, false],
    ['equals null', { a: [null] }, { a: null }, true],
    ['equals the empty text', { a: [''] }, { a: '' }, true],
    ['equals true', { a: [true] }, { a: true }, true],
    ['wants every field', { a: ['x'], b: ['y'] }, { a: 'x', b: 'z' }, false],
    ['goes into fields', { a: { b: { c: ['x'] } } }, { a: { b: { c: 'x' } } }, true],
    ['misses a field that is not there', { a: { b: ['x'] } }, {}, false],
    ['finds an item of a list', { a: ['x'] }, { a: ['w', 'x'] }, true],
    ['misses in an empty list', { a: ['x'] }, { a: [] }, false],
    ['takes either of $or', { $or: [{ a: ['x'] }, { b: ['y'] }] }, { b: 'y' }, true],
    ['takes neither of $or', { $or: [{ a: ['x'] }, { b: ['y'] }] }, { a: 'y', b: 'x' }, false],
    ['prefix: begins so', { a: [{ prefix: 'JOB#' }] }, { a: 'JOB#1' }, true],
    ['prefix: begins otherwise', { a: [{ prefix: 'JOB#' }] }, { a: 'USER#1' }, false],
    ['prefix: is no text', { a: [{ prefix: '1' }] }, { a: 12 }, false],
    ['prefix in any case', { a: [{ prefix: { 'equals-ignore-case': 'job' } }] }, { a: 'JOB#1' }, true],
    ['suffix: ends so', { a: [{ suffix: '.png' }] }, { a: 'a.png' }, true],
    ['suffix: ends otherwise', { a: [{ suffix: '.png' }] }, { a: 'png.a' }, false],
    ['equals-ignore-case', { a: [{ 'equals-ignore-case': 'ALICE' }] }, { a: 'alice' }, true],
    ['exists', { a: [{ exists: true }] }, { a: null }, true],
    ['exists only as a leaf', { a: [{ exists: true }] }, { a: { b: 1 } }, false],
    ['exists not', { a: [{ exists: false }] }, { b: 1 }, true],
    ['exists although it should not', { a: [{ exists: false }] }, { a: 1 }, false],
    ['anything-but one', { a: [{ 'anything-but': 'x' }] }, { a: 'y' }, true],
    ['anything-but that one', { a: [{ 'anything-but': ['x', 'y'] }] }, { a: 'y' }, false],
    ['anything-but wants something', { a: [{ 'anything-but': 'x' }] }, {}, false],
    ['anything-but a prefix', { a: [{ 'anything-but': { prefix: 'x' } }] }, { a: 'yx' }, true],
    ['numeric range: inside', { a: [{ numeric: ['>', 0, '<=', 5] }] }, { a: 5 }, true],
    ['numeric range: outside', { a: [{ numeric: ['>', 0, '<=', 5] }] }, { a: 0 }, false],
    ['numeric equality', { a: [{ numeric: ['=', 3] }] }, { a: 3 }, true],
    ['numeric: a text is none', { a: [{ numeric: ['=', 3] }] }, { a: '3' }, false],
    ['one condition or another', { a: [{ prefix: 'x' }, { exists: false }] }, {}, true],
  ])('%s', (_, pattern, event, expected) => {
    expect(compilePattern(pattern)(event)).toBe(expected);
  });

  test.each([[{ a: [{ sounds: 'like' }] }], [{ a: 'x' }], ['x'], [{ a: [{ numeric: ['~', 1] }] }]])(
    'is refused when AWS would refuse it: %j',
    (pattern) => {
      expect(() => compilePattern(pattern)).toThrow();
    },
  );
});

test('criteria without patterns let everything through, several let through what any of them does', () => {
  const either = compileFilter({ Filters: [{ Pattern: '{"a":["x"]}' }, { Pattern: '{"b":["y"]}' }] });

  expect(compileFilter()({})).toBe(true);
  expect([{ a: 'x' }, { b: 'y' }, { c: 'z' }].map(either)).toEqual([true, true, false]);
});

test("a message's body is filtered as the JSON it holds, or as text", () => {
  expect(withParsedBody({ body: '{"kind":"a"}' })).toEqual({ body: { kind: 'a' } });
  expect(withParsedBody({ body: 'plain' })).toEqual({ body: 'plain' });
});
