import type { AlertTally } from '../board/stats/alert-tally.ts';
import type { Delivery } from './delivery.ts';

/**
 * The same hand-over, which tells the tally of each message that was certainly taken. Of first messages it tells how
 * long they took from the sight of what made the job fit, the longest where there are several; deferred ones wait
 * because they should.
 */
export function countHandOver(
  handOver: Delivery['handOver'],
  tally: Pick<AlertTally, 'add'>,
  now: () => Date,
  kind: 'first' | 'deferred',
): Delivery['handOver'] {
  return async (message) => {
    const alerts = message.items.length;
    if (kind === 'deferred') {
      const outcome = await handOver(message);
      if (outcome === 'accepted') tally.add({ alerts });
      return outcome;
    }
    const seen = Math.min(...message.items.map(({ job }) => Date.parse(job.matchedFrom)));
    const outcome = await handOver({ ...message, seen });
    if (outcome === 'accepted') tally.add({ alerts, wait: now().getTime() - seen });
    return outcome;
  };
}
