import { STATES } from '../ingestion/registry/board-health.ts';
import type { BoardCounts } from '../table/stats.ts';
import { type ReportFacts, UNAVAILABLE } from './report-facts.ts';
import { alignRow, show, showChange } from './report-table.ts';

/** How many systems are named, those with the most failing boards first. */
const WORST_SYSTEMS = 3;

export const STATE_COLUMNS = alignRow('', ['now', 'a week ago', 'change']);

type State = number | null | typeof UNAVAILABLE;

const knownOf = (state: State): number | null => (state === UNAVAILABLE ? null : state);
const showState = (state: State): string => (state === UNAVAILABLE ? UNAVAILABLE : show(state));

const toRow = (label: string, now: State, before: State): string =>
  alignRow(label, [showState(now), showState(before), showChange(knownOf(before), knownOf(now))]);

/** Returns a row for each state of boards, and one for each of the systems with the most failing boards. */
function boardRows(now: BoardCounts | undefined, before: BoardCounts | undefined): string[] {
  const failingOf = (counts: BoardCounts | undefined, system: string) =>
    counts ? (counts.systems.find(({ ats }) => ats === system)?.failing ?? 0) : null;
  const worst = (now?.systems ?? [])
    .filter(({ failing }) => failing > 0)
    .toSorted((one, other) => other.failing - one.failing)
    .slice(0, WORST_SYSTEMS)
    .map(({ ats, failing }) => toRow(`    ${ats}`, failing, failingOf(before, ats)));
  const boardsIn = (counts: BoardCounts | undefined, state: string) =>
    counts ? (counts.states[state] ?? 0) : null;
  return STATES.filter((state) => state !== 'paused').flatMap((state) => [
    toRow(`  ${state}`, boardsIn(now, state), boardsIn(before, state)),
    ...(state === 'failing' ? worst : []),
  ]);
}

interface StateRows {
  readonly boards: readonly string[];
  readonly deadLetters: string;
  readonly reviews: string;
}

/** Returns the rows about boards, as of the last count some minutes ago, and about what waits for operators. */
export function stateRows(
  { stats, deadLetters, reviews }: ReportFacts,
  { today, yesterday, weekAgo }: Readonly<Record<'today' | 'yesterday' | 'weekAgo', string>>,
): StateRows {
  const backlogRows = (deadLettersBefore: State, reviewsBefore: State) => ({
    deadLetters: toRow('  Failed messages', deadLetters, deadLettersBefore),
    reviews: toRow('  Requests', reviews, reviewsBefore),
  });
  if (stats === UNAVAILABLE)
    return { boards: [alignRow('  by state', [UNAVAILABLE])], ...backlogRows(UNAVAILABLE, UNAVAILABLE) };
  const sourcesOf = (day: string) => stats.counts.get(day)?.sources;
  const before = stats.operations.get(weekAgo);
  return {
    boards: boardRows(sourcesOf(today) ?? sourcesOf(yesterday), sourcesOf(weekAgo)),
    ...backlogRows(before?.deadLetters ?? null, before?.reviews ?? null),
  };
}
