import { describe, expect, test } from '@jest/globals';
import { TooManyRequests } from '../lambda/concurrency.ts';
import type { DataSource, LambdaOutcome } from './definition.ts';
import { createTestApi, moduleOf, unit } from './testing/test-api.ts';

const schema = 'type Query { f: String other: String }';
const INVOKE = `return { operation: 'Invoke', payload: {} };`;

const overLambda = (invoke: () => Promise<LambdaOutcome>, executionMs?: number) => {
  const lambda: DataSource = { type: 'AWS_LAMBDA', invoke };
  const SHOWS_ERROR = 'return ctx.error ? ctx.error.type : ctx.result;';
  return createTestApi({
    schema,
    executionMs,
    dataSources: { lambda },
    resolvers: [
      unit('Query.f', moduleOf(INVOKE, SHOWS_ERROR), 'lambda'),
      unit('Query.other', moduleOf('return {};', `return 'there';`)),
    ],
  });
};

describe('a request', () => {
  test('OPS-01 beyond the time limit has an error for the late field only', async () => {
    const { ask } = overLambda(() => new Promise(() => undefined), 1);
    expect(await ask('{ f other }')).toEqual({
      data: { f: null, other: 'there' },
      errors: [
        expect.objectContaining({
          path: ['f'],
          errorType: 'ExecutionTimeout',
          message: 'Execution timed out.',
        }),
      ],
    });
  });

  test('OPS-01 with a field larger than 5 MB fails', async () => {
    const answer = (megabytes: number) => async () => ({ payload: 'x'.repeat(megabytes * 1024 * 1024) });
    const small = await overLambda(answer(4)).ask('{ f }');
    expect([small.data.f.length, small.errors]).toEqual([4 * 1024 * 1024, undefined]);
    expect(await overLambda(answer(5)).ask('{ f }')).toMatchObject({
      data: { f: null },
      errors: [{ errorType: 'MappingTemplate', message: 'Transformation too large' }],
    });
  });

  test('OPS-01 whose function is throttled has ctx.error', async () => {
    const { ask } = overLambda(async () => {
      throw new TooManyRequests();
    });
    expect(await ask('{ f }')).toEqual({ data: { f: 'Lambda:TooManyRequestsException' } });
  });
});
