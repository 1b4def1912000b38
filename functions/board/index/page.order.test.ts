import { expect, test } from '@jest/globals';
import { engineeringJob, entry, HOUR, indexOf, NOW } from '../fixtures/entries.ts';
import { cutPage } from './page.ts';

const anyJob = engineeringJob('Engineer');

test('HOME-07 puts remote jobs of both days before the others, or after them, and counts them', () => {
  const [today, yesterday] = [NOW - HOUR, NOW - 20 * HOUR];
  const listing = indexOf([
    entry('remote-yesterday', yesterday, { ...anyJob, remote: true }),
    entry('on-site-yesterday', yesterday + 1, { ...anyJob, remote: false }),
    entry('remote-today', today, { ...anyJob, remote: true }),
    entry('on-site-today', today + 1, { ...anyJob, remote: false }),
  ]).listing();
  const order = (isRemote: boolean | null) => cutPage(listing, { date: '2026-05-20', isRemote }, NOW).jobIds;
  const [remote, others] = [
    ['remote-today', 'remote-yesterday'],
    ['on-site-today', 'on-site-yesterday'],
  ];
  expect(order(true)).toEqual([...remote, ...others]);
  expect(order(false)).toEqual([...others, ...remote]);
  expect(order(null)).toEqual(['on-site-today', 'remote-today', 'on-site-yesterday', 'remote-yesterday']);
  expect(cutPage(listing, { date: '2026-05-20' }, NOW)).toMatchObject({
    total: 4,
    totalToday: 2,
    totalRemote: 2,
    totalRemoteToday: 1,
  });
});
