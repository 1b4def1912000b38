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
 * The times of more than six months between the first role and now that neither a role nor a study covers, the oldest
 * first. Where only years are given, they are taken to reach as far as they may.
 */
export function gapsIn(roles: readonly Period[], now: Date, studies: readonly Period[] = []): Gap[] {
  if (roles.length === 0) return [];
  const today = monthAt(now);
  const inOrder = [...roles, ...studies].sort((one, other) => one.from - other.from);
  const gaps: Gap[] = [];
  let covered = Math.min(...roles.map(({ from }) => from));
  for (const { from, to } of inOrder) {
    if (from - covered > SHORT + 1) gaps.push({ after: covered, before: from });
    covered = Math.max(covered, to ?? today);
  }
  if (today - covered > SHORT) gaps.push({ after: covered, before: today + 1 });
  return gaps;
}

/** How many months some periods cover, each month once. */
export function monthsCovered(periods: readonly Period[], now: Date): number {
  const months = new Set<number>();
  for (const { from, to } of periods)
    for (let month = from; month <= (to ?? monthAt(now)); month += 1) months.add(month);
  return months.size;
}
