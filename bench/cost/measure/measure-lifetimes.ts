import * as z from 'zod';
import { readRecordedRows } from '../../../functions/test-data/recorded-rows.ts';
import type { MeasuredUnits } from '../model/measured-units.ts';

const DAY = 86_400_000;

const Recorded = z.object({ first_seen: z.string(), last_seen: z.string() });

/** Returns the share of recorded postings that were still open some days later, of those recorded that long. */
export function measureLifetimes(folder: string | undefined): MeasuredUnits['openAfter'] {
  const rows = readRecordedRows(folder, 'lifecycle', Recorded).map(({ first_seen, last_seen }) => ({
    first: Date.parse(first_seen),
    last: Date.parse(last_seen),
  }));
  const end = rows.reduce((latest, { last }) => Math.max(latest, last), 0);
  return [30, 60, 90].map((days) => {
    const known = rows.filter(({ first }) => first + days * DAY <= end);
    return {
      days,
      share: known.filter(({ first, last }) => last - first >= days * DAY).length / known.length,
    };
  });
}
