import { columnsOf, type EntryColumns } from './entry-columns.ts';
import type { IsKnown, ListingLog } from './listing-log.ts';
import { unpack } from './segment.ts';
import type { SegmentStore } from './segment-store.ts';

const HOUR = 3_600_000;

/** The log as whoever holds the listing reads it: in columns. */
export interface ColumnLog {
  /**
   * Tells the entries of a UTC day ('YYYY-MM-DD') written after an instant (ISO), those of one job in the order of
   * writing; with them perhaps such as were written earlier in that hour. Of what is not packed, known rows are left out.
   */
  follow(day: string, after: string, tell: (entries: EntryColumns) => void, isKnown?: IsKnown): Promise<void>;
}

/**
 * The log, of which whoever begins anew reads packed hours as far as there are such without a gap, and the rest entry by
 * entry. What is told is the same: an hour is packed only when nothing can be written into it any more.
 */
export function segmentedLog(
  log: Pick<ListingLog, 'entries'>,
  segments: Pick<SegmentStore, 'read'>,
  now: () => number,
): ColumnLog {
  return {
    async follow(day, after, tell, isKnown) {
      if (after.slice(0, 10) > day) return;
      let from = later(after, day);
      if (Date.parse(from) <= now() - HOUR) {
        let next = Number(from.slice(11, 13));
        for (const { hour, parts } of await segments.read(day, hourName(next))) {
          if (Number(hour) !== next) break;
          for (const part of parts) tell(unpack(part));
          next += 1;
        }
        if (next === 24) return;
        from = later(`${day}T${hourName(next)}:00:00.000Z`, from);
      }
      const entries = await log.entries(day, from, isKnown);
      if (entries.length > 0) tell(columnsOf(entries));
    },
  };
}

/** The later of two instants or days in ISO 8601. */
const later = (one: string, other: string): string => (one > other ? one : other);

const hourName = (hour: number): string => String(hour).padStart(2, '0');
