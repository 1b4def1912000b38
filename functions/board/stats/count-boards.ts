import { healthOf, STATES } from '../../ingestion/registry/board-health.ts';
import { systemHealth } from '../../ingestion/registry/system-health.ts';
import type { Board } from '../../table/board.ts';
import type { BoardCounts } from '../../table/stats.ts';

/**
 * Counts the boards by state and by system, without paused ones. Ages, in minutes, are those of boards that
 * can be read.
 */
export function countBoards(boards: readonly Board[], now: Date): BoardCounts {
  const healths = boards.map((board) => healthOf(board, now)).filter(({ state }) => state !== 'paused');
  const ages = healths
    .flatMap(({ state, age }) => (state === 'failing' || age === null ? [] : [age]))
    .sort((one, other) => one - other);
  const states = STATES.filter((state) => state !== 'paused').map((name) => [
    name,
    healths.filter(({ state }) => state === name).length,
  ]);
  return {
    states: Object.fromEntries(states),
    medianAge: ages[Math.ceil(ages.length / 2) - 1] ?? null,
    oldestAge: ages.at(-1) ?? null,
    systems: systemHealth(boards, now).map(({ ats, boards: count, failing, medianAge, p95Age }) => ({
      ats,
      boards: count,
      failing,
      medianAge,
      p95Age,
    })),
  };
}
