import { randomUUID } from 'node:crypto';
import { deliver, deliverDue } from '../../functions/delivery/deliver.ts';
import type { AlertMessage, Deps } from '../../functions/delivery/delivery.ts';
import type { DeliveryStore } from '../../functions/delivery/delivery-store.ts';
import {
  type DeliveryRows,
  memoryDeliveryStore,
} from '../../functions/delivery/fixtures/memory-delivery-store.ts';
import { type Clock, messageSender, pacer } from '../../functions/delivery/message-sender.ts';
import type { Key } from '../../functions/table/keys.ts';
import { type Pace, splitMailRate } from '../../infra/mail-rate.ts';
import { type SimulatedQueue, simulatedQueue } from './simulated-queue.ts';

/** A call of DynamoDB, in milliseconds. */
export const ROUND_TRIP_MS = 5;

/** A call of SES, in milliseconds. */
const MAIL_MS = 80;

/** A failed message comes back when its visibility timeout ends. Must match infra/alerts.ts. */
const VISIBILITY_MS = 20_000;

export interface NewAlert {
  readonly sub: string;
  readonly jobId: string;
}

/** What a test sees of delivery. */
export interface Observer {
  /** A mail is started, at an instant in epoch milliseconds. */
  onMail(at: number): void;
  onSent(sub: string, at: number): void;
  /** A first message was accepted so many milliseconds after its oldest job was detected. */
  onFirst(milliseconds: number): void;
}

/** Delivery's two queues with the workers and pacers of a stage. Each message gets the rows of its person. */
export function simulatedDelivery(
  clock: Clock,
  mailsPerSecond: number,
  rowsOf: (sub: string) => DeliveryRows,
  observer: Observer,
): { alerts: SimulatedQueue<NewAlert>; due: SimulatedQueue<Key> } {
  const now = () => new Date(clock.now());
  const sendMail = async ({ user }: AlertMessage) => {
    observer.onMail(clock.now());
    await clock.wait(MAIL_MS);
    observer.onSent(user.sub, clock.now());
    return 'accepted' as const;
  };
  const workersOf = (kind: 'first' | 'deferred', { workers, gap }: Pace) => {
    const senders = Array.from({ length: workers }, () =>
      messageSender(
        {
          sendMail,
          sendPush: async () => 'failed',
          sendText: async () => 'failed',
          pace: pacer(gap, clock),
          channels: { count: () => undefined },
          latency: { add: observer.onFirst },
          tally: { add: () => undefined },
          now,
        },
        kind,
      ),
    );
    return (sub: string, worker: number): Deps => ({
      store: withRoundTrips(memoryDeliveryStore(rowsOf(sub)), clock),
      sendMessage: async (message) => senders[worker]?.(message) ?? 'refused',
      now,
      newId: randomUUID,
    });
  };
  const { immediate, deferred } = splitMailRate(mailsPerSecond);
  const [first, later] = [workersOf('first', immediate), workersOf('deferred', deferred)];
  const alerts = simulatedQueue<NewAlert>(clock, immediate, async (alert, worker) => {
    const { sub, jobId } = alert;
    await deliver(first(sub, worker), sub, jobId).catch(() => retryLater(() => alerts.send([alert])));
  });
  const due = simulatedQueue<Key>(clock, deferred, async (key, worker) => {
    const [, sub = ''] = key.sk.split('#');
    await deliverDue(later(sub, worker), key).catch(() => retryLater(() => due.send([key])));
  });
  const retryLater = (send: () => void): void => void clock.wait(VISIBILITY_MS).then(send);
  return { alerts, due };
}

/** The same store, each call a round trip later. */
function withRoundTrips(store: DeliveryStore, { wait }: Clock): DeliveryStore {
  const calls = Object.entries(store).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    async (...args: unknown[]) => {
      await wait(ROUND_TRIP_MS);
      return call(...args);
    },
  ]);
  // Every method keeps its name and its arguments.
  return Object.fromEntries(calls) as DeliveryStore;
}
