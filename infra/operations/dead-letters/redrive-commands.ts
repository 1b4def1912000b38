import type { DeadLetter, QueueClient, Redeliver } from './dead-letter.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { describeDeadLetter } from './describe-dead-letter.ts';
import { forEachBatch, replay } from './replay.ts';

export interface Deps {
  readonly queueClient: QueueClient;
  readonly redeliver: (queue: DeadLetterQueue) => Redeliver;
  readonly now: () => number;
  /** Prints a line of the result. */
  readonly print: (line: string) => void;
  /** Prints a line of progress or advice. */
  readonly log: (line: string) => void;
}

/** Messages of a queue that are received to find the oldest. */
const MAX_SAMPLED = 100;

/** Creates the commands of `npm run redrive`. Each returns the exit code. */
export function createRedriveCommands({ queueClient, redeliver, now, print, log }: Deps) {
  /** Receives messages and makes them visible again. Returns the oldest first. */
  const peek = async ({ url }: DeadLetterQueue, max: number): Promise<DeadLetter[]> => {
    const messages: DeadLetter[] = [];
    await forEachBatch(queueClient, { url, max }, async (batch) => void messages.push(...batch));
    await releaseAll(url, messages);
    return messages.toSorted((a, b) => a.sentAt - b.sentAt);
  };
  const releaseAll = async (url: string, messages: readonly DeadLetter[]) => {
    for (let start = 0; start < messages.length; start += 10)
      await queueClient.release(url, messages.slice(start, start + 10));
  };
  const ageOf = (message: DeadLetter | undefined) => (message ? formatDuration(now() - message.sentAt) : '-');

  return {
    async list(queues: readonly DeadLetterQueue[]): Promise<number> {
      for (const queue of queues.toSorted((a, b) => b.messages - a.messages)) {
        const [oldest] = queue.messages > 0 ? await peek(queue, Math.min(queue.messages, MAX_SAMPLED)) : [];
        const inFlight = queue.inFlight > 0 ? `, ${queue.inFlight} in flight` : '';
        print(
          `${String(queue.messages).padStart(6)}  ${queue.name.padEnd(24)} oldest ${ageOf(oldest)}${inFlight}`,
        );
      }
      const sum = queues.reduce((total, { messages }) => total + messages, 0);
      if (sum > 0) log('Run show <queue>, fix the cause, then run replay <queue>.');
      return 0;
    },

    async show(queue: DeadLetterQueue, max: number): Promise<number> {
      print(`${queue.name}: ${queue.messages} messages that ${queue.functionName} failed at`);
      const messages = await peek(queue, Math.min(queue.messages, max));
      for (const message of messages) {
        print(`${message.id}  ${ageOf(message)} old`);
        print(`    ${describeDeadLetter(message)}`);
      }
      const group = queue.logGroup;
      if (group && messages.length > 0)
        log(
          `Find the reason in the log: aws logs tail ${group} --since 14d --filter-pattern '"<id or key>"'`,
        );
      return 0;
    },

    async replay(queue: DeadLetterQueue, max: number): Promise<number> {
      const limit = Math.min(queue.messages, max);
      if (limit === 0) {
        print(`${queue.name} is empty: nothing to replay.`);
        return 0;
      }
      const { replayed, kept } = await replay(queueClient, {
        url: queue.url,
        max: limit,
        redeliver: redeliver(queue),
        onProgress: (done) => log(`${done} of ${limit}`),
      });
      for (const { id, reason } of kept) print(`${id} stays: ${reason}`);
      print(`${queue.name}: ${replayed} replayed, ${kept.length} kept.`);
      if (replayed > 0) log('Messages that fail again return to this queue. Run list in some minutes.');
      return kept.length > 0 ? 1 : 0;
    },

    async discard(queue: DeadLetterQueue, id: string): Promise<number> {
      const others: DeadLetter[] = [];
      let discarded = 0;
      await forEachBatch(queueClient, { url: queue.url, max: queue.messages }, async (messages) => {
        const chosen = messages.filter((message) => id === 'all' || message.id === id);
        await queueClient.delete(queue.url, chosen);
        discarded += chosen.length;
        others.push(...messages.filter((message) => !chosen.includes(message)));
      });
      await releaseAll(queue.url, others);
      if (discarded === 0 && id !== 'all')
        throw new Error(`${queue.name} has no message ${id}. Run show ${queue.name}.`);
      print(`${queue.name}: ${discarded} discarded.`);
      return 0;
    },
  };
}

const MINUTE = 60_000;

function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
