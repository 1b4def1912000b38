import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { asking } from './payment-fault.ts';

test('a request that Stripe finds wrong is logged without the e-mail that its words quote', async () => {
  const wrong = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode: 400,
    code: 'email_invalid',
    param: 'email',
    message: 'Invalid email address: ada@example.com',
  });
  const fault: unknown = await asking(() => Promise.reject(wrong)).catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: 'Internal', cause: { statusCode: 400, code: 'email_invalid' } });
  expect(inspect(fault, { depth: null })).not.toContain('ada@example.com');
});
