import { describe, expect, test } from '@jest/globals';
import { operationModels } from './model.ts';
import { compilePattern, findViolations } from './violations.ts';

const rulesOf = (model: Parameters<typeof findViolations>[0], input: unknown) =>
  findViolations(model, input).map(({ at, rule }) => `${at}: ${rule}`);

describe('OPS-01 constraints of the API models', () => {
  test('every pattern of the models compiles', () => {
    const patterns = Object.values(operationModels)
      .flatMap((operations) => Object.values(operations))
      .flatMap((model) => Object.values(model).flatMap(({ pattern }) => pattern ?? []));

    expect(patterns.length).toBeGreaterThan(400);
    expect(() => patterns.map(compilePattern)).not.toThrow();
  });

  test('a required member may not be missing, also in a list’s elements', () => {
    const model = {
      Entries: { type: 'list', required: true },
      'Entries[].Id': { type: 'string', required: true },
    } as const;

    expect(rulesOf(model, {})).toEqual(['entries: Member must not be null']);
    expect(rulesOf(model, { Entries: [{ Id: 'a' }, {}] })).toEqual([
      'entries.2.member.id: Member must not be null',
    ]);
  });

  test('an optional structure has no members to miss while it is absent', () => {
    const model = { 'Content.Subject': { type: 'string', required: true } } as const;

    expect(rulesOf(model, {})).toEqual([]);
    expect(rulesOf(model, { Content: {} })).toEqual(['content.subject: Member must not be null']);
  });

  test('members elsewhere in a REST request are not missing', () => {
    const model = { Name: { type: 'string', required: true, max: 2 } } as const;

    expect(findViolations(model, {}, true)).toEqual([]);
    expect(findViolations(model, { Name: 'abc' }, true)).toHaveLength(1);
  });

  test('keys and values of maps are checked', () => {
    const model = {
      'Tags{key}': { type: 'string', max: 3 },
      'Tags{value}': { type: 'string', enum: ['on', 'off'] },
    } as const;

    expect(rulesOf(model, { Tags: { one: 'on', other: 'maybe' } })).toEqual([
      'tags: Member must have length less than or equal to 3',
      'tags.other.member: Member must satisfy enum value set: [on, off]',
    ]);
  });

  test.each([
    ['characters of a text, not UTF-16 units', { type: 'string', max: 2 }, '😀😀', []],
    ['bytes of a blob', { type: 'blob', max: 2 }, Buffer.from('abc').toString('base64'), ['less']],
    ['elements of a list', { type: 'list', min: 2 }, ['a'], ['greater']],
    ['a number', { type: 'integer', min: 1, max: 10 }, 11, ['less']],
    ['a number in a form', { type: 'integer', min: 1, max: 10 }, '0', ['greater']],
  ] as const)('a range counts %s', (_name, constraint, value, broken) => {
    const rules = rulesOf({ A: constraint }, { A: value });

    expect(rules.map((rule) => /(greater|less)/.exec(rule)?.[0])).toEqual(broken);
  });

  test('a pattern matches the whole value', () => {
    const model = { A: { type: 'string', pattern: '[a-z]+' } } as const;

    expect(rulesOf(model, { A: 'abc' })).toEqual([]);
    expect(rulesOf(model, { A: 'abc1' })).toEqual([
      'a: Member must satisfy regular expression pattern: [a-z]+',
    ]);
  });
});
