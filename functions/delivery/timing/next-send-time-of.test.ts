import { describe, expect, test } from '@jest/globals';
import { Meter } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { nextSendTimeOf } from './next-send-time.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const waiting = [anAlert('ada', 'one', { matchedAt: '2026-06-01T11:58:00Z' })];
const inMinutes = (minutes: number) => NOW + minutes * 60_000;
const person = (alertSettings: Parameters<typeof aUser>[0] = {}) =>
  aUser({ ...alertSettings, userPrefs: { timeZone: 'UTC' } });

describe('the send time of pending alerts', () => {
  test('is now if nothing defers them', () => {
    expect(nextSendTimeOf(person(), Meter.parse({}), waiting, NOW)).toBe(NOW);
  });

  test('is the end of the ten minutes after a message', () => {
    const meter = Meter.parse({ nextAt: inMinutes(7) });
    expect(nextSendTimeOf(person(), meter, waiting, NOW)).toBe(inMinutes(7));
  });

  test('is the end of quiet hours that begin within those minutes', () => {
    const quiet = person({ alertSettings: { quietFrom: '12:05', quietTo: '14:00' } });
    expect(nextSendTimeOf(quiet, Meter.parse({}), waiting, NOW)).toBe(NOW);
    expect(nextSendTimeOf(quiet, Meter.parse({ nextAt: inMinutes(7) }), waiting, NOW)).toBe(inMinutes(120));
  });

  test('is the digest after the day’s messages', () => {
    const meter = Meter.parse({ messages: { localDay: '2026-06-01', begun: 12, at: inMinutes(-30) } });
    expect(nextSendTimeOf(person(), meter, waiting, NOW)).toBe(Date.parse('2026-06-01T18:00:00Z'));
  });
});
