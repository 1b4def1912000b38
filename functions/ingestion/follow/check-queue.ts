import type { HostQueue, QueueDeps } from '../registry/discovery/host-queue.ts';

/** Between two requests to a host. */
const PAUSE_MS = 500;

/** How long a check may take. No request is sent after that, and none stays open. */
export const MAX_CHECK_MS = 30_000;

/**
 * Creates the queue of one check, which ends after 30 seconds. No request is repeated: a person waits for the answer.
 */
export function checkQueue({ sleep, now }: QueueDeps): HostQueue {
  const until = now().getTime() + MAX_CHECK_MS;
  const asked = new Set<string>();
  return {
    async run(host, ask) {
      if (asked.has(host)) await sleep(PAUSE_MS);
      asked.add(host);
      if (now().getTime() > until) throw new Error('The check took too long.');
      return ask();
    },
  };
}
