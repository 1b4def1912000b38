import { describe, expect, test } from '@jest/globals';
import { createTestApi, moduleOf, unit } from './testing/test-api.ts';

const schema = `
type Query { text: String thing(id: ID!, input: In): Thing list: [Thing!] }
type Mutation { add(n: Int!): Int }
type Thing { id: ID! name: String inner: Thing when(at: AWSDateTime, mail: AWSEmail, json: AWSJSON): String }
input In { name: String! role: Role n: Int }
enum Role { A B }`;

const echo = moduleOf('return { payload: ctx.args };');
const api = (more = {}) =>
  createTestApi({
    schema,
    resolvers: [
      unit('Query.text', moduleOf(`return { payload: 'hello' };`)),
      unit('Query.thing', echo),
      unit('Mutation.add', moduleOf('return { payload: ctx.args.n + 1 };')),
    ],
    ...more,
  });

describe('a malformed body is HTTP 400 MalformedHttpRequestException', () => {
  test.each([
    ['', 'Request body is empty.'],
    ['meow', 'Unable to parse GraphQL query.'],
    ['{}', 'Unable to parse GraphQL query.'],
    ['[]', 'Unable to parse GraphQL query.'],
    ['{"query":5}', 'Unable to parse GraphQL query.'],
    ['{"query":"{ text"}', 'Unable to parse GraphQL query.'],
    ['{"query":"{ text }","variables":[1]}', 'Unable to parse GraphQL query.'],
  ])('%j', async (body, message) => {
    const response = await api().send(body);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual({
      errors: [{ errorType: 'MalformedHttpRequestException', message }],
    });
  });

  test('several operations without a name are HTTP 400 BadRequestException', async () => {
    const response = await api().send('{"query":"query A { text } query B { text }"}');
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual({
      errors: [{ errorType: 'BadRequestException', message: 'Missing operation name.' }],
    });
  });
});

describe('an invalid document is HTTP 200 with data null and graphql-java’s messages', () => {
  test('with path null and a location', async () => {
    const { status, body } = await api().send('{"query":"{badfield}"}');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      data: null,
      errors: [
        {
          path: null,
          locations: [{ line: 1, column: 2, sourceName: null }],
          message:
            "Validation error of type FieldUndefined: Field 'badfield' in type 'Query' is undefined @ 'badfield'",
        },
      ],
    });
  });

  test.each([
    ['{ list { nope } }', "FieldUndefined: Field 'nope' in type 'Thing' is undefined @ 'list/nope'"],
    ['{ thing { id } }', "MissingFieldArgument: Missing field argument id @ 'thing'"],
    ['{ text(owner: 1) }', "UnknownArgument: Unknown field argument owner @ 'text'"],
    [
      '{ text { a } }',
      "SubSelectionNotAllowed: Sub selection not allowed on leaf type String of field text @ 'text'",
    ],
    [
      '{ list { inner } }',
      "SubSelectionRequired: Sub selection required for type Thing of field inner @ 'list/inner'",
    ],
    ['{ thing(id: $id) { id } }', "UndefinedVariable: Undefined variable id @ 'thing'"],
    ['query ($a: Int) { text }', 'UnusedVariable: Unused variable a'],
    [
      'query ($a: Int) { thing(id: $a) { id } }',
      "VariableTypeMismatch: Variable type 'Int' doesn't match expected type 'ID!' @ 'thing'",
    ],
    ['{ ...Gone }', 'UndefinedFragment: Undefined fragment Gone'],
    ['{ text @gone }', "UnknownDirective: Unknown directive gone @ 'text'"],
  ])('%s', async (query, message) => {
    expect((await api().ask(query)).errors).toEqual([
      expect.objectContaining({ path: null, message: `Validation error of type ${message}` }),
    ]);
  });
});

describe('variables', () => {
  const query = 'query ($id: ID!, $input: In) { thing(id: $id, input: $input) { id } }';

  test.each([
    [{}, "Variable 'id' has coerced Null value for NonNull type 'ID!'"],
    [{ id: null }, "Variable 'id' has coerced Null value for NonNull type 'ID!'"],
    [{ id: '1', input: {} }, "Variable 'input' has coerced Null value for NonNull type 'String!'"],
    [
      { id: '1', input: { name: null } },
      "Variable 'input' has coerced Null value for NonNull type 'String!'",
    ],
    [
      { id: '1', input: { name: 'a', foo: 1 } },
      "The variables input contains a field that is not defined for input object type 'In' ",
    ],
    [
      { id: '1', input: { name: 'a', role: 'Z' } },
      "Variable 'input' has an invalid value : Invalid input for Enum 'Role'. No value found for name 'Z'",
    ],
  ])('%j', async (variables, message) => {
    const { data, errors } = await api().ask(query, { variables });
    expect(data).toBeNull();
    expect(errors).toEqual([{ path: null, locations: errors[0].locations, message }]);
  });

  test('reach the resolver coerced', async () => {
    expect(await api().ask(query, { variables: { id: 7, input: { name: 'a' } } })).toEqual({
      data: { thing: { id: '7' } },
    });
  });
});

