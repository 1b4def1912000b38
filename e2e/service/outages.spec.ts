import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { connectConsole, type Fault } from '../support/console.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { writeBoard, writeFeedFile } from '../support/feeds.ts';
import { fetchListing } from '../support/graphql.ts';
import { inventWords } from '../support/invented-words.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { poisonEveryQueue } from '../support/poison.ts';
import { type Stack, startOwnStack, temporaryFolder } from '../support/stack.ts';
import { until } from '../support/until.ts';

const HOUR = 3_600;

/** Standard queues may do this at any time. */
const UNORDERED: readonly Fault[] = (['duplicate', 'reorder'] as const).map((kind) => ({
  service: 'sqs',
  action: 'ReceiveMessage',
  kind,
  rate: 0.5,
}));

const WELCOME = 'Your job alerts are on';

/** Jobs that an honest board posts during each outage, and the people who want them. */
const SHARE = 3;

interface Scene {
  readonly stack: Stack;
  /** Moves the functions' clocks by this many seconds. */
  moveClock(seconds: number): Promise<void>;
}

/** The faults, in this order on one product. */
const OUTAGES: readonly { name: string; begin(scene: Scene): Promise<unknown> }[] = [
  { name: 'none', begin: async () => undefined },
  {
    name: 'half of all messages twice, half out of order',
    async begin({ stack }) {
      for (const fault of UNORDERED) await connectConsole(stack).fault(fault);
    },
  },
  { name: 'poison in every queue', begin: ({ stack }) => poisonEveryQueue(stack) },
  {
    name: 'a vendor answers 503 for a day',
    async begin({ stack, moveClock }) {
      await writeFeedFile(stack.feedsDir, 'lever/kestrel.behavior.json', '{"status":503}');
      for (let hour = 1; hour <= 24; hour += 1) {
        await moveClock(HOUR);
        await connectConsole(stack).run('poll-boards');
      }
    },
  },
  { name: 'clocks jump an hour ahead', begin: ({ moveClock }) => moveClock(HOUR) },
  { name: 'clocks jump an hour back', begin: ({ moveClock }) => moveClock(-HOUR) },
];

/** The clocks of a product's functions, by a file that they read (local/cloud/lambda/shift-clock.ts). */
function functionClock(file: string) {
  let offset = 0;
  return {
    async move(seconds: number) {
      offset += seconds;
      await writeFile(`${file}.new`, String(offset));
      await rename(`${file}.new`, file);
    },
    /** Their day in UTC. */
    date: () => new Date(Date.now() + 1_000 * offset).toISOString().slice(0, 10),
  };
}

// The nightly run only: it takes minutes.
if (IS_EXHAUSTIVE) {
  test.describe('outages', () => {
    test.describe.configure({ timeout: 1_800_000 });
    let stack: Stack;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;

    test.beforeAll(async () => {
      folder = await temporaryFolder('clock');
      stack = await startOwnStack(
        async (feedsDir) => {
          await writeBoard(feedsDir, 'copper', 'Copper & Kite', [{ id: 1, title: 'Office Manager' }]);
          await writeFeedFile(feedsDir, 'lever/kestrel.json', '[]');
        },
        { FUNCTION_CLOCK_FILE: join(folder.path, 'seconds') },
      );
    });
    test.afterAll(async () => {
      await stack?.stop();
      await folder.remove();
    });

    const alertsOf = async ({ email }: Person) =>
      (await connectConsole(stack).outbox(email)).filter(({ subject }) => subject?.includes('Copper & Kite'));

    test('MATCH-02 MATCH-03 leave every alert of an honest board exactly once, and soon', async () => {
      const console = connectConsole(stack);
      const clock = functionClock(join(folder.path, 'seconds'));
      const people: (Person & { word: string })[] = [];
      for (const word of inventWords(OUTAGES.length * SHARE))
        people.push({
          ...(await signUp(stack, `${word}@outage.example`, { titles: [`${word} engineer`] })),
          word,
        });
      // A job that is posted before its reader is welcome would be in the welcome mail.
      await until('everyone is welcome', async () => {
        const mails = await Promise.all(people.map(({ email }) => console.outbox(email)));
        return mails.every((own) => own.some(({ subject }) => subject === WELCOME)) || undefined;
      });

      const postings = [{ id: 1, title: 'Office Manager' }];
      const measured = new Map<string, { rounds: number; slowest: number }>();
      for (const [index, { name, begin }] of OUTAGES.entries()) {
        const share = people.slice(index * SHARE, (index + 1) * SHARE);
        await begin({ stack, moveClock: clock.move });
        for (const { word } of share)
          postings.push({ id: postings.length + 1, title: `Senior ${word} Engineer` });
        await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', postings);
        let rounds = 0;
        let roundAt = performance.now();
        await until(`the jobs are seen during: ${name}`, async () => {
          roundAt = performance.now();
          await console.run('poll-boards');
          await console.settle();
          const titles = new Set(
            (await fetchListing(stack, { date: clock.date() })).map(({ jobTitle }) => jobTitle),
          );
          if (share.every(({ word }) => [...titles].some((title) => title.toLowerCase().includes(word))))
            return true;
          // A round a minute.
          rounds += 1;
          await clock.move(60);
          return undefined;
        });
        await until(`an alert for everybody during: ${name}`, async () => {
          for (const schedule of ['sweep', 'drain-due']) await console.run(schedule);
          const counts = await Promise.all(share.map(async (person) => (await alertsOf(person)).length));
          return counts.every((count) => count > 0) ? true : undefined;
        });
        measured.set(name, { rounds, slowest: performance.now() - roundAt });
        await console.clearFaults();
      }
      await console.settle();

      const rows = await Promise.all(
        OUTAGES.map(async ({ name }, index) => {
          const share = people.slice(index * SHARE, (index + 1) * SHARE);
          const counts = await Promise.all(share.map(async (person) => (await alertsOf(person)).length));
          const once = counts.filter((count) => count === 1).length;
          return { name, once, twice: counts.filter((count) => count > 1).length };
        }),
      );
      const table = rows.map(({ name, once, twice }) => {
        const { rounds = 0, slowest = 0 } = measured.get(name) ?? {};
        const counts = `${once} of ${SHARE} once, ${twice} twice`;
        return `${name.padEnd(46)} ${counts}; read after ${rounds} min, slowest ${(slowest / 1_000).toFixed(1)} s later`;
      });
      test.info().annotations.push({ type: 'alerts during outages', description: table.join('\n') });
      process.stdout.write(`${table.join('\n')}\n`);
      expect(rows).toEqual(OUTAGES.map(({ name }) => ({ name, once: SHARE, twice: 0 })));
    });
  });
}
