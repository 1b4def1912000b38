import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { createMemoryQueues } from './fixtures.ts';
import { createRedriveCommands } from './redrive-commands.ts';

const BODIES = Array.from({ length: 25 }, (_, n) => `{"pk":"JOB#${n}","sk":"JOB"}`);
const givenQueue = (messages = BODIES.length): DeadLetterQueue => ({
  name: 'MatchingJobs',
  url: 'dead',
  messages,
  inFlight: 0,
  sourceUrl: 'jobs',
  functionName: 'match',
  logGroup: 'match-logs',
});

let queues: ReturnType<typeof createMemoryQueues>;
let printed: string[];
let logged: string[];
const commands = () =>
  createRedriveCommands({
    queueClient: queues.queueClient,
    redeliver: () => (messages) => queues.queueClient.send('jobs', messages),
    now: () => 3 * 3_600_000,
    print: (line) => printed.push(line),
    log: (line) => logged.push(line),
  });
beforeEach(() => {
  queues = createMemoryQueues({ dead: BODIES, jobs: [] });
  [printed, logged] = [[], []];
});

describe('OPS-01 redrive', () => {
  test('OPS-01 list shows each queue’s message count and the age of its oldest message, the largest first', async () => {
    await commands().list([{ ...givenQueue(0), name: 'StreamDropped', url: 'none' }, givenQueue()]);

    expect(printed.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^25 +MatchingJobs +oldest 3 h$/),
      expect.stringMatching(/^0 +StreamDropped +oldest -$/),
    ]);
  });

  test('OPS-01 show prints the function, keys, and log group, and releases every message', async () => {
    await commands().show(givenQueue(), 2);

    expect(printed).toEqual([
      'MatchingJobs: 25 messages that match failed at',
      expect.stringContaining('3 h old'),
      '    JOB#0 JOB',
      expect.stringContaining('h old'),
      '    JOB#1 JOB',
    ]);
    expect(logged.join()).toContain('match-logs');
    expect([queues.hidden.size, queues.bodies('dead').length]).toEqual([0, 25]);
  });

  test('OPS-01 replay redelivers all messages in batches of ten, and a second replay does nothing', async () => {
    expect(await commands().replay(givenQueue(), Number.POSITIVE_INFINITY)).toBe(0);

    expect([queues.bodies('dead'), queues.bodies('jobs')]).toEqual([[], BODIES]);
    expect(logged.slice(0, 3)).toEqual(['10 of 25', '20 of 25', '25 of 25']);
    await commands().replay(givenQueue(0), Number.POSITIVE_INFINITY);
    expect([printed.at(-1), queues.bodies('jobs')]).toEqual([
      'MatchingJobs is empty: nothing to replay.',
      BODIES,
    ]);
  });

  test('OPS-01 replay --max 3 redelivers three messages and releases the others', async () => {
    await commands().replay(givenQueue(), 3);

    expect([queues.bodies('jobs'), queues.bodies('dead')]).toEqual([BODIES.slice(0, 3), BODIES.slice(3)]);
    expect(queues.hidden.size).toBe(3);
  });

  test('OPS-01 replay keeps a message that SQS rejects, with the reason, and redelivers the others', async () => {
    queues.rejected.set(BODIES[1] ?? '', 'Too long.');

    expect(await commands().replay(givenQueue(), Number.POSITIVE_INFINITY)).toBe(1);

    expect(queues.bodies('dead')).toEqual([BODIES[1]]);
    expect(printed).toContain(`id-${BODIES[1]} stays: Too long.`);
    expect(queues.hidden.has(`id-${BODIES[1]}`)).toBe(false);
  });

  test('OPS-01 a replay that is interrupted between sending and deleting loses nothing', async () => {
    const { queueClient } = queues;
    const deleteMessages = queueClient.delete;
    queueClient.delete = () => Promise.reject(new Error('Network error'));
    await expect(commands().replay(givenQueue(), 10)).rejects.toThrow('Network error');
    queueClient.delete = deleteMessages;
    queues.hidden.clear();

    await commands().replay(givenQueue(), Number.POSITIVE_INFINITY);

    expect([queues.bodies('dead'), new Set(queues.bodies('jobs'))]).toEqual([[], new Set(BODIES)]);
  });

  test('OPS-01 replay does not repeat messages that fail again at once', async () => {
    queues = createMemoryQueues({ dead: BODIES.slice(0, 4) });
    const again = createRedriveCommands({
      queueClient: queues.queueClient,
      redeliver: () => (messages) => {
        const copies = messages.map((message) => ({ ...message, id: `${message.id}-again` }));
        return queues.queueClient
          .send('dead', copies)
          .then(() => new Map(messages.map(({ id }) => [id, undefined])));
      },
      now: Date.now,
      print: () => {},
      log: (line: string) => logged.push(line),
    });

    await again.replay(givenQueue(4), Number.POSITIVE_INFINITY);

    expect([queues.bodies('dead').length, logged[0]]).toEqual([4, '4 of 4']);
  });

  test('OPS-01 discard deletes one or all messages, and rejects an unknown id', async () => {
    await commands().discard(givenQueue(), `id-${BODIES[12]}`);
    expect(queues.bodies('dead')).toEqual(BODIES.toSpliced(12, 1));
    expect(queues.hidden.size).toBe(1);
    queues.hidden.clear();
    await expect(commands().discard(givenQueue(24), 'unknown')).rejects.toThrow('has no message unknown');
    await commands().discard(givenQueue(24), 'all');
    expect([queues.bodies('dead'), printed.at(-1)]).toEqual([[], 'MatchingJobs: 24 discarded.']);
  });
});
