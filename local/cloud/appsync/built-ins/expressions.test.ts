import { describe, expect, test } from '@jest/globals';
import { resultOf } from '../testing/test-handlers.ts';
import { toExpression } from './expressions.ts';

/**
 * Filter, expression, and the values by placeholder: recorded from AWS (localstack/appsync-utils, transform.test.js).
 */
const RECORDED: [unknown, string, Record<string, unknown>][] = [
  [{ v: { eq: 'x' } }, '(#v = :v_eq)', { ':v_eq': { S: 'x' } }],
  [{ v: { ne: 'x' } }, '(#v <> :v_ne)', { ':v_ne': { S: 'x' } }],
  [{ v: { lt: 'x' } }, '(#v < :v_lt)', { ':v_lt': { S: 'x' } }],
  [{ v: { le: 'x' } }, '(#v <= :v_le)', { ':v_le': { S: 'x' } }],
  [{ v: { gt: 'x' } }, '(#v > :v_gt)', { ':v_gt': { S: 'x' } }],
  [{ v: { ge: 'x' } }, '(#v >= :v_ge)', { ':v_ge': { S: 'x' } }],
  [{ v: { eq: 1.5 } }, '(#v = :v_eq)', { ':v_eq': { N: 1.5 } }],
  [{ v: { eq: null } }, '(#v = :v_eq)', { ':v_eq': { NULL: null } }],
  [{ v: { eq: { a: 1 } } }, '(#v = :v_eq)', { ':v_eq': { M: { a: { N: 1 } } } }],
  [{ v: { contains: 'x' } }, '(contains(#v,:v_contains))', { ':v_contains': { S: 'x' } }],
  [{ v: { notContains: 'x' } }, '(NOT contains(#v,:v_notContains))', { ':v_notContains': { S: 'x' } }],
  [{ v: { beginsWith: 'x' } }, '(begins_with(#v,:v_beginsWith))', { ':v_beginsWith': { S: 'x' } }],
  [
    { v: { between: [1, 9, 3] } },
    '(#v BETWEEN :v_between_start AND :v_between_end)',
    { ':v_between_start': { N: 1 }, ':v_between_end': { N: 9 } },
  ],
  [{ v: { in: ['a', 'b'] } }, '(#v IN (:v_in_0, :v_in_1))', { ':v_in_0': { S: 'a' }, ':v_in_1': { S: 'b' } }],
  [{ v: { attributeExists: true } }, '(attribute_exists(#v))', {}],
  [{ v: { attributeExists: false } }, '(attribute_not_exists(#v))', {}],
  [
    { v: { attributeType: '_null' } },
    '(attribute_type(#v,:v_attributeType))',
    { ':v_attributeType': { S: 'NULL' } },
  ],
  [
    { v: { attributeType: 'stringSet' } },
    '(attribute_type(#v,:v_attributeType))',
    { ':v_attributeType': { S: 'SS' } },
  ],
  [{ v: { size: { gt: 2 } } }, '(size(#v) > :v_size_gt)', { ':v_size_gt': { N: 2 } }],
  [{ v: { size: { size: { gt: 1 } } } }, '(size(#v) > :v_size_size_gt)', { ':v_size_size_gt': { N: 1 } }],
  [
    { v: { size: { gt: 2, lt: 5 } } },
    '((size(#v) > :v_size_gt) AND (size(#v) < :v_size_lt))',
    { ':v_size_gt': { N: 2 }, ':v_size_lt': { N: 5 } },
  ],
  [{ v: { ge: 1, le: 5 } }, '((#v >= :v_ge) AND (#v <= :v_le))', { ':v_ge': { N: 1 }, ':v_le': { N: 5 } }],
  [{ and: [{ v: { eq: 1 } }] }, '(#v = :and_0_v_eq)', { ':and_0_v_eq': { N: 1 } }],
  [
    { or: [{ and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] }, { c: { eq: 3 } }] },
    '(((#a = :or_0_and_0_a_eq) AND (#b = :or_0_and_1_b_eq)) OR (#c = :or_1_c_eq))',
    { ':or_0_and_0_a_eq': { N: 1 }, ':or_0_and_1_b_eq': { N: 2 }, ':or_1_c_eq': { N: 3 } },
  ],
  [{ not: { not: { a: { eq: 1 } } } }, '(NOT (NOT (#a = :not_not_a_eq)))', { ':not_not_a_eq': { N: 1 } }],
  [
    { not: { and: [{ a: { eq: 1 } }, { b: { eq: 2 } }] } },
    '(NOT ((#a = :not_and_0_a_eq) AND (#b = :not_and_1_b_eq)))',
    { ':not_and_0_a_eq': { N: 1 }, ':not_and_1_b_eq': { N: 2 } },
  ],
  [
    { a: { eq: 1 }, and: [{ b: { eq: 2 } }] },
    '(#a = :a_eq) AND (#b = :and_0_b_eq)',
    { ':a_eq': { N: 1 }, ':and_0_b_eq': { N: 2 } },
  ],
  [{ 'a.b': { eq: 1 } }, '(#a.b = :a.b_eq)', { ':a.b_eq': { N: 1 } }],
  [{}, '', {}],
  [{ and: [] }, '', {}],
  [{ v: {} }, '', {}],
  [{ not: {} }, '(NOT )', {}],
  [{ v: { in: [] } }, '(null)', {}],
  [{ a: { eq: 1 }, b: {} }, '(#a = :a_eq) AND ', { ':a_eq': { N: 1 } }],
  [{ and: [{ a: { eq: 1 } }, {}] }, '((#a = :and_0_a_eq) AND )', { ':and_0_a_eq': { N: 1 } }],
];

const NOT_RENDERED: unknown[] = [
  undefined,
  null,
  [],
  'string',
  { v: { foo: 1 } },
  { v: 'x' },
  { a: { b: { eq: 1 } } },
  { and: { a: { eq: 1 } } },
  { and: null },
  { and: [{ a: { eq: 1 } }, null] },
  { not: [{ a: { eq: 1 } }] },
  { v: { between: [1] } },
  { v: { between: 'x' } },
  { v: { in: 'x' } },
  { v: { attributeExists: 'yes' } },
  { v: { attributeType: 'S' } },
  { v: { size: 3 } },
];

describe('a filter is rendered as recorded on AWS', () => {
  test.each(RECORDED)('%j', (filter, expression, values) => {
    expect(toExpression(filter)).toMatchObject({ expression, expressionValues: values });
  });

  test('with every field’s name', () => {
    expect(toExpression({ a: { eq: 1 }, b: {} })?.expressionNames).toEqual({ '#a': 'a', '#b': 'b' });
  });

  test.each(NOT_RENDERED.map((filter) => [filter]))(
    'and what AWS answers with null is null: %j',
    (filter) => {
      expect(toExpression(filter)).toBeNull();
    },
  );
});

describe('util.transform', () => {
  test('returns JSON strings', () => {
    expect(resultOf(`util.transform.toDynamoDBFilterExpression({ content: { contains: 'foo' } })`)).toBe(
      '{"expression":"(contains(#content,:content_contains))","expressionNames":{"#content":"content"},"expressionValues":{":content_contains":{"S":"foo"}}}',
    );
    expect(
      resultOf(`util.transform.toDynamoDBConditionExpression({ and: [{ id: { attributeExists: false } }] })`),
    ).toBe(
      '{"expression":"(attribute_not_exists(#id))","expressionNames":{"#id":"id"},"expressionValues":{}}',
    );
  });
});
