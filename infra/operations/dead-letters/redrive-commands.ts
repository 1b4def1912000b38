import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { describeLetter } from './describe-letter.ts';
import type { Letter, LetterBox, WayBack } from './letter.ts';
import { eachBatch, replay } from './replay.ts';

/** What the commands need of the world. */
export interface RedriveDeps {
  readonly box: LetterBox;
  readonly wayBack: (queue: DeadLetterQueue) => WayBack;
  readonly now: () => number;
  /** Takes a line of the result. */
  readonly print: (line: string) => void;
  /** Takes a line of progress. */
  readonly say: (line: string) => void;
}

/** Letters of a queue that are received to find the oldest. */
const LOOKED_AT = 100;

/** Returns the commands of `npm run redrive`; each gives the exit code. */
export function redriveCommands({ box, wayBack, now, print, say }: RedriveDeps) {
  /** Receives some letters and gives them back. */
  const peek = async ({ url }: DeadLetterQueue, max: number): Promise<Letter[]> => {
    const letters: Letter[] = [];
    await eachBatch(box, { url, max }, async (batch) => void letters.push(...batch));
    await giveBack(url, letters);
    return letters.toSorted((one, other) => one.sentAt - other.sentAt);
  };
  const giveBack = async (url: string, letters: readonly Letter[]) => {
    for (let start = 0; start < letters.length; start += 10)
      await box.release(url, letters.slice(start, start + 10));
  };
  const ageOf = (letter: Letter | undefined) => (letter ? duration(now() - letter.sentAt) : '-');

  return {
    async list(queues: readonly DeadLetterQueue[]): Promise<number> {
      for (const queue of queues.toSorted((one, other) => other.messages - one.messages)) {
        const [oldest] = queue.messages > 0 ? await peek(queue, Math.min(queue.messages, LOOKED_AT)) : [];
        const inFlight = queue.inFlight > 0 ? `, ${queue.inFlight} being looked at` : '';
        print(
          `${String(queue.messages).padStart(6)}  ${queue.name.padEnd(24)} oldest ${ageOf(oldest)}${inFlight}`,
        );
      }
      const sum = queues.reduce((total, { messages }) => total + messages, 0);
      if (sum > 0) say('Look with show <queue>, fix the cause, then replay <queue>.');
      return 0;
    },

    async show(queue: DeadLetterQueue, max: number): Promise<number> {
      print(`${queue.name}: ${queue.messages} messages that ${queue.functionName} failed at`);
      const letters = await peek(queue, Math.min(queue.messages, max));
      for (const letter of letters) {
        print(`${letter.id}  ${ageOf(letter)} old`);
        print(`    ${describeLetter(letter)}`);
      }
      const group = queue.logGroup;
      if (group && letters.length > 0)
        say(`The reason is in the log: aws logs tail ${group} --since 14d --filter-pattern '"<id or key>"'`);
      return 0;
    },

    async replay(queue: DeadLetterQueue, max: number): Promise<number> {
      const most = Math.min(queue.messages, max);
      if (most === 0) {
        print(`${queue.name} is empty: nothing to replay.`);
        return 0;
      }
      const { replayed, kept } = await replay(box, {
        url: queue.url,
        max: most,
        wayBack: wayBack(queue),
        onProgress: (done) => say(`${done} of ${most}`),
      });
      for (const { id, reason } of kept) print(`${id} stays: ${reason}`);
      print(`${queue.name}: ${replayed} replayed, ${kept.length} kept.`);
      if (replayed > 0) say('What fails again comes back here: list in some minutes.');
      return kept.length > 0 ? 1 : 0;
    },

    async discard(queue: DeadLetterQueue, id: string): Promise<number> {
      const others: Letter[] = [];
      let discarded = 0;
      await eachBatch(box, { url: queue.url, max: queue.messages }, async (letters) => {
        const chosen = letters.filter((letter) => id === 'all' || letter.id === id);
        await box.remove(queue.url, chosen);
        discarded += chosen.length;
        others.push(...letters.filter((letter) => !chosen.includes(letter)));
      });
      await giveBack(queue.url, others);
      if (discarded === 0 && id !== 'all')
        throw new Error(`${queue.name} has no message ${id}. Look with show ${queue.name}.`);
      print(`${queue.name}: ${discarded} discarded.`);
      return 0;
    },
  };
}

const MINUTE = 60_000;

/** A length of time as a person says it, in its largest unit. */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
