import { inspect } from 'node:util';
import { expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { withPaymentFaults } from './payment-fault.ts';

test('an invalid request is logged without Stripe’s message, which may quote an e-mail', async () => {
  const invalidRequest = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode: 400,
    code: 'email_invalid',
    param: 'email',
    message: 'Invalid email address: ada@example.com',
  });
  const fault: unknown = await withPaymentFaults(() => Promise.reject(invalidRequest)).catch(
    (error: unknown) => error,
  );
  expect(fault).toMatchObject({ code: 'Internal', cause: { statusCode: 400, code: 'email_invalid' } });
  expect(inspect(fault, { depth: null })).not.toContain('ada@example.com');
});
