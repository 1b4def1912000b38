import { describe, expect, test } from '@jest/globals';
import { ARRAY_METHODS, STATICS, STRING_METHODS } from '../language/supported-features.ts';
import { evaluate, resultOf, silentInvocation } from '../testing/test-handlers.ts';
import { createRealm } from './realm.ts';

/** Names by computed access, which a check of the text cannot see. */
const typesOf = (target: string, names: readonly string[]) =>
  resultOf(`ctx.args.names.map((name) => typeof ${target}[name])`, { args: { names } });

const own = (prototype: object) => Object.getOwnPropertyNames(prototype).filter((name) => name !== 'length');

describe('at run time', () => {
  test('arrays have the supported methods only', () => {
    const unlisted = own(Array.prototype).filter((name) => !ARRAY_METHODS.includes(name));
    expect(typesOf('[]', ARRAY_METHODS)).toEqual(ARRAY_METHODS.map(() => 'function'));
    expect(typesOf('[]', unlisted)).toEqual(unlisted.map(() => 'undefined'));
    expect(unlisted).toEqual(expect.arrayContaining(['includes', 'at', 'toSorted', 'constructor']));
  });

  test('arrays from outside have the supported methods only', () => {
    const context = { args: { list: [1], names: ['includes', 'map'] } };
    expect(resultOf('ctx.args.names.map((name) => typeof ctx.args.list[name])', context)).toEqual([
      'undefined',
      'function',
    ]);
    expect(resultOf(`typeof util.dynamodb.toList([1]).L[ctx.args.names[0]]`, context)).toBe('undefined');
  });

  test('strings have the supported methods only', () => {
    const unlisted = own(String.prototype).filter((name) => !STRING_METHODS.includes(name));
    expect(typesOf('""', STRING_METHODS)).toEqual(STRING_METHODS.map(() => 'function'));
    expect(typesOf('""', unlisted)).toEqual(unlisted.map(() => 'undefined'));
    expect(unlisted).toEqual(
      expect.arrayContaining(['includes', 'padStart', 'substring', 'charCodeAt', 'match']),
    );
  });

  test('numbers and objects have no methods', () => {
    expect(typesOf('(1)', own(Number.prototype))).toEqual(own(Number.prototype).map(() => 'undefined'));
    const ofObjects = own(Object.prototype).filter((name) => name !== '__proto__');
    expect(typesOf('({})', ofObjects)).toEqual(ofObjects.map(() => 'undefined'));
  });

  test.each([
    ['Object', Object],
    ['Number', Number],
    ['Math', Math],
    ['Array', Array],
    ['String', String],
    ['JSON', JSON],
  ])('%s has the supported functions only', (name, host) => {
    const listed = STATICS[name] ?? [];
    const unlisted = Object.getOwnPropertyNames(host).filter((key) => !listed.includes(key));
    expect(resultOf(`[${listed.map((key) => `typeof ${name}.${key}`).join()}]`)).toEqual(
      listed.map(() => 'function'),
    );
    for (const key of unlisted) {
      expect(() => resultOf(`${name}.${key}`)).toThrow(`Invalid function: ${name}.${key}`);
    }
  });

  test('JSON.parse returns an empty string for invalid JSON', () => {
    expect(resultOf('JSON.parse("{no")')).toBe('');
    expect(resultOf('JSON.parse(\'{"a":[1]}\')')).toEqual({ a: [1] });
  });

  test('replace and replaceAll take Java regular expressions in strings', () => {
    expect(resultOf('"a1b22".replaceAll("\\\\d+", "#")')).toBe('a#b#');
    expect(resultOf('"a1b22".replace("(\\\\d+)", "<$1>")')).toBe('a<1>b22');
    expect(resultOf('"Straße, Weg".replaceAll("\\\\p{Punct}", "")')).toBe('Straße Weg');
    expect(resultOf('"AbC".replaceAll("(?i)b", "-")')).toBe('A-C');
    expect(resultOf('"1.5".replaceAll("\\\\Q.\\\\E", ",")')).toBe('1,5');
  });

  test('sort sorts as text', () => {
    expect(resultOf('[10, 9, 1].sort()')).toEqual([1, 10, 9]);
  });

  test('the supported syntax works', () => {
    const body = `
      const { a, ...rest } = ctx.args;
      let total = 0;
      for (const n of rest.list) { total += n; }
      for (const key in rest.map) { total += rest.map[key]; }
      switch (a) { case 'x': total += 100; break; default: total = 0; }
      return [...[\`\${a ?? 'none'}:\${total}\`], rest.none?.deep ?? null, 6 & 3, typeof void 0];`;
    expect(evaluate(body, { args: { a: 'x', list: [1, 2], map: { k: 3 } } }).value).toEqual([
      'x:106',
      null,
      2,
      'undefined',
    ]);
  });

  test('util, runtime and extensions are globals as well as imports', () => {
    const names = '[typeof util.error, typeof runtime.earlyReturn, typeof extensions.evictFromApiCache]';
    const code = `export function request() { return ${names}; } export function response() { return 1; }`;
    const { value } = createRealm().load('Query.job', code).request({}, silentInvocation);
    expect(value).toEqual(['function', 'function', 'function']);
  });
});

describe('the context', () => {
  test.each(['stash', 'args'])('has a ctx.%s that can’t be replaced', (name) => {
    expect(() => evaluate('const c = ctx; c[ctx.args.name] = {};', { args: { name } })).toThrow(
      'Cannot assign to read only property',
    );
  });

  test('has a stash that can be changed', () => {
    expect(evaluate('ctx.stash.a = { b: [1] }; ctx.stash.c = 2;').stash).toEqual({ a: { b: [1] }, c: 2 });
  });

  test('returns values without undefined properties and functions', () => {
    expect(resultOf('{ a: undefined, b: null, c: [undefined] }')).toEqual({ b: null, c: [null] });
    expect(resultOf('undefined')).toBeNull();
  });
});

describe('console', () => {
  test('logs objects on one line', () => {
    expect(evaluate(`console.log('n is', 1, { a: [1, 'x'] }); console.error('bad');`).logs).toEqual([
      "log: n is 1 { a: [ 1, 'x' ] }",
      'error: bad',
    ]);
  });
});
