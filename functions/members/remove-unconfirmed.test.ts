import { expect, test } from '@jest/globals';
import { removeUnconfirmed } from './remove-unconfirmed.ts';

const NOW = new Date('2026-06-02T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('REG-06 a sign-up that nobody confirms reserves its address for a day, and a later one stays', async () => {
  const removed: string[] = [];
  const count = await removeUnconfirmed({
    async *listUnconfirmed() {
      yield [
        { username: 'thief', createdAt: hoursAgo(30) },
        { username: 'ada', createdAt: hoursAgo(23) },
      ];
      yield [{ username: 'other', createdAt: hoursAgo(24) }];
    },
    remove: async (username) => void removed.push(username),
    now: () => NOW,
  });
  expect([count, removed]).toEqual([2, ['thief', 'other']]);
});
