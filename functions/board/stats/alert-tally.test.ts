import { beforeEach, describe, expect, test } from '@jest/globals';
import { type AlertCounts, alertTally } from './alert-tally.ts';

let now = 0;
let written: AlertCounts[] = [];
let failures: Error[] = [];
const NONE = { charged: 0, texts: 0, refused: 0, latencies: new Map() };
beforeEach(() => {
  [now, written, failures] = [1_000_000, [], []];
});
const aTally = (write = async (_at: number, counts: AlertCounts) => void written.push(counts)) =>
  alertTally(
    write,
    () => now,
    (error) => failures.push(error),
  );

describe('the alert tally', () => {
  test('STATS-01 writes each message at once after a pause, a first one with its latency', async () => {
    const tally = aTally();
    tally.add({ alerts: 1, isCharged: false, wait: 1_500 });
    await tally.flush();
    expect(written).toEqual([{ ...NONE, alerts: 1, messages: 1, latencies: new Map([[2, 1]]) }]);
  });

  test('STATS-01 writes at least eight messages at a time in a burst, and nothing twice', async () => {
    const tally = aTally();
    for (let message = 0; message < 41; message += 1) {
      tally.add({ alerts: 2, isCharged: false, wait: 500 });
      await tally.flush();
    }
    expect(written.map(({ messages }) => messages)).toEqual([1, 8, 8, 8, 8, 8]);
    expect(written.map(({ alerts }) => alerts)).toEqual([2, 16, 16, 16, 16, 16]);
  });

  test('STATS-01 writes fewer after ten seconds, and nothing when there is nothing', async () => {
    const tally = aTally();
    await tally.flush();
    tally.add({ alerts: 1, isCharged: false });
    await tally.flush();
    tally.add({ alerts: 3, isCharged: false });
    await tally.flush();
    now += 10_000;
    await tally.flush();
    expect(written).toEqual([
      { ...NONE, alerts: 1, messages: 1 },
      { ...NONE, alerts: 3, messages: 1 },
    ]);
  });

  test('OPS-01 counts charged messages, texts and refused attempts, also without any message', async () => {
    const tally = aTally();
    tally.count('refused');
    await tally.flush();
    now += 10_000;
    tally.add({ alerts: 2, isCharged: true });
    tally.count('texts');
    tally.count('refused');
    await tally.flush();
    expect(written).toEqual([
      { ...NONE, alerts: 0, messages: 0, refused: 1 },
      { ...NONE, alerts: 2, messages: 1, charged: 1, texts: 1, refused: 1 },
    ]);
  });

  test('does not fail a delivery when a count cannot be written', async () => {
    const tally = aTally(() => Promise.reject(new Error('Throttled.')));
    tally.add({ alerts: 1, isCharged: false });
    await tally.flush();
    expect(failures.map(({ message }) => message)).toEqual(['Throttled.']);
  });
});
