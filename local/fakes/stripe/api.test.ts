import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { startStripeFixture } from './testing/stripe-fixture.ts';

let fixture: Awaited<ReturnType<typeof startStripeFixture>>;
let stripe: Stripe;

beforeAll(async () => {
  fixture = await startStripeFixture();
  stripe = fixture.stripe;
});
afterAll(() => fixture.close());

const faultOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => undefined).catch((error) => error);

describe('the fake Stripe, called by the official client', () => {
  test('creates, updates and deletes a customer, and remembers deleted ones', async () => {
    const { id } = await stripe.customers.create({ email: 'ada@example.com', metadata: { sub: 'u1' } });

    await stripe.customers.update(id, { name: 'Ada', metadata: { sub: '', plan: 'none' } });

    expect(await stripe.customers.retrieve(id)).toMatchObject({ name: 'Ada', metadata: { plan: 'none' } });
    expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect(await faultOf(stripe.customers.del(id))).toMatchObject({ code: 'resource_missing' });
  });

  test('rejects wrong keys, unknown objects, routes and params, and missing params', async () => {
    const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;
    const other = fixture.clientWith('sk_test_somebody_elses');

    expect(await faultOf(other.customers.list())).toBeInstanceOf(StripeAuthenticationError);
    const missing = await faultOf(stripe.customers.retrieve('cus_none'));
    expect(missing).toBeInstanceOf(StripeInvalidRequestError);
    expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    expect(await faultOf(stripe.subscriptions.list({ customer: 'cus_none' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
    expect(await faultOf(stripe.rawRequest('GET', '/v1/coupons'))).toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/coupons).',
    });
    expect(await faultOf(stripe.rawRequest('POST', '/v1/customers', { nick: 'A' }))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'nick',
    });
    const noPrice = { mode: 'subscription', success_url: 'http://shop.test', line_items: [{ quantity: 1 }] };
    expect(await faultOf(stripe.rawRequest('POST', '/v1/checkout/sessions', noPrice))).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'line_items[0][price]',
    });
    expect(await faultOf(stripe.prices.retrieve('price_monthly', { expand: ['color'] }))).toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (color).',
    });
  });

  test('replays the response for the same idempotency key, and rejects other params', async () => {
    const once = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ email: 'a@example.com' }, once);

    const again = await stripe.customers.create({ email: 'a@example.com' }, once);

    expect(again.id).toBe(first.id);
    expect(await faultOf(stripe.customers.create({ email: 'b@example.com' }, once))).toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  test('paginates lists, newest first, without duplicates', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.unshift((await stripe.customers.create({ email: 'many@example.com' })).id);

    const page = await stripe.customers.list({ email: 'many@example.com', limit: 3 });
    const all = await stripe.customers
      .list({ email: 'many@example.com', limit: 3 })
      .autoPagingToArray({ limit: 100 });
    const before = await stripe.customers.list({
      email: 'many@example.com',
      limit: 2,
      ending_before: ids[4] ?? '',
    });

    expect(page).toMatchObject({ has_more: true, url: '/v1/customers' });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(before).toMatchObject({ has_more: true, data: [{ id: ids[2] }, { id: ids[3] }] });
  });

  test('is down or rate-limited if its behavior file says so', async () => {
    const folder = join(fixture.feedsDir, 'stripe');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'api.behavior.json'), '{"status":429}');
    expect(await faultOf(stripe.prices.list())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await writeFile(join(folder, 'api.behavior.json'), '{"status":503}');
    expect(await faultOf(stripe.prices.list())).toMatchObject({ statusCode: 503 });
    await rm(folder, { recursive: true });
    expect((await stripe.prices.list()).data).toHaveLength(2);
  });

  test('replays a failure for its idempotency key after the outage', async () => {
    // given
    const folder = join(fixture.feedsDir, 'stripe');
    const create = (idempotencyKey: string) =>
      stripe.customers.create({ email: 'c@example.com' }, { idempotencyKey });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'api.behavior.json'), '{"status":500}');
    expect(await faultOf(create('failed'))).toMatchObject({ statusCode: 500 });
    // when
    await rm(folder, { recursive: true });
    // then
    expect(await faultOf(create('failed'))).toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect((await create('failed-2')).email).toBe('c@example.com');
  });
});
