import { describe, expect, test } from '@jest/globals';
import type { GraphqlApiDefinition, LambdaOutcome } from './definition.ts';
import { createTestApi, moduleOf, unit } from './testing/test-api.ts';

const schema = `
type Query { run(input: AWSJSON): AWSJSON thing(id: ID, n: Int = 3): Thing }
type Thing { id: ID name(upper: Boolean): String inner: Thing }`;

const run = async (definition: Partial<GraphqlApiDefinition>) => {
  const { ask } = createTestApi({ schema, ...definition });
  const { data, errors } = await ask('{ run }');
  return errors ? { errors } : JSON.parse(data.run);
};

/** A pipeline of functions on NONE; what a function's request logs tells the order. */
async function pipeline(before: [string, string?], ...functions: [string, string?][]) {
  const logged = functions.map(([request, response], index) => ({
    name: `f${index}`,
    dataSource: 'none',
    code: moduleOf(`console.log('f${index}'); ${request}`, response),
  }));
  const { ask, logs } = createTestApi({
    schema,
    functions: Object.fromEntries(logged.map((fn, index) => [`id${index}`, fn])),
    resolvers: [
      {
        typeName: 'Query',
        fieldName: 'run',
        kind: 'PIPELINE',
        functions: logged.map((_, index) => `id${index}`),
        code: moduleOf(...before),
      },
    ],
  });
  const { data, errors } = await ask('{ run }');
  return { value: data.run === null ? null : JSON.parse(data.run), errors, logs };
}

describe('a unit resolver', () => {
  test('on NONE has the payload as ctx.result', async () => {
    const code = moduleOf(
      'return { payload: { a: [1, null] } };',
      'return { got: ctx.result, error: ctx.error };',
    );
    expect(await run({ resolvers: [unit('Query.run', code)] })).toEqual({
      got: { a: [1, null] },
      error: null,
    });
    expect(
      await run({ resolvers: [unit('Query.run', moduleOf('return {};', 'return [ctx.result];'))] }),
    ).toEqual([null]);
  });

  test('with an early return in its request handler skips data source and response', async () => {
    const code = moduleOf(`runtime.earlyReturn({ early: true }); return {};`, `return 'response';`);
    expect(await run({ resolvers: [unit('Query.run', code)] })).toEqual({ early: true });
  });

  test('sees default arguments, source, env, headers and selection', async () => {
    const { ask } = createTestApi({
      schema,
      environment: { TABLE: 'T' },
      resolvers: [
        unit(
          'Query.thing',
          moduleOf(
            'return { payload: { id: ctx.args.n, name: ctx.env.TABLE, info: ctx.info } };',
            'console.log(JSON.stringify(ctx.result.info)); return ctx.result;',
          ),
        ),
        unit(
          'Thing.name',
          moduleOf(
            'return { payload: ctx.source.name + ctx.args.upper + ctx.request.headers["x-api-key"] };',
          ),
        ),
      ],
    });
    expect(await ask('{ thing { id name(upper: true) } }')).toEqual({
      data: { thing: { id: '3', name: 'Ttrueda2-key' } },
    });
  });

  test('sees aliases and fragments of the selection', async () => {
    const { ask, logs } = createTestApi({
      schema,
      resolvers: [unit('Query.thing', moduleOf('console.log(JSON.stringify(ctx.info)); return {};'))],
    });
    await ask(
      'query ($id: ID) { t: thing(id: $id) { key: id ...More } } fragment More on Thing { inner { name } }',
      {
        variables: { id: '7' },
      },
    );
    expect(JSON.parse(logs[0]?.message ?? '')).toEqual({
      fieldName: 'thing',
      parentTypeName: 'Query',
      variables: { id: '7' },
      selectionSetList: ['key', 'inner', 'inner/name'],
      selectionSetGraphQL: '{\n  key: id\n  ...More\n}',
    });
  });
});

