import { describe, expect, test } from '@jest/globals';
import { Failure, failureOf, failureOfStatus, mayPass, toFailure } from './failure.ts';

describe('a failed call', () => {
  test('API-03 a refusal of the service shows the service’s own sentence', () => {
    const failure = failureOf({ errorType: 'BadInput', message: 'The time zone is unknown.' });
    expect([failure.code, failure.message]).toEqual(['BadInput', 'The time zone is unknown.']);
  });

  test.each([
    ['UnauthorizedException', 'Unauthorized'],
    ['Unauthorized', 'Unauthorized'],
    ['MappingTemplate', 'Internal'],
    [null, 'Internal'],
  ])('an error of type %s is %s, and its words for developers are not shown', (errorType, code) => {
    const failure = failureOf({ errorType, message: 'Value for field $[operation] not found.' });
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain('operation');
  });

  test.each([
    [401, 'Unauthorized'],
    [403, 'Unavailable'],
    [429, 'Unavailable'],
    [503, 'Unavailable'],
    [500, 'Internal'],
  ])('the bare status %d is %s', (status, code) => {
    expect(failureOfStatus(status).code).toBe(code);
  });

  test('what fetch throws when nothing answers is Unreachable, and the cause is kept', () => {
    const cause = new TypeError('Failed to fetch');
    const failure = toFailure(cause);
    expect([failure.code, failure.cause]).toEqual(['Unreachable', cause]);
  });

  test('only what may pass by itself is asked again', () => {
    const codes = [
      'BadInput',
      'Forbidden',
      'NotFound',
      'Conflict',
      'Unauthorized',
      'Unavailable',
      'Internal',
      'Unreachable',
    ] as const;
    expect(codes.filter((code) => mayPass(new Failure(code)))).toEqual([
      'Unavailable',
      'Internal',
      'Unreachable',
    ]);
  });
});
