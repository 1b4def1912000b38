import { Temporal } from 'temporal-polyfill';
import { Fault } from '../platform/fault.ts';

/** The instants between which a visitor's yesterday and today lie, in epoch milliseconds: [from, split) and [split, to). */
export interface TwoDays {
  readonly from: number;
  readonly split: number;
  readonly to: number;
}

/**
 * Today and yesterday of a local day in a time zone; either may have 23 or 25 hours. An empty day is that of the instant
 * `now` there. BadInput where the day or the zone is none.
 */
export function twoDays(date: string, timeZone: string, now = 0): TwoDays {
  try {
    const today =
      date === ''
        ? Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
        : Temporal.PlainDate.from(date);
    const start = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
    return {
      from: start(today.subtract({ days: 1 })),
      split: start(today),
      to: start(today.add({ days: 1 })),
    };
  } catch (error) {
    throw new Fault(
      'BadInput',
      'The date must be a day as 2026-01-31, and the time zone a name as America/New_York.',
      {
        cause: error,
      },
    );
  }
}