describe('the Lambda data source', () => {
  const lambda = (outcome: LambdaOutcome) => {
    const calls: unknown[] = [];
    const invoke = async (payload: unknown, type: string) => {
      calls.push([payload, type]);
      return outcome;
    };
    return { calls, dataSources: { lambda: { type: 'AWS_LAMBDA' as const, invoke } } };
  };
  const resolvers = (request: string) => [
    unit('Query.run', moduleOf(request, 'return { result: ctx.result, error: ctx.error };'), 'lambda'),
  ];

  test('returns the function’s result for the request’s payload', async () => {
    const { calls, dataSources } = lambda({ payload: { ok: 1 } });
    const request = `return { operation: 'Invoke', payload: { a: 1 } };`;
    expect(await run({ dataSources, resolvers: resolvers(request) })).toEqual({
      result: { ok: 1 },
      error: null,
    });
    expect(calls).toEqual([[{ a: 1 }, 'RequestResponse']]);
  });

  test('has Lambda:Unhandled for an error, and the response handler runs', async () => {
    const { dataSources } = lambda({ error: { errorType: 'TypeError', errorMessage: 'x is not defined' } });
    expect(
      await run({ dataSources, resolvers: resolvers(`return { operation: 'Invoke', payload: 1 };`) }),
    ).toEqual({
      result: null,
      error: { message: 'x is not defined', type: 'Lambda:Unhandled' },
    });
  });

  test('returns null for an Event', async () => {
    const { calls, dataSources } = lambda({ payload: null });
    const request = `return { operation: 'Invoke', invocationType: 'Event', payload: 1 };`;
    expect(await run({ dataSources, resolvers: resolvers(request) })).toEqual({ result: null, error: null });
    expect(calls).toEqual([[1, 'Event']]);
  });
});

describe('a pipeline', () => {
  test('passes each output as ctx.prev.result, from request to response handler', async () => {
    const add = (n: number): [string] => [`return { payload: ctx.prev.result + ${n} };`];
    const { value } = await pipeline(
      ['return 1;', 'return [ctx.prev.result, ctx.result];'],
      add(10),
      add(100),
    );
    expect(value).toEqual([111, 111]);
  });

  test('shares ctx.stash', async () => {
    const { value } = await pipeline(
      ['ctx.stash.seen = ["r"]; return {};', 'return ctx.stash.seen;'],
      ['ctx.stash.seen.push("f"); return {};', 'ctx.stash.seen.push("fr");'],
    );
    expect(value).toEqual(['r', 'f', 'fr']);
  });

  test('ends at util.error of a function', async () => {
    const { value, errors, logs } = await pipeline(
      ['return {};', `return 'not run';`],
      [`util.error('no', 'E'); return {};`],
      ['return {};'],
    );
    expect(value).toBeNull();
    expect(errors).toEqual([expect.objectContaining({ message: 'no', errorType: 'E', path: ['run'] })]);
    expect(logs.map(({ message }) => message)).toEqual(['f0']);
  });

  test('continues with the next function after an early return', async () => {
    const { value, logs } = await pipeline(
      ['return {};', 'return ctx.prev.result;'],
      [`runtime.earlyReturn({ from: 0 }); return {};`, `console.log('not run');`],
      ['return { payload: [ctx.prev.result, 1] };'],
    );
    expect(value).toEqual([{ from: 0 }, 1]);
    expect(logs.map(({ message }) => message)).toEqual(['f0', 'f1']);
  });

  test('continues with the next function for skipTo NEXT, and with the response for skipTo END', async () => {
    const early = (skipTo: string): [string] => [
      `runtime.earlyReturn('${skipTo}', { skipTo: '${skipTo}' }); return {};`,
    ];
    const { value, logs } = await pipeline(
      ['return {};', 'return ctx.prev.result;'],
      early('NEXT'),
      early('END'),
      ['return {};'],
    );
    expect(value).toBe('END');
    expect(logs.map(({ message }) => message)).toEqual(['f0', 'f1']);
  });

  test('is skipped by an early return of the resolver’s request handler', async () => {
    const { value, logs } = await pipeline(
      [`runtime.earlyReturn('early'); return {};`, 'return [ctx.prev.result];'],
      ['return {};'],
    );
    expect(value).toEqual(['early']);
    expect(logs).toEqual([]);
  });

  test('logs function and resolver with one request id', async () => {
    const { logs } = await pipeline([`console.error('r'); return {};`], ['return {};']);
    expect(logs).toEqual([
      { requestId: logs[0]?.requestId, resolver: 'Query.run', level: 'error', message: 'r' },
      { requestId: logs[0]?.requestId, resolver: 'Query.run > f0', level: 'log', message: 'f0' },
    ]);
  });
});
