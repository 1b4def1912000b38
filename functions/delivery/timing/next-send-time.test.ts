import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { aUser } from '../../table/fixtures/user.ts';
import type { AlertSettings } from '../../table/user.ts';
import { countMessage, isDigest, nextSendTime } from './next-send-time.ts';

const NEW_YORK = 'America/New_York';
const at = (local: string, timeZone = NEW_YORK) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
const person = (alertSettings: Partial<AlertSettings> = {}, timeZone = NEW_YORK) =>
  aUser({ alertSettings, userPrefs: { timeZone } });
/** Whether the local time is at least `from` and before `to`, over midnight if `to` is earlier. */
function isBetween(from: string, to: string, local: Temporal.ZonedDateTime): boolean {
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

const NOTHING = { messages: null, texts: null };
const sent = (local: string, begun: number) => ({
  messages: { localDay: local.slice(0, 10), begun, at: at(local) },
  texts: null,
});

describe('the next message', () => {
  test('goes at once if nothing defers it', () => {
    const now = at('2026-06-01T12:00');
    expect(nextSendTime(person(), { ...NOTHING, oldest: now }, now)).toBe(now);
    expect(nextSendTime(person(), { ...sent('2026-06-01T11:00', 11), oldest: now }, now)).toBe(now);
  });

  test('waits for the digest after twelve in a day', () => {
    const now = at('2026-06-01T12:00');
    const full = { ...sent('2026-06-01T11:00', 12), oldest: now };
    expect(nextSendTime(person(), full, now)).toBe(at('2026-06-01T18:00'));
    expect(nextSendTime(person({ digestAt: '13:30' }), full, now)).toBe(at('2026-06-01T13:30'));
    expect(nextSendTime(person({ messagesADay: 13 }), full, now)).toBe(now);
    // and goes when its time has come, however late that is noticed
    expect(nextSendTime(person(), full, at('2026-06-01T18:07'))).toBe(at('2026-06-01T18:07'));
  });

  test('waits for the next day after the digest', () => {
    const now = at('2026-06-01T19:00');
    const digested = { ...sent('2026-06-01T18:00', 13), oldest: at('2026-06-01T18:30') };
    expect(nextSendTime(person(), digested, now)).toBe(at('2026-06-02T00:00'));
    const tomorrow = at('2026-06-02T07:00');
    expect(nextSendTime(person(), { ...digested, oldest: tomorrow }, tomorrow)).toBe(tomorrow);
  });

  test('is a digest if the day on which its alerts began to wait was full', () => {
    const oldest = at('2026-06-01T23:30');
    const quiet = person({ quietFrom: '22:00', quietTo: '08:00' });
    const full = { ...sent('2026-06-01T21:00', 12), oldest };
    const morning = nextSendTime(quiet, full, oldest);
    expect(morning).toBe(at('2026-06-02T08:00'));
    expect(isDigest(quiet, full, morning)).toBe(true);
    expect(isDigest(quiet, { ...full, oldest: morning }, morning)).toBe(false);
  });

  test('is always a digest if the person wants digests only', () => {
    const daily = person({ messagesADay: 0, digestAt: '08:00' });
    const now = at('2026-06-01T12:00');
    expect(nextSendTime(daily, { ...NOTHING, oldest: now }, now)).toBe(at('2026-06-02T08:00'));
    const due = at('2026-06-02T08:01');
    expect(nextSendTime(daily, { ...NOTHING, oldest: now }, due)).toBe(due);
  });

  test('waits for the end of quiet hours, over midnight too', () => {
    const quiet = person({ quietFrom: '22:00', quietTo: '07:30' });
    const ask = (local: string) => nextSendTime(quiet, { ...NOTHING, oldest: at(local) }, at(local));
    expect(ask('2026-06-01T23:15')).toBe(at('2026-06-02T07:30'));
    expect(ask('2026-06-02T03:00')).toBe(at('2026-06-02T07:30'));
    expect(ask('2026-06-02T07:30')).toBe(at('2026-06-02T07:30'));
    expect(ask('2026-06-02T21:59')).toBe(at('2026-06-02T21:59'));
  });

  test('follows the person’s clock when it changes', () => {
    const quiet = person({ quietFrom: '22:00', quietTo: '07:00' });
    const ask = (local: string) => nextSendTime(quiet, { ...NOTHING, oldest: at(local) }, at(local));
    // The clocks of New York: forward at 02:00 on 2026-03-08, back at 02:00 on 2026-11-01.
    expect(ask('2026-03-07T23:00') - at('2026-03-07T23:00')).toBe(7 * 3_600_000);
    expect(ask('2026-11-01T00:30')).toBe(at('2026-11-01T07:00'));
    expect(at('2026-11-01T07:00') - at('2026-10-31T23:00')).toBe(9 * 3_600_000);
    // Quiet hours that begin or end in the repeated hour do so once.
    const first = at('2026-11-01T01:15');
    const second = first + 3_600_000;
    const untilHalfPast = person({ quietFrom: '22:00', quietTo: '01:30' });
    const fromHalfPast = person({ quietFrom: '01:30', quietTo: '07:00' });
    const askAt = (user: ReturnType<typeof person>, now: number) =>
      nextSendTime(user, { ...NOTHING, oldest: now }, now);
    expect(askAt(untilHalfPast, first)).toBe(at('2026-11-01T01:30'));
    expect(askAt(untilHalfPast, second)).toBe(second);
    expect(askAt(fromHalfPast, first)).toBe(first);
    expect(askAt(fromHalfPast, second)).toBe(at('2026-11-01T07:00'));
    // Quiet hours that end at a skipped time end an hour later.
    const early = person({ quietFrom: '22:00', quietTo: '02:30' });
    expect(nextSendTime(early, { ...NOTHING, oldest: 0 }, at('2026-03-08T01:00'))).toBe(
      at('2026-03-08T03:30'),
    );
  });

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

  test('goes within about two days, outside quiet hours', () => {
    fc.assert(
      fc.property(
        fc.record({
          now: fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00') }),
          waited: fc.integer({ min: 0, max: 86_400_000 }),
          begun: fc.nat(20),
          since: fc.integer({ min: 0, max: 86_400_000 }),
          timeZone: fc.constantFrom(NEW_YORK, 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
          settings: fc.record({ digestAt: time, quietFrom: time, quietTo: time, messagesADay: fc.nat(12) }),
        }),
        ({ now, waited, begun, since, timeZone, settings }) => {
          const user = person(settings, timeZone);
          const last = countMessage(null, timeZone, now - since);
          const waiting = { messages: { ...last, begun }, texts: null, oldest: now - waited };
          const open = nextSendTime(user, waiting, now);
          expect(open).toBeGreaterThanOrEqual(now);
          expect(open - now).toBeLessThanOrEqual(50 * 3_600_000);
          // A digest in quiet hours goes at their end.
          expect(nextSendTime(user, waiting, open)).toBe(open);
          const { quietFrom, quietTo } = settings;
          const local = Temporal.Instant.fromEpochMilliseconds(open).toZonedDateTimeISO(timeZone);
          // In a repeated hour, the same time may be quiet once.
          const repeats = local.subtract({ hours: 2 }).offset !== local.offset;
          if (quietFrom !== quietTo && !repeats) expect(isBetween(quietFrom, quietTo, local)).toBe(false);
        },
      ),
    );
  });

  test('is counted on the person’s local day', () => {
    const noon = at('2026-06-01T12:00');
    const one = countMessage(null, NEW_YORK, noon);
    expect(one).toEqual({ localDay: '2026-06-01', begun: 1, at: noon });
    expect(countMessage(one, NEW_YORK, noon + 1)).toMatchObject({ localDay: '2026-06-01', begun: 2 });
    expect(countMessage(one, NEW_YORK, at('2026-06-02T00:00'))).toMatchObject({
      localDay: '2026-06-02',
      begun: 1,
    });
  });
});
