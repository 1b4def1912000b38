import type { Functions } from '../lambda/functions.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { QueueDepth } from '../services/sqs/queue-depth.ts';
import type { NamedEventSource } from './event-sources.ts';

export interface PendingWork {
  /** Descriptions of queues, event sources and functions that are not idle. */
  names: string[];
  /** Grows with all work. Two equal values without names mean that nothing happened in between. */
  activity: number;
  /** The queues whose messages wait for another attempt, if nothing else is pending. */
  postponed: string[];
}

export type PendingWorkCheck = () => Promise<PendingWork>;

export interface Deps {
  inventory: Pick<Inventory, 'queues' | 'deadLetterQueues'>;
  services: Pick<CloudServices, 'queueDepths'>;
  functions: Pick<Functions, 'activity' | 'pending'>;
  sources: readonly Pick<NamedEventSource, 'name' | 'kind' | 'idle' | 'delivered'>[];
}

const describeQueue = ({ name, visible, inFlight, delayed }: QueueDepth) =>
  `queue ${name}: ${visible} waiting, ${inFlight} in flight, ${delayed} delayed`;

/** Checks queues (except dead-letter queues), streams, and functions that run or will be retried. */
export function createPendingWorkCheck({ inventory, services, functions, sources }: Deps): PendingWorkCheck {
  const queues = new Set(inventory.queues.values());
  return async () => {
    const depths = await services.queueDepths();
    const nonEmpty = depths.filter(
      ({ arn, visible, inFlight, delayed }) =>
        queues.has(arn) && !inventory.deadLetterQueues.has(arn) && visible + inFlight + delayed > 0,
    );
    const running = functions.activity().filter(({ busy }) => busy > 0);
    const pending = functions.pending();
    const others = [
      ...sources
        .filter(({ idle }) => !idle())
        .map(({ kind, name }) => `${kind} of ${name}: records in progress`),
      ...running.map(({ name, busy }) => `function ${name}: ${busy} running`),
      ...(pending > 0 ? [`${pending} asynchronous invocations, retries included`] : []),
    ];
    const isHidden = ({ visible, delayed }: QueueDepth) => visible + delayed === 0;
    return {
      names: [...nonEmpty.map(describeQueue), ...others],
      activity:
        sources.reduce((sum, { delivered }) => sum + delivered(), 0) +
        functions.activity().reduce((sum, { invocations }) => sum + invocations, 0),
      postponed: others.length === 0 && nonEmpty.every(isHidden) ? nonEmpty.map(({ name }) => name) : [],
    };
  };
}
