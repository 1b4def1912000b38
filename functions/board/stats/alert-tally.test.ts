import { beforeEach, describe, expect, test } from '@jest/globals';
import { alertTally, type Told } from './alert-tally.ts';

let now = 0;
let written: Told[] = [];
let failures: Error[] = [];
beforeEach(() => {
  [now, written, failures] = [1_000_000, [], []];
});
const aTally = (write = async (_at: number, told: Told) => void written.push(told)) =>
  alertTally(
    write,
    () => now,
    (error) => failures.push(error),
  );

describe('what a worker tells of its alerts', () => {
  test('STATS-01 after a pause each message is told at once, a first one with its wait', async () => {
    const tally = aTally();
    tally.note({ alerts: 1, wait: 1_500 });
    await tally.tell();
    expect(written).toEqual([{ alerts: 1, messages: 1, waits: new Map([[2, 1]]) }]);
  });

  test('STATS-01 in a burst a write carries eight messages or more, and nothing is told twice', async () => {
    const tally = aTally();
    for (let message = 0; message < 41; message += 1) {
      tally.note({ alerts: 2, wait: 500 });
      await tally.tell();
    }
    expect(written.map(({ messages }) => messages)).toEqual([1, 8, 8, 8, 8, 8]);
    expect(written.map(({ alerts }) => alerts)).toEqual([2, 16, 16, 16, 16, 16]);
  });

  test('STATS-01 fewer are told ten seconds later, and never when nothing was handed over', async () => {
    const tally = aTally();
    await tally.tell();
    tally.note({ alerts: 1 });
    await tally.tell();
    tally.note({ alerts: 3 });
    await tally.tell();
    now += 10_000;
    await tally.tell();
    expect(written).toEqual([
      { alerts: 1, messages: 1, waits: new Map() },
      { alerts: 3, messages: 1, waits: new Map() },
    ]);
  });

  test('a count that cannot be written fails no delivery', async () => {
    const tally = aTally(() => Promise.reject(new Error('Throttled.')));
    tally.note({ alerts: 1 });
    await tally.tell();
    expect(failures.map(({ message }) => message)).toEqual(['Throttled.']);
  });
});
