import type { Functions } from '../lambda/functions.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { QueueDepth } from '../services/sqs/queue-depth.ts';
import type { NamedEventSource } from './event-sources.ts';

/**
 * A look at what is going on. `names` says, for people, what is not at rest; `activity` grows with everything that
 * happens, so that two equal looks with nothing named mean that nothing happened in between.
 */
export type PendingWorkCheck = () => Promise<{ names: string[]; activity: number }>;

/** What is looked at. */
export interface BusyOptions {
  inventory: Pick<Inventory, 'queues' | 'deadLetterQueues'>;
  services: Pick<CloudServices, 'queueDepths'>;
  functions: Pick<Functions, 'activity' | 'pending'>;
  sources: readonly Pick<NamedEventSource, 'name' | 'kind' | 'idle' | 'delivered'>[];
}

const holds = ({ name, visible, inFlight, delayed }: QueueDepth) =>
  `queue ${name}: ${visible} waiting, ${inFlight} in flight, ${delayed} delayed`;

/** Makes the look: queues (dead-letter queues excepted), streams, and functions that run or will run again. */
export function createPendingWorkCheck({
  inventory,
  services,
  functions,
  sources,
}: BusyOptions): PendingWorkCheck {
  const queues = new Set(inventory.queues.values());
  return async () => {
    const depths = await services.queueDepths();
    const full = depths.filter(
      ({ arn, visible, inFlight, delayed }) =>
        queues.has(arn) && !inventory.deadLetterQueues.has(arn) && visible + inFlight + delayed > 0,
    );
    const running = functions.activity().filter(({ busy }) => busy > 0);
    const pending = functions.pending();
    return {
      names: [
        ...full.map(holds),
        ...sources
          .filter(({ idle }) => !idle())
          .map(({ kind, name }) => `${kind} of ${name}: a batch in hand`),
        ...running.map(({ name, busy }) => `function ${name}: ${busy} running`),
        ...(pending > 0 ? [`${pending} asynchronous invocations, retries included`] : []),
      ],
      activity:
        sources.reduce((sum, { delivered }) => sum + delivered(), 0) +
        functions.activity().reduce((sum, { invocations }) => sum + invocations, 0),
    };
  };
}
