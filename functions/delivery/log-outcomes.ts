import { log } from '../platform/log.ts';
import type { DeliveryStore } from './delivery-store.ts';

/**
 * The same store, which logs what becomes of each alert. The line of a sent one has both its job and its message, so
 * that a search for the job leads to what the provider reports of the message.
 */
export function logOutcomes(store: DeliveryStore): DeliveryStore {
  return {
    ...store,
    async settle(sub, alerts, to) {
      await store.settle(sub, alerts, to);
      const { state, messageId } = to;
      for (const { sk: jobId } of alerts)
        log.info('alert settled', { jobId, state, ...(messageId === null ? {} : { messageId }) });
    },
    async defer(sub, jobIds, at) {
      await store.defer(sub, jobIds, at);
      for (const jobId of jobIds) log.info('alert deferred', { jobId, until: new Date(at).toISOString() });
    },
  };
}
