import { describe, expect, test } from '@jest/globals';
import { createTestApi, moduleOf, unit } from './testing/test-api.ts';

const schema = `
type Query { f: Thing g: Thing text: String list: [Thing!] must: Thing! role: Role when: AWSDateTime names: [String!]! }
type Thing { id: ID! label: String must: String! inner: Thing }
enum Role { A B }`;

const answering = (field: string, request: string, response?: string) =>
  createTestApi({ schema, resolvers: [unit(field, moduleOf(request, response))] });

describe('an error of a field', () => {
  test('is HTTP 200 with errorType, errorInfo, data and location', async () => {
    const { send } = answering('Query.f', `util.error('No such thing', 'X'); return {};`);
    const { status, body } = await send(JSON.stringify({ query: '{\n  f { id }\n}' }));
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      data: { f: null },
      errors: [
        {
          path: ['f'],
          data: null,
          errorType: 'X',
          errorInfo: null,
          locations: [{ line: 2, column: 3, sourceName: null }],
          message: 'No such thing',
        },
      ],
    });
  });

  test('of util.error stops the handler', async () => {
    const { ask, logs } = answering(
      'Query.text',
      `util.error('stop', 'X'); console.log('not reached'); return {};`,
    );
    await ask('{ text }');
    expect(logs).toEqual([]);
  });

  test('has data reduced to the selection set, but all of errorInfo', async () => {
    const all = `{ id: '1', label: 'l', secret: 's', inner: { id: '2', secret: 's' } }`;
    const { ask } = answering('Query.f', `util.error('m', 'X', ${all}, ${all}); return {};`);
    const { errors } = await ask('{ f { key: id ...More } } fragment More on Thing { inner { id } }');
    expect(errors[0].data).toEqual({ key: '1', inner: { id: '2' } });
    expect(errors[0].errorInfo).toEqual({
      id: '1',
      label: 'l',
      secret: 's',
      inner: { id: '2', secret: 's' },
    });
  });

  test('has errorType null if util.error has none', async () => {
    const { ask } = answering('Query.text', `util.error('m'); return {};`);
    expect((await ask('{ text }')).errors[0]).toMatchObject({ errorType: null, errorInfo: null, data: null });
  });

  test('has errorType "Code" when the resolver’s own code fails', async () => {
    const { ask, logs } = answering('Query.text', 'return ctx.source.id;');
    expect((await ask('{ text }')).errors).toEqual([
      expect.objectContaining({ path: ['text'], errorType: 'Code' }),
    ]);
    expect(logs[0]).toMatchObject({
      level: 'error',
      resolver: 'Query.text',
      message: expect.stringContaining('Query.text:6'),
    });
  });

  test('of util.appendError lets the handler continue and return a value', async () => {
    const { ask } = answering(
      'Query.f',
      `util.appendError('first', 'A'); util.appendError('second', 'B', { id: '1', secret: 2 }, { why: 3 }); return { payload: { id: '7' } };`,
    );
    expect(await ask('{ f { id } }')).toEqual({
      data: { f: { id: '7' } },
      errors: [
        expect.objectContaining({ message: 'first', errorType: 'A', path: ['f'] }),
        expect.objectContaining({
          message: 'second',
          errorType: 'B',
          data: { id: '1' },
          errorInfo: { why: 3 },
        }),
      ],
    });
  });

  test('of util.unauthorized equals that of a directive', async () => {
    const { ask } = answering('Query.f', 'util.unauthorized(); return {};');
    expect(await ask('{ f { id } }')).toMatchObject({
      data: { f: null },
      errors: [
        { errorType: 'Unauthorized', message: 'Not Authorized to access f on type Query', path: ['f'] },
      ],
    });
  });

  test('of util.error is ignored and logged if the message is not a string', async () => {
    const { ask, logs } = answering('Query.text', `util.error(25); return { payload: 'on' };`);
    expect(await ask('{ text }')).toEqual({ data: { text: 'on' } });
    expect(logs[0]?.message).toContain('util.error was ignored');
  });

  test('of one alias does not affect another', async () => {
    const { ask } = createTestApi({
      schema,
      resolvers: [
        unit('Query.f', moduleOf(`util.error('m'); return {};`)),
        unit('Query.g', moduleOf(`return { payload: { id: 1 } };`)),
      ],
    });
    const { data, errors } = await ask('{ a: f { id } b: g { id } }');
    expect(data).toEqual({ a: null, b: { id: '1' } });
    expect(errors).toEqual([expect.objectContaining({ path: ['a'] })]);
  });
});

describe('an invalid request object', () => {
  test('is an error "MappingTemplate" with its path', async () => {
    const lambda = { type: 'AWS_LAMBDA' as const, invoke: async () => ({ payload: null }) };
    const { ask } = createTestApi({
      schema,
      dataSources: { lambda },
      resolvers: [unit('Query.text', moduleOf('return { payload: 1 };'), 'lambda')],
    });
    expect((await ask('{ text }')).errors[0]).toMatchObject({
      errorType: 'MappingTemplate',
      message: "Value for field '$[operation]' not found.",
    });
  });
});

describe('a value', () => {
  test('of a field without a resolver is null without error', async () => {
    expect(await createTestApi({ schema }).ask('{ f { id } text }')).toEqual({
      data: { f: null, text: null },
    });
  });

  test('null in a non-null field nulls the nearest nullable parent', async () => {
    const { ask } = answering('Query.f', `return { payload: { id: '1', inner: { id: '2' } } };`);
    expect(await ask('{ f { id inner { id must } } }')).toEqual({
      data: { f: { id: '1', inner: null } },
      errors: [
        {
          path: ['f', 'inner', 'must'],
          locations: null,
          message: "Cannot return null for non-nullable type: 'String' within parent 'Thing' (/f/inner/must)",
        },
      ],
    });
  });

  test('null in a non-null root field nulls data', async () => {
    expect(await createTestApi({ schema }).ask('{ must { id } }')).toEqual({
      data: null,
      errors: [
        {
          path: ['must'],
          locations: null,
          message: "Cannot return null for non-nullable type: 'Thing' within parent 'Query' (/must)",
        },
      ],
    });
  });

  test('null in a list of non-null elements names the element', async () => {
    const { ask } = answering('Query.list', `return { payload: [{ id: 1 }, null] };`);
    expect((await ask('{ list { id } }')).errors[0].message).toBe(
      "Cannot return null for non-nullable type: 'Thing' within parent 'Query' (/list[1])",
    );
  });

  test('that is not a list in a list field is a type mismatch', async () => {
    const { ask } = answering('Query.list', 'return { payload: { id: 1 } };');
    expect(await ask('{ list { id } }')).toEqual({
      data: { list: null },
      errors: [
        {
          path: ['list'],
          locations: null,
          message: "Can't resolve value (/list) : type mismatch error, expected type LIST, got OBJECT",
        },
      ],
    });
  });

  test('that does not fit its enum or scalar can’t be serialized', async () => {
    const enumerated = await answering('Query.role', `return { payload: 'Z' };`).ask('{ role }');
    expect(enumerated.errors[0].message).toBe(
      "Can't serialize value (/role) : Invalid input for Enum 'Role'.",
    );
    const dated = await answering('Query.when', `return { payload: '2024-05-12T07:49:46+0000' };`).ask(
      '{ when }',
    );
    expect(dated).toEqual({
      data: { when: null },
      errors: [
        {
          path: ['when'],
          locations: null,
          message:
            "Can't serialize value (/when) : Unable to serialize `2024-05-12T07:49:46+0000` as a valid DateTime Object.",
        },
      ],
    });
  });
});
