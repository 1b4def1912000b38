import type { ListingLog } from './listing-log.ts';
import { packed } from './segment.ts';
import type { SegmentStore } from './segment-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long after its end an hour is packed, in milliseconds. An entry's time is taken by a run that writes it: none
 * takes longer than two minutes in the template, and no two clocks differ by more.
 */
export const SETTLED_AFTER = 5 * 60_000;

/** Packs the hours of the last three UTC days that are over and not packed; gives how many. Run twice, it changes nothing. */
export async function packHours(
  log: Pick<ListingLog, 'entries'>,
  segments: SegmentStore,
  now: number,
): Promise<number> {
  let done = 0;
  for (const ago of [2, 1, 0]) {
    const day = new Date(now - ago * DAY).toISOString().slice(0, 10);
    const known = new Set((await segments.read(day, '00')).map(({ hour }) => hour));
    const open = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).filter(
      (hour) => !known.has(hour) && Date.parse(`${day}T${hour}:00:00.000Z`) + HOUR + SETTLED_AFTER <= now,
    );
    const [first] = open;
    if (first === undefined) continue;
    const entries = await log.entries(day, `${day}T${first}:00:00.000Z`);
    for (const hour of open) {
      const parts = packed(entries.filter(({ written }) => written.startsWith(`${day}T${hour}`)));
      await segments.write(day, { hour, parts }, Math.floor((Date.parse(day) + 4 * DAY) / 1000));
      done += 1;
    }
  }
  return done;
}
