import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Desk, type Outcome, writeOnce } from './write.ts';
import type { Writing } from './writing.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const KEY = { pk: 'LETTER#ada', sk: 'job' };
const ROW: Writing = {
  ...KEY,
  sub: 'ada',
  state: 'writing',
  why: '',
  turn: 'first',
  day: '2026-06-01',
  askedAt: NOON.toISOString(),
  until: '2026-06-01T12:05:00.000Z',
  heldUntil: '',
};

let done: unknown[][];
let row: Writing | 'held' | undefined;
let isWanted: boolean;
beforeEach(() => {
  done = [];
  row = ROW;
  isWanted = true;
});

const note =
  (what: string) =>
  async (_: Writing, ...rest: unknown[]): Promise<void> =>
    void done.push([what, ...rest]);
const desk = (write: Desk['write']): Desk => ({
  store: {
    hold: async () => row,
    grow: async (_, fields) => {
      done.push(['grow', fields]);
      return isWanted;
    },
    release: note('release'),
    finish: note('finish'),
    fail: note('fail'),
  },
  write,
  lost: 'Lost.',
  unfinished: { draft: undefined },
  now: () => NOON,
});
const tryTo = (outcome: Outcome, tries = 1) =>
  writeOnce(
    desk(async () => outcome),
    KEY,
    tries,
  );

describe('AI-02 one try at writing', () => {
  test('keeps what is whole', async () => {
    expect(await tryTo({ ready: { text: 'Dear' } })).toBeUndefined();
    expect(done).toEqual([['finish', { text: 'Dear' }]]);
  });

  test('says what is not to be', async () => {
    expect(await tryTo({ failed: 'No plan.' })).toBeUndefined();
    expect(done).toEqual([['fail', 'No plan.', { draft: undefined }]]);
  });

  test('lets another try have it where the provider is not answering, and gives up after three', async () => {
    expect(await tryTo({ again: 'unavailable', why: 'It is down.' })).toBe(5);
    expect(await tryTo({ again: 'rate limited', why: 'Slower.', retryAfter: 20 }, 2)).toBe(20);
    expect(done).toEqual([['release'], ['release']]);
    expect(await tryTo({ again: 'unavailable', why: 'It is down.' }, 3)).toBeUndefined();
    expect(done.at(-1)).toEqual(['fail', 'Lost.', { draft: undefined }]);
  });

  test('gives up at once where the provider wants to be left alone for longer than the person waits', async () => {
    expect(await tryTo({ again: 'rate limited', why: 'Later.', retryAfter: 600 })).toBeUndefined();
    expect(done).toEqual([['fail', 'Lost.', { draft: undefined }]]);
  });

  test('does nothing where nothing is to be written, and waits where somebody is at it', async () => {
    row = undefined;
    expect(await tryTo({ ready: {} })).toBeUndefined();
    row = 'held';
    expect(await tryTo({ ready: {} })).toBe(30);
    expect(done).toEqual([]);
  });

  test('ends in its midst where it is wanted no longer', async () => {
    isWanted = false;
    const write: Desk['write'] = async (_, grow) => {
      await grow({ text: 'De' });
      return { ready: { text: 'Dear' } };
    };
    expect(await writeOnce(desk(write), KEY, 1)).toBeUndefined();
    expect(done).toEqual([['grow', { text: 'De' }]]);
  });

  test('that breaks is left to another one', async () => {
    const broken = desk(() => Promise.reject(new Error('A throttle.')));
    await expect(writeOnce(broken, KEY, 1)).rejects.toThrow('A throttle.');
    expect(done).toEqual([['release']]);
  });
});
