import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startStripeFixture } from '../testing/stripe-fixture.ts';
import { openObjectStore } from './object-store.ts';

test("the account's objects and clock survive a restart", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const first = await startStripeFixture({ dataFolder });
  const { subscription } = await first.subscriber();
  await first.send('/stripe/clock', { days: '40' });
  const before = await first.stripe.subscriptions.retrieve(subscription.id);
  await first.close();

  const second = await startStripeFixture({ dataFolder });
  const after = await second.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  const { created } = await second.stripe.customers.create({ email: 'later@example.com' });

  expect(after.items.data[0]?.current_period_end).toBe(before.items.data[0]?.current_period_end);
  expect(after.latest_invoice).toMatchObject({
    hosted_invoice_url: expect.stringContaining(second.origin),
  });
  expect(created - Date.now() / 1000).toBeGreaterThan(39 * 86_400);
  await second.close();
  await rm(dataFolder, { recursive: true });
});

test('reports a file that is not an account', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  await writeFile(join(folder, 'stripe.json'), '[]');

  expect(() => openObjectStore(join(folder, 'stripe.json'))).toThrow('Delete it and start again');

  await rm(folder, { recursive: true });
});
