/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { openCheckout } from './open-checkout.ts';

const email = 'ada@mail.example';
const fetchBefore = globalThis.fetch;
const leave = jest.fn<(address: string) => void>();

/** Plays a service that answers each checkout so; gives what it was asked. */
function given(body: object) {
  const asked: unknown[] = [];
  const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url !== '/config.json') asked.push(JSON.parse(String(init.body)).variables.input);
    return { ok: true, status: 200, json: async () => (url === '/config.json' ? config : body) };
  };
  Object.assign(globalThis, { fetch });
  return asked;
}

const address = 'https://pay.example/checkout';
const opens = { data: { createCheckoutSession: address } };

describe('the way to the checkout', () => {
  afterEach(() => {
    leave.mockReset();
    jest.restoreAllMocks();
    Object.assign(globalThis, { fetch: fetchBefore });
  });

  test('API-02 asks for the plan and leaves for the address it is given', async () => {
    const asked = given(opens);
    await openCheckout(email, 'YEARLY', leave);
    expect(asked).toEqual([{ email, planInterval: 'YEARLY' }]);
    expect(leave.mock.calls).toEqual([[address]]);
  });

  test('PRICE-03 asked twice at once, wherever on the page, it opens one', async () => {
    const asked = given(opens);
    await Promise.all([openCheckout(email, 'MONTHLY', leave), openCheckout(email, 'YEARLY', leave)]);
    expect(asked).toEqual([{ email, planInterval: 'MONTHLY' }]);
    expect(leave).toHaveBeenCalledTimes(1);
    await openCheckout(email, 'YEARLY', leave);
    expect(asked).toHaveLength(2);
  });

  test('API-02 what fails is logged, rejects with the sentence, and leaves for nowhere', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    given({ data: null, errors: [{ errorType: 'Conflict', message: 'You subscribe already.' }] });
    await expect(openCheckout(email, 'MONTHLY', leave)).rejects.toMatchObject({
      message: 'You subscribe already.',
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test('API-02 an address that is none of the web is not followed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    given({ data: { createCheckoutSession: 'javascript:alert(1)' } });
    await expect(openCheckout(email, 'MONTHLY', leave)).rejects.toThrow();
    expect(leave).not.toHaveBeenCalled();
  });
});