describe('AppSync’s scalars', () => {
  const given = async (argument: string) => {
    const resolvers = [
      unit('Query.thing', echo),
      unit('Thing.when', moduleOf('return { payload: JSON.stringify(ctx.args) };')),
    ];
    const { data, errors } = await createTestApi({ schema, resolvers }).ask(
      `{ thing(id: 1) { when(${argument}) } }`,
    );
    return errors ? errors[0].message : JSON.parse(data.thing.when);
  };

  test('accept valid values', async () => {
    expect(await given('at: "2024-02-29T12:00:00.123Z"')).toEqual({ at: '2024-02-29T12:00:00.123Z' });
    expect(await given('at: "2024-02-29T12:00-08:00"')).toEqual({ at: '2024-02-29T12:00-08:00' });
    expect(await given('mail: "ann.lee+x@mail.example.com"')).toEqual({ mail: 'ann.lee+x@mail.example.com' });
  });

  test('refuse invalid values', async () => {
    expect(await given('at: "2024-02-29"')).toContain('Validation error of type');
    expect(await given('at: "2023-02-29T12:00:00Z"')).toContain('2023-02-29T12:00:00Z');
    expect(await given('mail: "no address"')).toContain('Validation error of type');
    expect(await given('json: "{no"')).toContain('Validation error of type');
  });

  test('AWSJSON is stringified in responses', async () => {
    const json = createTestApi({
      schema: 'type Query { json(a: AWSJSON): AWSJSON }',
      resolvers: [unit('Query.json', moduleOf('return { payload: ctx.args.a };'))],
    });
    expect(await json.ask('{ map: json(a: "{\\"b\\":[1]}") text: json(a: "\\"x\\"") }')).toEqual({
      data: { map: '{"b":[1]}', text: '"x"' },
    });
  });

  test('AWSJSON is parsed for resolvers', async () => {
    expect(await given('json: "{\\"a\\":[1]}"')).toEqual({ json: { a: [1] } });
  });
});

describe('an operation', () => {
  test('may have aliases, fragments and directives, and runs mutations in order', async () => {
    expect(
      await api().ask(
        'query ($no: Boolean!) { a: text ...More skipped: text @skip(if: true) } fragment More on Query { b: text @include(if: $no) c: text __typename }',
        {
          variables: { no: false },
        },
      ),
    ).toEqual({ data: { a: 'hello', c: 'hello', __typename: 'Query' } });
    expect(await api().ask('mutation { a: add(n: 1) b: add(n: 2) }')).toEqual({ data: { a: 2, b: 3 } });
    expect(await api().ask('query A { text } query B { b: text }', { operationName: 'B' })).toEqual({
      data: { b: 'hello' },
    });
  });

  test('may introspect if enabled, and select __typename always', async () => {
    const asked = '{ __schema { types { name } } }';
    expect(await api().ask(asked)).toEqual({
      data: null,
      errors: [
        expect.objectContaining({
          message:
            "Validation error of type FieldUndefined: Field 'types' in type '__Schema' is undefined @ '__schema/types'",
        }),
        expect.objectContaining({ path: null }),
      ],
    });
    expect((await api({ introspection: true }).ask(asked)).data.__schema.types.length).toBeGreaterThan(5);
    expect(await api().ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  });

  test('beyond the depth limit has QueryDepthLimitReached errors for the deeper fields', async () => {
    const resolvers = [unit('Query.thing', moduleOf(`return { payload: { id: 1, inner: { id: 2 } } };`))];
    expect(
      await api({ resolvers, queryDepthLimit: 2 }).ask('{ thing(id: 1) { name inner { name } } }'),
    ).toEqual({
      data: { thing: { name: null, inner: { name: null } } },
      errors: [
        expect.objectContaining({ errorType: 'QueryDepthLimitReached', path: ['thing', 'inner', 'name'] }),
      ],
    });
  });

  test('beyond the resolver limit has ResolverExecutionLimitReached errors for further fields', async () => {
    expect(await api({ resolverCountLimit: 2 }).ask('{ a: text b: text c: text }')).toEqual({
      data: { a: 'hello', b: 'hello', c: null },
      errors: [expect.objectContaining({ errorType: 'ResolverExecutionLimitReached', path: ['c'] })],
    });
  });
});
