import type { scheduleOf, Unsettled } from './schedule.ts';

type Schedule = ReturnType<typeof scheduleOf>;
type Reading = NonNullable<ReturnType<Schedule['next']>>;

/** Goes over the readings of all schedules in the order of time; of two at the same moment the first board's comes first. */
export async function inTurn(
  schedules: readonly Schedule[],
  read: (index: number, reading: Reading) => Unsettled | Promise<Unsettled>,
): Promise<void> {
  const due = schedules.map((schedule) => schedule.next()?.at ?? Infinity);
  for (;;) {
    const at = due.reduce((least, one) => Math.min(least, one), Infinity);
    const index = due.indexOf(at);
    const schedule = schedules[index];
    const reading = schedule?.next();
    if (!schedule || !reading) return;
    schedule.settle(reading, await read(index, reading));
    due[index] = schedule.next()?.at ?? Infinity;
  }
}
