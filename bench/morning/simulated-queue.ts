import type { Clock } from '../../functions/delivery/message-sender.ts';

/** A queue of SQS and the workers that an event source mapping starts for it. */
export interface SimulatedQueue<Message> {
  send(messages: readonly Message[]): void;
  /** How many messages no worker has taken yet. */
  size(): number;
}

export interface Workers {
  /** The maximum concurrency of the event source. */
  readonly workers: number;
  readonly batchSize: number;
}

/** From the end of a batch to the start of the worker's next one, in milliseconds. */
const POLL_MS = 20;

/** Each worker takes the oldest messages, works them side by side, and takes the next when all are done. */
export function simulatedQueue<Message>(
  clock: Clock,
  { workers, batchSize }: Workers,
  /** Gets the worker's number, from 0. */
  consume: (message: Message, worker: number) => Promise<void>,
): SimulatedQueue<Message> {
  const messages: Message[] = [];
  let taken = 0;
  const idle: (() => void)[] = [];
  async function work(worker: number): Promise<void> {
    for (;;) {
      while (taken === messages.length) await new Promise<void>((wake) => void idle.push(wake));
      const batch = messages.slice(taken, taken + batchSize);
      taken += batch.length;
      await Promise.all(batch.map((message) => consume(message, worker)));
      await clock.wait(POLL_MS);
    }
  }
  for (let worker = 0; worker < workers; worker += 1) void work(worker);
  return {
    send(more) {
      for (const message of more) messages.push(message);
      for (const wake of idle.splice(0)) wake();
    },
    size: () => messages.length - taken,
  };
}
