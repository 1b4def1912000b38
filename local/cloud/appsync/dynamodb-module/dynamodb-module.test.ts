import { describe, expect, test } from '@jest/globals';
import { resultOf } from '../testing/test-handlers.ts';

describe('the operations have the form recorded on AWS:', () => {
  test.each([
    ['add(10)', { type: 'OPERATION_ADD', value: 10 }],
    ['append([1])', { type: 'OPERATION_APPEND', items: [1] }],
    ['decrement(10)', { type: 'OPERATION_DECREMENT', by: 10 }],
    ['increment(10)', { type: 'OPERATION_INCREMENT', by: 10 }],
    ['prepend([1])', { type: 'OPERATION_PREPEND', items: [1] }],
    ['replace({ a: 10 })', { type: 'OPERATION_REPLACE', value: { a: 10 } }],
  ])('%s', (call, expected) => {
    expect(resultOf(`ddb.operations.${call}`)).toEqual(expected);
  });
});

describe('requests have the form recorded on AWS:', () => {
  test.each([
    ["ddb.get({ key: { id: 'id' } })", { operation: 'GetItem', key: { id: { S: 'id' } } }],
    [
      "ddb.put({ key: { id: 'abc' }, item: { value: 10 } })",
      { operation: 'PutItem', key: { id: { S: 'abc' } }, attributeValues: { value: { N: 10 } } },
    ],
    ["ddb.remove({ key: { id: 'test' } })", { operation: 'DeleteItem', key: { id: { S: 'test' } } }],
  ])('%s', (call, expected) => {
    expect(resultOf(call)).toEqual(expected);
  });

  const updating = (update: string) =>
    resultOf(`ddb.update({ key: { id: 'test' }, update: ${update} }).update`);

  test.each([
    ['{ age: ddb.operations.add(10) }', 'SET #expName_1 = :expValue_1', { ':expValue_1': { N: 10 } }],
    [
      '{ age: ddb.operations.append([1]) }',
      'SET #expName_1 = list_append(#expName_1, :expValue_1)',
      { ':expValue_1': { L: [{ N: 1 }] } },
    ],
    [
      '{ age: ddb.operations.prepend([1]) }',
      'SET #expName_1 = list_append(:expValue_1, #expName_1)',
      { ':expValue_1': { L: [{ N: 1 }] } },
    ],
    [
      '{ age: ddb.operations.increment() }',
      'SET #expName_1 = #expName_1 + :expValue_1',
      { ':expValue_1': { N: 1 } },
    ],
    [
      '{ age: ddb.operations.decrement(3) }',
      'SET #expName_1 = #expName_1 - :expValue_1',
      { ':expValue_1': { N: 3 } },
    ],
    [
      '{ age: ddb.operations.updateListItem("x", 2) }',
      'SET #expName_1[2] = :expValue_1',
      { ':expValue_1': { S: 'x' } },
    ],
    ['{ age: ddb.operations.remove() }', 'REMOVE #expName_1', {}],
  ])('ddb.update with %s', (update, expression, expressionValues) => {
    expect(updating(update)).toEqual({
      expression,
      expressionNames: { '#expName_1': 'age' },
      expressionValues,
    });
  });

  test('ddb.update with several fields is one SET list, then one REMOVE list', () => {
    expect(updating('{ name: "Toni", old: ddb.operations.remove(), bio: null }')).toEqual({
      expression: 'SET #expName_1 = :expValue_1, #expName_2 = :expValue_2 REMOVE #expName_3',
      expressionNames: { '#expName_1': 'name', '#expName_2': 'bio', '#expName_3': 'old' },
      expressionValues: { ':expValue_1': { S: 'Toni' }, ':expValue_2': { NULL: null } },
    });
  });

  test('ddb.update treats a plain object as paths, and replace as a whole map', () => {
    expect(updating('{ prefs: { mode: "dark" } }')).toMatchObject({
      expression: 'SET #expName_1.#expName_2 = :expValue_1',
      expressionNames: { '#expName_1': 'prefs', '#expName_2': 'mode' },
    });
    expect(updating('{ prefs: ddb.operations.replace({ mode: "dark" }) }')).toMatchObject({
      expression: 'SET #expName_1 = :expValue_1',
      expressionValues: { ':expValue_1': { M: { mode: { S: 'dark' } } } },
    });
  });

  test('a condition without values omits them', () => {
    expect(
      resultOf(
        "ddb.put({ key: { id: '1' }, item: {}, condition: { id: { attributeExists: false } } }).condition",
      ),
    ).toEqual({
      expression: '(attribute_not_exists(#id))',
      expressionNames: { '#id': 'id' },
    });
  });

  test('a query has its key condition, filter and projection', () => {
    const call = `ddb.query({ query: { pk: { eq: 'a' }, sk: { beginsWith: 'b' } }, filter: { n: { gt: 1 } },
      index: 'byName', limit: 5, scanIndexForward: false, nextToken: null, projection: ['id', 'a.id'] })`;
    expect(resultOf(call)).toEqual({
      operation: 'Query',
      query: {
        expression: '(#pk = :pk_eq) AND (begins_with(#sk,:sk_beginsWith))',
        expressionNames: { '#pk': 'pk', '#sk': 'sk' },
        expressionValues: { ':pk_eq': { S: 'a' }, ':sk_beginsWith': { S: 'b' } },
      },
      filter: {
        expression: '(#n > :n_gt)',
        expressionNames: { '#n': 'n' },
        expressionValues: { ':n_gt': { N: 1 } },
      },
      index: 'byName',
      limit: 5,
      scanIndexForward: false,
      projection: {
        expression: '#expName_1, #expName_2.#expName_1',
        expressionNames: { '#expName_1': 'id', '#expName_2': 'a' },
      },
    });
  });

  test('batches have their tables', () => {
    expect(
      resultOf("ddb.batchGet({ tables: { T: { keys: [{ id: '1' }], consistentRead: true } } })"),
    ).toEqual({
      operation: 'BatchGetItem',
      tables: { T: { keys: [{ id: { S: '1' } }], consistentRead: true } },
    });
  });

  test('an item may have sets', () => {
    expect(resultOf("ddb.put({ key: { id: '1' }, item: { tags: ddb.toStringSet(['a']) } })")).toMatchObject({
      attributeValues: { tags: { SS: ['a'] } },
    });
  });
});
