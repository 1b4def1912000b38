/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { failedWith, fakeGraphQL } from '../../service/testing/fake-graphql.ts';
import { openCheckout } from './open-checkout.ts';

const email = 'ada@mail.example';
const leave = jest.fn<(address: string) => void>();

function given(body: object) {
  const asked: unknown[] = [];
  fakeGraphQL(({ input }) => {
    asked.push(input);
    return body;
  });
  return asked;
}

const address = 'https://pay.example/checkout';
const opens = { data: { createCheckoutSession: address } };

describe('openCheckout', () => {
  afterEach(() => {
    leave.mockReset();
    jest.restoreAllMocks();
  });

  test('API-02 requests the plan and opens the returned address', async () => {
    const asked = given(opens);
    await openCheckout(email, 'YEARLY', leave);
    expect(asked).toEqual([{ email, planInterval: 'YEARLY' }]);
    expect(leave.mock.calls).toEqual([[address]]);
  });

  test('PRICE-03 two calls at once open one checkout', async () => {
    const asked = given(opens);
    await Promise.all([openCheckout(email, 'MONTHLY', leave), openCheckout(email, 'YEARLY', leave)]);
    expect(asked).toEqual([{ email, planInterval: 'MONTHLY' }]);
    expect(leave).toHaveBeenCalledTimes(1);
    await openCheckout(email, 'YEARLY', leave);
    expect(asked).toHaveLength(2);
  });

  test('API-02 a failure is logged and rejected, and nothing opens', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    given(failedWith({ errorType: 'Conflict', message: 'You already have a subscription.' }));
    await expect(openCheckout(email, 'MONTHLY', leave)).rejects.toMatchObject({
      message: 'You already have a subscription.',
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test('API-02 an address that is not HTTP(S) is rejected', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    given({ data: { createCheckoutSession: 'javascript:alert(1)' } });
    await expect(openCheckout(email, 'MONTHLY', leave)).rejects.toThrow();
    expect(leave).not.toHaveBeenCalled();
  });
});
