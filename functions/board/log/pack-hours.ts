import { packEntries } from './entry-columns.ts';
import type { ListingLog } from './listing-log.ts';
import type { PackedHourStore } from './packed-hour-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long after its end an hour is packed, in milliseconds. A run takes an entry's time before it writes it;
 * none takes longer than two minutes in the template, and clocks differ by less.
 */
export const SETTLED_AFTER = 5 * 60_000;

/** Packs the finished hours of the last three UTC days that aren't packed yet, and returns how many. Idempotent. */
export async function packHours(
  log: Pick<ListingLog, 'entries'>,
  store: PackedHourStore,
  now: number,
): Promise<number> {
  let count = 0;
  for (const daysAgo of [2, 1, 0]) {
    const day = new Date(now - daysAgo * DAY).toISOString().slice(0, 10);
    const packed = new Set((await store.read(day, '00')).map(({ hour }) => hour));
    const unpacked = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).filter(
      (hour) => !packed.has(hour) && Date.parse(`${day}T${hour}:00:00.000Z`) + HOUR + SETTLED_AFTER <= now,
    );
    const [first] = unpacked;
    if (first === undefined) continue;
    const entries = await log.entries(day, `${day}T${first}:00:00.000Z`);
    for (const hour of unpacked) {
      const parts = packEntries(entries.filter(({ written }) => written.startsWith(`${day}T${hour}`)));
      await store.write(day, { hour, parts }, Math.floor((Date.parse(day) + 4 * DAY) / 1000));
      count += 1;
    }
  }
  return count;
}
