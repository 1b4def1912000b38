import { describe, expect, test } from '@jest/globals';
import type { GraphqlApiDefinition } from './definition.ts';
import { createTestApi, moduleOf, unit } from './testing/test-api.ts';

const schema = 'type Query { run: String }';

describe('an API is refused', () => {
  const make = (definition: Partial<GraphqlApiDefinition>) => () => createTestApi({ schema, ...definition });

  test('with code that AppSync would refuse', () => {
    const code = moduleOf('while (true) { } return {};');
    expect(make({ resolvers: [unit('Query.run', code)] })).toThrow(
      'Query.run: The code contains one or more errors.\n  6:1 UNSUPPORTED_SYNTAX_TYPE: Unsupported syntax: while',
    );
  });

  test('with an unknown data source or function', () => {
    const code = moduleOf('return {};');
    expect(make({ resolvers: [unit('Query.run', code, 'gone')] })).toThrow(
      'Query.run names the data source gone',
    );
    expect(
      make({
        resolvers: [{ typeName: 'Query', fieldName: 'run', kind: 'PIPELINE', functions: ['gone'], code }],
      }),
    ).toThrow('Query.run names the function gone');
  });

  test('with more than 10 functions in a pipeline', () => {
    const functions = Array.from({ length: 11 }, () => 'f');
    const code = moduleOf('return {};');
    expect(
      make({ resolvers: [{ typeName: 'Query', fieldName: 'run', kind: 'PIPELINE', functions, code }] }),
    ).toThrow('Query.run has 11 functions; AppSync allows 10 in a pipeline.');
  });

  test('with an invalid schema', () => {
    expect(make({ schema: 'type Query { a: Nope }' })).toThrow('Nope');
  });
});
