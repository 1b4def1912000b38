import { afterEach, describe, expect, test } from '@jest/globals';
import { aSubscription } from './fixtures/payments.ts';
import { type Answers, stripeServer } from './fixtures/stripe-server.ts';

let server: Awaited<ReturnType<typeof stripeServer>>;
const serve = async (answers: Answers) => {
  server = await stripeServer(answers);
  return server;
};
afterEach(() => server.close());

const list = (data: object[]) => ({ body: { object: 'list', has_more: false, data } });
const wanted = { customerId: 'cus_ada', sub: 'ada', planInterval: 'YEARLY' as const, once: 'checkout-cs_0' };
const prices = { 'GET /v1/prices': list([{ id: 'price_annual', object: 'price' }]) };

describe('what is asked of Stripe', () => {
  test('API-02 a customer is made once for a person, whoever asks how often', async () => {
    const { payments, asked } = await serve({ 'POST /v1/customers': { body: { id: 'cus_ada' } } });
    expect(await payments.createCustomer('ada', 'ada@example.com')).toBe('cus_ada');
    expect(asked).toEqual([
      {
        call: 'POST /v1/customers',
        key: 'customer-ada',
        form: { email: 'ada@example.com', 'metadata[sub]': 'ada' },
      },
    ]);
  });

  test('API-02 a page is made once after the page before it, by the plan’s price, and leads back', async () => {
    const page = { body: { id: 'cs_1', url: 'https://pay/cs_1' } };
    const { payments, asked } = await serve({ ...prices, 'POST /v1/checkout/sessions': page });
    expect(await payments.createCheckout(wanted)).toBe('https://pay/cs_1');
    expect(asked).toMatchObject([
      { call: 'GET /v1/prices', form: { 'lookup_keys[0]': 'annual', active: 'true' } },
      {
        call: 'POST /v1/checkout/sessions',
        key: 'checkout-cs_0',
        form: {
          mode: 'subscription',
          customer: 'cus_ada',
          'line_items[0][price]': 'price_annual',
          'metadata[planInterval]': 'YEARLY',
          'subscription_data[metadata][sub]': 'ada',
          success_url: 'https://site.example/profile/subscription?checkout=done',
          cancel_url: 'https://site.example/profile/subscription?checkout=left',
        },
      },
    ]);
  });

  test('SUB-01 a change of plan is invoiced at once, or refused as a whole', async () => {
    const { payments, asked } = await serve({ ...prices, 'POST /v1/subscriptions/sub_1': { body: {} } });
    await payments.changePlan(aSubscription, 'YEARLY');
    expect(asked[1]?.form).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_annual',
      cancel_at_period_end: 'false',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  });

  test('SUB-03 of a customer whom Stripe no longer has there is nothing left', async () => {
    const { payments } = await serve({});
    expect(await payments.subscriptionsOf('cus_gone')).toEqual([]);
    expect(await payments.checkoutsOf('cus_gone')).toEqual([]);
    await payments.removeCustomer('cus_gone');
    await payments.endNow('sub_gone');
    expect(server.asked).toHaveLength(4);
  });

  test('API-01 receipts are the paid invoices with what came of the payment, page by page', async () => {
    const invoice = (id: string, cents: number) => ({
      id,
      created: 1_000_000,
      amount_paid: cents,
      currency: 'usd',
      hosted_invoice_url: `https://pay/${id}`,
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }] },
    });
    const invoices = [invoice('in_2', 463), invoice('in_1', 463), invoice('in_0', 0)];
    const charge = { payment_intent: 'pi_in_1', amount_refunded: 463, refunded: true, disputed: false };
    const { payments, asked } = await serve({
      'GET /v1/invoices': { body: { object: 'list', has_more: true, data: invoices } },
      'GET /v1/charges': list([charge]),
    });
    const page = await payments.receiptsOf('cus_ada', 'in_3');
    expect(page.items.map(({ receiptId, amount }) => [receiptId, amount])).toEqual([
      ['in_2', '$4.63'],
      ['in_1', '$4.63, refunded'],
    ]);
    expect(page.nextToken).toBe('in_0');
    expect(asked[0]?.form).toMatchObject({ customer: 'cus_ada', status: 'paid', starting_after: 'in_3' });
    await expect(payments.receiptsOf('cus_ada', 'ch_1')).rejects.toMatchObject({ code: 'BadInput' });
  });
});

describe('what Stripe refuses', () => {
  const refusing = (status: number, error: object) =>
    serve({ ...prices, 'POST /v1/checkout/sessions': { status, body: { error } } });

  test.each([
    ['a key that stood for another page', 400, { type: 'idempotency_error' }, 'Conflict'],
    ['a key whose first request is at work', 409, { type: 'invalid_request_error' }, 'Conflict'],
    ['a card', 402, { type: 'card_error', code: 'card_declined' }, 'Conflict'],
    ['our key', 401, { type: 'invalid_request_error' }, 'Unavailable'],
    ['too many questions', 429, { type: 'invalid_request_error', code: 'rate_limit' }, 'Unavailable'],
    ['everything', 500, { type: 'api_error' }, 'Unavailable'],
    ['a mistake of ours', 400, { type: 'invalid_request_error', param: 'mode' }, 'Internal'],
  ])('SUB-03 %s, is told to the person in our words', async (_, status, error, code) => {
    const { payments } = await refusing(status, { ...error, message: 'Stripe’s words.' });
    const asked = payments.createCheckout(wanted);
    await expect(asked).rejects.toMatchObject({ code, message: expect.not.stringContaining('Stripe’s') });
  });
});
