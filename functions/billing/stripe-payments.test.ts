import { afterEach, describe, expect, test } from '@jest/globals';
import { aSubscription } from './fixtures/memory-payments.ts';
import { repeatFirstResponse, type StripeResponses, startStripeServer } from './fixtures/stripe-server.ts';

let server: Awaited<ReturnType<typeof startStripeServer>>;
const serve = async (responses: StripeResponses) => {
  server = await startStripeServer(responses);
  return server;
};
afterEach(() => server.close());

const list = (data: object[]) => ({ body: { object: 'list', has_more: false, data } });
const request = {
  customerId: 'cus_ada',
  sub: 'ada',
  planInterval: 'YEARLY' as const,
  idempotencyKey: 'checkout-cs_0',
};
const prices = { 'GET /v1/prices': list([{ id: 'price_annual', object: 'price' }]) };

describe('a call to Stripe', () => {
  test('API-02 creates a person’s customer with an idempotency key', async () => {
    const { payments, calls } = await serve({ 'POST /v1/customers': { body: { id: 'cus_ada' } } });
    expect(await payments.createCustomer('ada', 'ada@example.com')).toBe('cus_ada');
    expect(calls).toEqual([
      {
        call: 'POST /v1/customers',
        key: 'customer-ada',
        form: { email: 'ada@example.com', 'metadata[sub]': 'ada' },
      },
    ]);
  });

  test('API-02 opens a page with the plan’s price, an idempotency key and links back to the site', async () => {
    const page = { body: { id: 'cs_1', url: 'https://pay/cs_1' } };
    const { payments, calls } = await serve({ ...prices, 'POST /v1/checkout/sessions': page });
    expect(await payments.createCheckout(request)).toBe('https://pay/cs_1');
    expect(calls).toMatchObject([
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

  test('SUB-04 opens the portal for a customer, which leads back to the subscription', async () => {
    const page = { body: { id: 'bps_1', object: 'billing_portal.session', url: 'https://portal/bps_1' } };
    const { payments, calls } = await serve({ 'POST /v1/billing_portal/sessions': page });
    expect(await payments.createPortal('cus_ada')).toBe('https://portal/bps_1');
    expect(calls[0]?.form).toEqual({
      customer: 'cus_ada',
      return_url: 'https://site.example/profile/subscription',
    });
  });

  test('SUB-01 changes a plan with an immediate invoice, or not at all', async () => {
    const { payments, calls } = await serve({ ...prices, 'POST /v1/subscriptions/sub_1': { body: {} } });
    await payments.changePlan(aSubscription, 'YEARLY');
    expect(calls[1]?.form).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_annual',
      cancel_at_period_end: 'false',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  });

  test.each([
    ['of its period', false, { cancel_at_period_end: 'false' }],
    ['at a time of its own, as the customer portal sets it', true, { cancel_at: '' }],
  ])('SUB-03 undoes a cancellation for the end %s', async (_, endsAtOwnTime, form) => {
    const { payments, calls } = await serve({ 'POST /v1/subscriptions/sub_1': { body: {} } });
    await payments.undoCancellation({ ...aSubscription, endsAt: 3_592_000, endsAtOwnTime });
    expect(calls).toMatchObject([{ call: 'POST /v1/subscriptions/sub_1', form }]);
    expect(Object.keys(calls[0]?.form ?? {})).toEqual(Object.keys(form));
  });

  test('SUB-03 treats a missing customer as deleted', async () => {
    const { payments } = await serve({});
    expect(await payments.listSubscriptions('cus_gone')).toEqual([]);
    expect(await payments.listCheckouts('cus_gone')).toEqual([]);
    await payments.removeCustomer('cus_gone');
    await payments.cancelNow('sub_gone');
    expect(server.calls).toHaveLength(4);
  });

  test('API-01 lists paid invoices with their refunds as receipts, in pages', async () => {
    const invoice = (id: string, cents: number) => ({
      id,
      created: 1_000_000,
      amount_paid: cents,
      currency: 'usd',
      hosted_invoice_url: `https://pay/${id}`,
      lines: { data: [{ period: { start: 1_000_000, end: 3_592_000 } }] },
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }] },
    });
    const invoices = [invoice('in_2', 463), invoice('in_1', 463), invoice('in_0', 0)];
    const charge = { payment_intent: 'pi_in_1', amount_refunded: 463, refunded: true, disputed: false };
    const { payments, calls } = await serve({
      'GET /v1/invoices': { body: { object: 'list', has_more: true, data: invoices } },
      'GET /v1/charges': list([charge]),
    });
    const page = await payments.listReceipts('cus_ada', 'in_3');
    expect(page.items.map(({ receiptId, amount }) => [receiptId, amount])).toEqual([
      ['in_2', '$4.63'],
      ['in_1', '$4.63, refunded'],
    ]);
    expect(page.nextToken).toBe('in_0');
    expect(calls[0]?.form).toMatchObject({ customer: 'cus_ada', status: 'paid', starting_after: 'in_3' });
    await expect(payments.listReceipts('cus_ada', 'ch_1')).rejects.toMatchObject({ code: 'BadInput' });
  });
});

describe('an error of Stripe', () => {
  const refusing = (status: number, error: object) =>
    serve({ ...prices, 'POST /v1/checkout/sessions': { status, body: { error } } });

  test.each([
    ['a reused idempotency key', 400, { type: 'idempotency_error' }, 'Conflict'],
    ['an idempotency key in use', 409, { type: 'invalid_request_error' }, 'Conflict'],
    ['a declined card', 402, { type: 'card_error', code: 'card_declined' }, 'Conflict'],
    ['an invalid API key', 401, { type: 'invalid_request_error' }, 'Unavailable'],
    ['rate limiting', 429, { type: 'invalid_request_error', code: 'rate_limit' }, 'Unavailable'],
    ['an outage', 500, { type: 'api_error' }, 'Unavailable'],
    ['an invalid request', 400, { type: 'invalid_request_error', param: 'mode' }, 'Internal'],
  ])('SUB-03 for %s becomes a fault with our own message', async (_, status, error, code) => {
    const { payments } = await refusing(status, { ...error, message: "Stripe's message." });
    const checkout = payments.createCheckout(request);
    await expect(checkout).rejects.toMatchObject({ code, message: expect.not.stringContaining("Stripe's") });
  });
});

describe('a failure that Stripe replays for a day', () => {
  const failed = {
    status: 500,
    body: { error: { type: 'api_error', message: 'An unknown error occurred' } },
  };
  /** Fails `failures` times, and then creates objects. */
  function serveAfter(failures: number) {
    let requests = 0;
    const create = repeatFirstResponse(() => {
      requests += 1;
      const number = requests - failures;
      return number > 0 ? { body: { id: `id_${number}`, url: `https://pay/cs_${number}` } } : failed;
    });
    return serve({ ...prices, 'POST /v1/customers': create, 'POST /v1/checkout/sessions': create });
  }
  const keys = () => server.calls.flatMap(({ key }) => key ?? []);
  const unavailable = { code: 'Unavailable' };

  test('SUB-03 doesn’t prevent a person’s customer', async () => {
    const { payments } = await serveAfter(1);
    const create = () => payments.createCustomer('ada', 'ada@example.com');
    await expect(create()).rejects.toMatchObject(unavailable);
    expect([await create(), await create()]).toEqual(['id_1', 'id_1']);
  });

  test('SUB-03 doesn’t prevent a page, which concurrent requests still share', async () => {
    const { payments } = await serveAfter(1);
    await expect(payments.createCheckout(request)).rejects.toMatchObject(unavailable);
    const urls = await Promise.all([payments.createCheckout(request), payments.createCheckout(request)]);
    expect(urls).toEqual(['https://pay/cs_1', 'https://pay/cs_1']);
    expect([...new Set(keys())]).toEqual(['checkout-cs_0', 'checkout-cs_0-2']);
  });

  test('SUB-03 doesn’t prevent a page for the other plan, but a page of the other plan does', async () => {
    const { payments } = await serveAfter(1);
    const monthly = { ...request, planInterval: 'MONTHLY' as const };
    await expect(payments.createCheckout(request)).rejects.toMatchObject(unavailable);
    expect(await payments.createCheckout(monthly)).toBe('https://pay/cs_1');
    await expect(payments.createCheckout(request)).rejects.toMatchObject({ code: 'Conflict' });
  });

  test('SUB-03 uses up one key for each attempt, and a request tries at most 10', async () => {
    const { payments } = await serveAfter(10);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await expect(payments.createCheckout(request)).rejects.toMatchObject(unavailable);
    expect(new Set(keys()).size).toBe(10);
    await expect(payments.createCheckout(request)).rejects.toMatchObject(unavailable);
    expect(new Set(keys()).size).toBe(10);
  });
});
