import type { createSchedule, Unsettled } from './schedule.ts';

type Schedule = ReturnType<typeof createSchedule>;
type Reading = NonNullable<ReturnType<Schedule['next']>>;

/** Runs the readings of all boards in time order. Ties go to the first board. */
export async function runReadings(
  schedules: readonly Schedule[],
  read: (index: number, reading: Reading) => Unsettled | Promise<Unsettled>,
): Promise<void> {
  const due = Float64Array.from(schedules, (schedule) => schedule.next()?.at ?? Infinity);
  for (;;) {
    const index = indexOfEarliest(due);
    const schedule = schedules[index];
    const reading = schedule?.next();
    if (!schedule || !reading) return;
    schedule.settle(reading, await read(index, reading));
    due[index] = schedule.next()?.at ?? Infinity;
  }
}

/**
 * Returns the index of the smallest number, or the first of them. A plain loop, because it runs for every
 * reading.
 */
function indexOfEarliest(due: Float64Array): number {
  let [index, least] = [0, Infinity];
  for (let at = 0; at < due.length; at += 1) {
    const one = due[at] ?? Infinity;
    if (one < least) [index, least] = [at, one];
  }
  return index;
}
