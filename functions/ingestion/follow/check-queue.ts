import type { HostQueue, QueueDeps } from '../registry/discovery/host-queue.ts';

/** Between two requests to a host. */
const PAUSE_MS = 500;

/** No request is sent after this long. */
const MAX_MS = 60_000;

/** Creates the queue of one check, which ends after a minute. No request is repeated: a person waits for the answer. */
export function checkQueue({ sleep, now }: QueueDeps): HostQueue {
  const until = now().getTime() + MAX_MS;
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
