import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { playedStripe } from '../testing/played-stripe.ts';
import { openBook } from './book.ts';

test('what the account keeps, and how far its clock is ahead, outlives a restart', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const first = await playedStripe({ dataFolder });
  const { subscription } = await first.subscriber();
  await first.send('/stripe/clock', { days: '40' });
  const before = await first.stripe.subscriptions.retrieve(subscription.id);
  await first.close();

  const second = await playedStripe({ dataFolder });
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

test('a file that is none of its own is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  await writeFile(join(folder, 'stripe.json'), '[]');

  expect(() => openBook(join(folder, 'stripe.json'))).toThrow('remove it and start again');

  await rm(folder, { recursive: true });
});
