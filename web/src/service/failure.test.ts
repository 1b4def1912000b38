import { describe, expect, test } from '@jest/globals';
import { Failure, failureFromError, failureFromStatus, isTransient, toFailure } from './failure.ts';

describe('a failed call', () => {
  test('API-03 an error of the service shows the service’s own sentence', () => {
    const failure = failureFromError({ errorType: 'BadInput', message: 'The time zone is unknown.' });
    expect([failure.code, failure.message]).toEqual(['BadInput', 'The time zone is unknown.']);
  });

  test.each([
    ['UnauthorizedException', 'Unauthorized'],
    ['Unauthorized', 'Unauthorized'],
    ['MappingTemplate', 'Internal'],
    [null, 'Internal'],
  ])('an error of type %s is %s, and its message for developers is not shown', (errorType, code) => {
    const failure = failureFromError({ errorType, message: 'Value for field $[operation] not found.' });
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain('operation');
  });

  test.each([
    [401, 'Unauthorized'],
    [403, 'Unavailable'],
    [429, 'Unavailable'],
    [503, 'Unavailable'],
    [500, 'Internal'],
  ])('status %d without a GraphQL error is %s', (status, code) => {
    expect(failureFromStatus(status).code).toBe(code);
  });

  test('a network error of fetch is Unreachable, with its cause', () => {
    const cause = new TypeError('Failed to fetch');
    const failure = toFailure(cause);
    expect([failure.code, failure.cause]).toEqual(['Unreachable', cause]);
  });

  test('only failures that may pass by themselves are transient', () => {
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
    expect(codes.filter((code) => isTransient(new Failure(code)))).toEqual([
      'Unavailable',
      'Internal',
      'Unreachable',
    ]);
  });
});
