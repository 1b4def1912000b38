import { alignColumns } from '../commands/align-columns.ts';
import { candidateId } from './candidate.ts';
import { OUTCOMES, type Outcome, type ProgressEvent } from './progress.ts';

type Counts = Readonly<Record<'candidates' | 'known' | 'new' | Outcome, number>>;

const COLUMNS = ['candidates', 'known', 'new', ...OUTCOMES] as const;

/**
 * Formats what was found, by source and system, as aligned columns. A board that several sources found counts for each,
 * and once in the total. Boards that are new but have no outcome wait for the next run. `known` are the boards of the
 * registry in lower case. Only failed searches of this run are listed, from the event with the index `start`.
 */
export function formatReport(
  events: readonly ProgressEvent[],
  known: ReadonlySet<string>,
  start = 0,
): string[] {
  const outcomes = new Map(
    events.flatMap((event) =>
      event.kind === 'checked' ? [[candidateId(event), event.outcome] as const] : [],
    ),
  );
  const found = events.flatMap((event) =>
    event.kind === 'searched'
      ? event.found.map((board) => ({ source: event.source, ats: board.ats, id: candidateId(board) }))
      : [],
  );
  const count = (ids: Iterable<string>): Counts => countBoards(new Set(ids), outcomes, known);
  const groups = [...Map.groupBy(found, ({ source, ats }) => `${source}\t${ats}`)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const rows = groups.map(([key, boards]) => [
    ...key.split('\t'),
    ...cells(count(boards.map(({ id }) => id))),
  ]);
  const total = ['total', '', ...cells(count(found.map(({ id }) => id)))];
  return [
    ...alignColumns([['source', 'system', ...COLUMNS], ...rows, total]),
    ...failureLines(events.slice(start)),
  ];
}

const cells = (counts: Counts): string[] => COLUMNS.map((column) => String(counts[column]));

function countBoards(
  ids: ReadonlySet<string>,
  outcomes: ReadonlyMap<string, Outcome>,
  known: ReadonlySet<string>,
): Counts {
  const checked = [...ids].map((id) => outcomes.get(id));
  const isKnown = (id: string) => !outcomes.has(id) && known.has(id.toLowerCase());
  const knownBoards = [...ids].filter(isKnown).length;
  const byOutcome = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, checked.filter((other) => other === outcome).length]),
  );
  return {
    candidates: ids.size,
    known: knownBoards,
    new: ids.size - knownBoards,
    // Object.fromEntries forgets the names of the keys.
    ...(byOutcome as Record<Outcome, number>),
  };
}

function failureLines(events: readonly ProgressEvent[]): string[] {
  const failures = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'searched') failures.delete(event.task);
    if (event.kind === 'search failed') failures.set(event.task, event.message);
  }
  if (failures.size === 0) return [];
  return [
    '',
    `${failures.size} searches failed. The next run tries them again:`,
    ...[...failures].map(([task, message]) => `  ${task}: ${message}`),
  ];
}
