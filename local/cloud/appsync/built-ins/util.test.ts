import { describe, expect, test } from '@jest/globals';
import { evaluate, resultOf } from '../testing/test-handlers.ts';

describe('util.time', () => {
  test('returns ISO 8601 in UTC, epoch seconds and epoch milliseconds', () => {
    const before = Date.now();
    const times = resultOf(
      '[util.time.nowISO8601(), util.time.nowEpochSeconds(), util.time.nowEpochMilliSeconds()]',
    );
    const [iso, seconds, milliseconds] = Array.isArray(times) ? times : [];
    expect(iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(milliseconds).toBeGreaterThanOrEqual(before);
    expect(seconds).toBe(Math.floor(Date.parse(iso) / 1000));
  });

  test.each([
    ['epochMilliSecondsToISO8601(1528414800123)', '2018-06-07T23:40:00.123Z'],
    ['epochMilliSecondsToSeconds(1528414800999)', 1528414800],
    ["epochMilliSecondsToFormatted(1528414800123, 'yyyy-MM-dd HH:mm:ss')", '2018-06-07 23:40:00'],
    [
      "epochMilliSecondsToFormatted(1528414800123, 'yyyy-MM-dd HH:mm:ssZ', 'Australia/Perth')",
      '2018-06-08 07:40:00+0800',
    ],
    ["parseFormattedToEpochMilliSeconds('2018-02-01 17:21:05+0800', 'yyyy-MM-dd HH:mm:ssZ')", 1517476865000],
    [
      "parseFormattedToEpochMilliSeconds('2018-02-02 01:19:22', 'yyyy-MM-dd HH:mm:ss', 'Australia/Perth')",
      1517505562000,
    ],
    ["parseISO8601ToEpochMilliSeconds('2018-02-01T17:21:05.180+08:00')", 1517476865180],
  ])('%s is %s', (call, expected) => {
    expect(resultOf(`util.time.${call}`)).toBe(expected);
  });

  test('formats the current time in a time zone', () => {
    expect(resultOf("util.time.nowFormatted('yyyy-MM-dd', 'America/New_York')")).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('ids', () => {
  test('are UUID, ULID and a KSUID of 27 characters, all unique', () => {
    expect(resultOf('util.autoId()')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(resultOf('util.autoUlid()')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(resultOf('util.autoKsuid()')).toMatch(/^[0-9A-Za-z]{27}$/);
    expect(resultOf('util.autoKsuid() === util.autoKsuid()')).toBe(false);
  });
});

describe('text', () => {
  test.each([
    ["util.urlEncode('a b&c=ü')", 'a+b%26c%3D%C3%BC'],
    ["util.urlDecode('a+b%26c%3D%C3%BC')", 'a b&c=ü'],
    ["util.base64Encode('grün')", 'Z3LDvG4='],
    ["util.base64Decode('Z3LDvG4=')", 'grün'],
    [`util.escapeJavaScript("it's\\n")`, "it\\'s\\n"],
    ["util.str.normalize('e\\u0301', 'nfc')", 'é'],
    ["util.matches('a*b', 'aaaaab')", true],
    ["util.matches('a*b', 'xaaaaab')", false],
    ["util.matches('(?i)[\\\\w.]+@[\\\\w.]+', 'Ann.Lee@Example.com')", true],
  ])('%s is %s', (call, expected) => {
    expect(resultOf(call)).toBe(expected);
  });

  test('a Java pattern without a JavaScript equivalent is refused', () => {
    expect(() => resultOf("util.matches('a++b', 'aab')")).toThrow('does not support the Java pattern a++b');
  });
});

describe('util.authType', () => {
  test('returns the authorization mode', () => {
    expect(resultOf('util.authType()')).toBe('API Key Authorization');
  });
});

describe('util.dynamodb returns values as recorded on AWS:', () => {
  test.each([
    ["toDynamoDB('test')", { S: 'test' }],
    ['toDynamoDB(12345)', { N: 12345 }],
    ['toDynamoDB(true)', { BOOL: true }],
    ['toDynamoDB(null)', { NULL: null }],
    ["toString('test')", { S: 'test' }],
    ['toString(null)', null],
    ["toStringSet(['foo', 'bar', 'baz'])", { SS: ['foo', 'bar', 'baz'] }],
    ['toNumber(12345)', { N: 12345 }],
    ['toNumberSet([1, 23, 4.56])', { NS: [1, 23, 4.56] }],
    ["toBinary('foo')", { B: 'foo' }],
    ["toBinarySet(['foo', 'bar', 'baz'])", { BS: ['foo', 'bar', 'baz'] }],
    ['toBoolean(true)', { BOOL: true }],
    ['toNull()', { NULL: null }],
    ["toList(['foo', 123, { bar: 'baz' }])", { L: [{ S: 'foo' }, { N: 123 }, { M: { bar: { S: 'baz' } } }] }],
    [
      "toMap({ foo: 'bar', baz: 1234, beep: ['boop'] })",
      { M: { foo: { S: 'bar' }, baz: { N: 1234 }, beep: { L: [{ S: 'boop' }] } } },
    ],
    [
      "toMapValues({ foo: 'bar', baz: 1234, beep: ['boop'] })",
      { foo: { S: 'bar' }, baz: { N: 1234 }, beep: { L: [{ S: 'boop' }] } },
    ],
    ["toS3Object('foo', 'bar', 'baz')", { S: '{"s3":{"key":"foo","bucket":"bar","region":"baz"}}' }],
    [
      "toS3Object('foo', 'bar', 'baz', 'beep')",
      { S: '{"s3":{"key":"foo","bucket":"bar","region":"baz","version":"beep"}}' },
    ],
  ])('%s', (call, expected) => {
    expect(resultOf(`util.dynamodb.${call}`)).toEqual(expected);
  });

  test('undefined properties are omitted, and an object may have a property named length', () => {
    expect(resultOf('util.dynamodb.toMapValues({ a: undefined, length: 2 })')).toEqual({ length: { N: 2 } });
  });

  test('an S3 object can be parsed', () => {
    expect(resultOf(`util.dynamodb.fromS3ObjectJson('{"s3":{"key":"k"}}')`)).toEqual({ key: 'k' });
  });
});

describe('concurrent requests', () => {
  test('each get their own errors', () => {
    const first = evaluate(`util.appendError('one', 'A');`);
    const second = evaluate(`util.appendError('two', 'B');`);
    expect(first.appended.map(({ message }) => message)).toEqual(['one']);
    expect(second.appended.map(({ message }) => message)).toEqual(['two']);
  });
});
