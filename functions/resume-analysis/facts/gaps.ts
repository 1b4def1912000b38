import { monthAt, type Period } from './period.ts';

/** A time that no role covers. */
export interface Gap {
  /** The last month covered before it, and the first after it. */
  readonly after: number;
  readonly before: number;
}

/** A shorter time without a role is none to a screener, in months. */
const SHORT = 6;

/**
 * The times of more than six months between the first role and now that no role covers, the oldest first. Where only
 * years are given, the roles are taken to reach as far as they may.
 */
export function gapsIn(periods: readonly Period[], now: Date): Gap[] {
  const today = monthAt(now);
  const inOrder = [...periods].sort((one, other) => one.from - other.from);
  const gaps: Gap[] = [];
  let covered = inOrder[0]?.from ?? today;
  for (const { from, to } of inOrder) {
    if (from - covered > SHORT + 1) gaps.push({ after: covered, before: from });
    covered = Math.max(covered, to ?? today);
  }
  if (inOrder.length > 0 && today - covered > SHORT) gaps.push({ after: covered, before: today + 1 });
  return gaps;
}

/** How many months some periods cover, each month once. */
export function monthsCovered(periods: readonly Period[], now: Date): number {
  const months = new Set<number>();
  for (const { from, to } of periods)
    for (let month = from; month <= (to ?? monthAt(now)); month += 1) months.add(month);
  return months.size;
}
