import { describe, expect, test } from '@jest/globals';
import { Meter } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { dueAt } from './due-at.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const waiting = [anAlert('ada', 'one', { matchedAt: '2026-06-01T11:58:00Z' })];
const inMinutes = (minutes: number) => NOW + minutes * 60_000;
const person = (alertSettings: Parameters<typeof aUser>[0] = {}) =>
  aUser({ ...alertSettings, userPrefs: { timeZone: 'UTC' } });

describe('the time that a waiting alert waits for', () => {
  test('is now where nothing speaks against it', () => {
    expect(dueAt(person(), Meter.parse({}), waiting, NOW)).toBe(NOW);
  });

  test('is the end of the ten minutes after a message', () => {
    const meter = Meter.parse({ nextAt: inMinutes(7) });
    expect(dueAt(person(), meter, waiting, NOW)).toBe(inMinutes(7));
  });

  test('is the end of quiet hours that have begun when those minutes end', () => {
    const quiet = person({ alertSettings: { quietFrom: '12:05', quietTo: '14:00' } });
    expect(dueAt(quiet, Meter.parse({}), waiting, NOW)).toBe(NOW);
    expect(dueAt(quiet, Meter.parse({ nextAt: inMinutes(7) }), waiting, NOW)).toBe(inMinutes(120));
  });

  test('is the digest where the day has had its messages', () => {
    const meter = Meter.parse({ messages: { localDay: '2026-06-01', begun: 12, at: inMinutes(-30) } });
    expect(dueAt(person(), meter, waiting, NOW)).toBe(Date.parse('2026-06-01T18:00:00Z'));
  });
});
