import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { countHandOver } from './count-deliveries.ts';
import type { HandOver, Outgoing } from './delivery.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const seenAgo = (jobID: string, seconds: number) => ({
  job: aJob({ jobID, matchedFrom: new Date(NOON - seconds * 1000).toISOString() }),
  alert: anAlert('ada', jobID),
});
const message: Outgoing = {
  messageId: 'message',
  user: aUser({ sub: 'ada' }),
  items: [seenAgo('one', 4), seenAgo('two', 9)],
  left: null,
};

const given: (number | undefined)[] = [];

async function noted(outcome: HandOver, kind: 'first' | 'deferred') {
  const notes: object[] = [];
  given.length = 0;
  const tally = { add: (note: object) => void notes.push(note) };
  const handOver = countHandOver(
    async ({ seen }) => {
      given.push(seen);
      return outcome;
    },
    tally,
    () => new Date(NOON),
    kind,
  );
  expect(await handOver(message)).toBe(outcome);
  return notes;
}

describe('the count of what is handed over', () => {
  test('STATS-01 a first message tells how many alerts it carries and how long the oldest took', async () => {
    expect(await noted('accepted', 'first')).toEqual([{ alerts: 2, wait: 9_000 }]);
    expect(given).toEqual([NOON - 9_000]);
  });

  test('STATS-01 a deferred message counts, and its wait does not', async () => {
    expect(await noted('accepted', 'deferred')).toEqual([{ alerts: 2 }]);
    expect(given).toEqual([undefined]);
  });

  test.each(['refused', 'unclear'] as const)(
    'STATS-01 a message that is %s is not counted',
    async (outcome) => {
      expect(await noted(outcome, 'first')).toEqual([]);
    },
  );
});
