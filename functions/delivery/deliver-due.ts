import { deliver } from './deliver.ts';
import type { Delivery } from './delivery.ts';

/** Delivers what a due row holds. The row goes when its jobs are worked; one added meanwhile keeps it for a minute more. */
export async function deliverDue(delivery: Delivery, key: { pk: string; sk: string }): Promise<void> {
  const jobIds = await delivery.store.due(key);
  if (!jobIds) return;
  await deliver(delivery, key.sk.split('#')[1] ?? '', jobIds);
  await delivery.store.doneDue(key, jobIds);
}
