import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { backOff, isRetryable, retryWhileTimeLeft } from './retry.ts';

const named = (name: string) => Object.assign(new Error(name), { name });
const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void jest.restoreAllMocks());

describe('a busy table', () => {
  test.each([
    ['a throttled call', named('ThrottlingException'), true],
    ['a hot partition', named('ProvisionedThroughputExceededException'), true],
    ['a throttled transaction', canceled('None', 'ThrottlingError'), true],
    ['a transaction with a failed condition', canceled('ThrottlingError', 'ConditionalCheckFailed'), false],
    ['a transaction conflict', canceled('TransactionConflict'), false],
    ['a refused row', named('ValidationException'), false],
    ['a string', 'ThrottlingException', false],
  ])('OPS-01: %s is retryable or not', (_, error, expected) => {
    expect(isRetryable(error)).toBe(expected);
  });

  test('OPS-01 is retried until the call succeeds or the time is up', async () => {
    let refusals = 9;
    const write = async () => {
      refusals -= 1;
      if (refusals >= 0) throw canceled('ThrottlingError');
      return 'written';
    };
    expect(await retryWhileTimeLeft(write, () => 60_000)).toBe('written');
    refusals = 2;
    await expect(retryWhileTimeLeft(write, () => 1_000)).rejects.toThrow('Transaction cancelled');
    expect(refusals).toBe(1);
    expect(await backOff(1, () => 1_000)).toBe(false);
  });
});
