import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import { memoryLetterBox } from './fixtures.ts';
import { redriveCommands } from './redrive-commands.ts';

const BODIES = Array.from({ length: 25 }, (_, n) => `{"pk":"JOB#${n}","sk":"JOB"}`);
const dead = (messages = BODIES.length): DeadLetterQueue => ({
  name: 'MatchingJobs',
  url: 'dead',
  messages,
  inFlight: 0,
  sourceUrl: 'jobs',
  functionName: 'match',
  logGroup: 'match-logs',
});

let world: ReturnType<typeof memoryLetterBox>;
let printed: string[];
let said: string[];
const commands = () =>
  redriveCommands({
    box: world.box,
    wayBack: () => (letters) => world.box.send('jobs', letters),
    now: () => 3 * 3_600_000,
    print: (line) => printed.push(line),
    say: (line) => said.push(line),
  });
beforeEach(() => {
  world = memoryLetterBox({ dead: BODIES, jobs: [] });
  [printed, said] = [[], []];
});

describe('OPS-01 redrive', () => {
  test('OPS-01 list shows each queue with its count and the age of its oldest message, the fullest first', async () => {
    await commands().list([{ ...dead(0), name: 'StreamDropped', url: 'none' }, dead()]);

    expect(printed.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^25 +MatchingJobs +oldest 3 h$/),
      expect.stringMatching(/^0 +StreamDropped +oldest -$/),
    ]);
  });

  test('OPS-01 show names the function, the keys and the log, and leaves every message for others', async () => {
    await commands().show(dead(), 2);

    expect(printed).toEqual([
      'MatchingJobs: 25 messages that match failed at',
      expect.stringContaining('3 h old'),
      '    JOB#0 JOB',
      expect.stringContaining('h old'),
      '    JOB#1 JOB',
    ]);
    expect(said.join()).toContain('match-logs');
    expect([world.hidden.size, world.bodies('dead').length]).toEqual([0, 25]);
  });

  test('OPS-01 replay brings everything back in batches of ten, and a second replay changes nothing', async () => {
    expect(await commands().replay(dead(), Number.POSITIVE_INFINITY)).toBe(0);

    expect([world.bodies('dead'), world.bodies('jobs')]).toEqual([[], BODIES]);
    expect(said.slice(0, 3)).toEqual(['10 of 25', '20 of 25', '25 of 25']);
    await commands().replay(dead(0), Number.POSITIVE_INFINITY);
    expect([printed.at(-1), world.bodies('jobs')]).toEqual([
      'MatchingJobs is empty: nothing to replay.',
      BODIES,
    ]);
  });

  test('OPS-01 replay --max 3 brings three back, and leaves the others for others', async () => {
    await commands().replay(dead(), 3);

    expect([world.bodies('jobs'), world.bodies('dead')]).toEqual([BODIES.slice(0, 3), BODIES.slice(3)]);
    expect(world.hidden.size).toBe(3);
  });

  test('OPS-01 a message that cannot be sent stays, with its reason, and the others go', async () => {
    world.refused.set(BODIES[1] ?? '', 'Too long.');

    expect(await commands().replay(dead(), Number.POSITIVE_INFINITY)).toBe(1);

    expect(world.bodies('dead')).toEqual([BODIES[1]]);
    expect(printed).toContain(`id-${BODIES[1]} stays: Too long.`);
    expect(world.hidden.has(`id-${BODIES[1]}`)).toBe(false);
  });

  test('OPS-01 a replay that ends between sending and deleting loses nothing', async () => {
    const { box } = world;
    const remove = box.remove;
    box.remove = () => Promise.reject(new Error('The network is gone.'));
    await expect(commands().replay(dead(), 10)).rejects.toThrow('The network is gone.');
    box.remove = remove;
    world.hidden.clear();

    await commands().replay(dead(), Number.POSITIVE_INFINITY);

    expect([world.bodies('dead'), new Set(world.bodies('jobs'))]).toEqual([[], new Set(BODIES)]);
  });

  test('OPS-01 what fails again at once is not replayed in circles', async () => {
    world = memoryLetterBox({ dead: BODIES.slice(0, 4) });
    const again = redriveCommands({
      box: world.box,
      wayBack: () => (letters) => {
        const copies = letters.map((letter) => ({ ...letter, id: `${letter.id}-again` }));
        return world.box.send('dead', copies).then(() => new Map(letters.map(({ id }) => [id, undefined])));
      },
      now: Date.now,
      print: () => {},
      say: (line: string) => said.push(line),
    });

    await again.replay(dead(4), Number.POSITIVE_INFINITY);

    expect([world.bodies('dead').length, said[0]]).toEqual([4, '4 of 4']);
  });

  test('OPS-01 discard deletes one message, or all of them, and refuses an unknown id', async () => {
    await commands().discard(dead(), `id-${BODIES[12]}`);
    expect(world.bodies('dead')).toEqual(BODIES.toSpliced(12, 1));
    expect(world.hidden.size).toBe(1);
    world.hidden.clear();
    await expect(commands().discard(dead(24), 'nobody')).rejects.toThrow('has no message nobody');
    await commands().discard(dead(24), 'all');
    expect([world.bodies('dead'), printed.at(-1)]).toEqual([[], 'MatchingJobs: 24 discarded.']);
  });
});
