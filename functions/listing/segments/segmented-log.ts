import type { ListingLog } from '../listing-log.ts';
import { unpack } from './segment.ts';
import type { SegmentStore } from './segment-store.ts';

const HOUR = 3_600_000;

/**
 * The same log, of which whoever begins anew reads packed hours as far as there are such without a gap, and the rest
 * entry by entry. What is told is the same: an hour is packed only when nothing can be written into it any more.
 */
export function segmentedLog(
  log: Pick<ListingLog, 'follow'>,
  segments: Pick<SegmentStore, 'read'>,
  now: () => number,
): Pick<ListingLog, 'follow'> {
  return {
    async follow(day, after, tell) {
      const from = later(after, day);
      if (Date.parse(from) > now() - HOUR) return log.follow(day, after, tell);
      let next = Number(from.slice(11, 13));
      for (const { hour, parts } of await segments.read(day, hourName(next))) {
        if (Number(hour) !== next) break;
        for (const part of parts) unpack(part, after, tell);
        next += 1;
      }
      const read = `${day}T${hourName(next)}:00:00.000Z`;
      if (next < 24) await log.follow(day, later(read, after), tell);
    },
  };
}

/** The later of two instants or days in ISO 8601. */
const later = (one: string, other: string): string => (one > other ? one : other);

const hourName = (hour: number): string => String(hour).padStart(2, '0');
