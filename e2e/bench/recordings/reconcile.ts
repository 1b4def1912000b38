import type { Disagreement } from './find-disagreements.ts';
import type { Ledger, PostingHistory } from './ledger.ts';

export interface Row {
  readonly metric: string;
  readonly value: string;
  readonly budget?: string;
  readonly ok?: boolean;
}

type Counted = (history: PostingHistory) => readonly string[];

const formatWhole = (value: number) => value.toLocaleString('en-US');

/** Counts the names that `namesOf` returns, most frequent first. */
function countByName({ histories }: Ledger, namesOf: Counted): Map<string, number> {
  const counts = new Map<string, number>();
  for (const history of histories.values())
    for (const name of namesOf(history)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/** Compares the product's counts with the oracle's, and checks that each breakdown adds up to its total. */
export function reconcile(
  postings: number,
  product: Ledger,
  oracle: Ledger,
  disagreements: readonly Disagreement[],
): Row[] {
  const breakdown = (title: string, namesOf: Counted): Row[] => {
    const [ours, theirs] = [countByName(product, namesOf), countByName(oracle, namesOf)];
    return [...new Set([...ours.keys(), ...theirs.keys()])].map((name) =>
      compareCounts(`${title}: ${name}`, ours.get(name) ?? 0, theirs.get(name) ?? 0),
    );
  };
  const origins = countByName(product, ({ origin }) => [origin]);
  const endOf = ({ end, job }: PostingHistory) => [
    end === 'still listed' && job === '' ? 'still listed, rejected' : end,
  ];
  const ends = countByName(product, endOf);
  const edits = countByName(product, ({ effects }) => effects.map(({ effect }) => effect));
  const jobs = [...product.jobs.values()];
  const open = jobs.filter(({ closedAt }) => closedAt === undefined).length;
  const fromEdits = jobs.length - (origins.get('new job') ?? 0);
  return [
    compareCounts('postings', product.histories.size, oracle.histories.size),
    ...breakdown('first read', ({ origin }) => [origin]),
    checkSum('postings = new jobs + joined or reopened + rejected', postings, [
      origins.get('new job') ?? 0,
      ['joined, same reading', 'joined, same board', 'joined, other board', 'repost'].reduce(
        (all, origin) => all + (origins.get(origin) ?? 0),
        0,
      ),
      [...origins].reduce((all, [origin, count]) => all + (origin.startsWith('rejected') ? count : 0), 0),
    ]),
    ...breakdown('edit', ({ effects }) => effects.map(({ effect }) => effect)),
    compareCounts(
      'edits, total',
      sumCounts(edits),
      sumCounts(countByName(oracle, ({ effects }) => effects.map(() => 'edit'))),
    ),
    ...breakdown('end', endOf),
    checkSum('postings = ended + still listed', postings, [...ends.values()]),
    compareCounts('jobs created', product.jobs.size, oracle.jobs.size),
    checkSum('jobs created = by new postings + by edits', jobs.length, [
      origins.get('new job') ?? 0,
      fromEdits,
    ]),
    compareCounts('jobs closed', jobs.length - open, closedJobs(oracle)),
    compareCounts('jobs open', open, oracle.jobs.size - closedJobs(oracle)),
    ...[...product.readings].map(([reason, count]) =>
      compareCounts(`readings for ${reason}`, count, oracle.readings.get(reason) ?? 0),
    ),
    {
      metric: 'postings on which product and oracle disagree',
      value: formatWhole(disagreements.length),
      budget: '0',
      ok: disagreements.length === 0,
    },
  ];
}

const sumCounts = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

const closedJobs = ({ jobs }: Ledger) =>
  [...jobs.values()].filter(({ closedAt }) => closedAt !== undefined).length;

const compareCounts = (metric: string, ours: number, theirs: number): Row => ({
  metric,
  value: formatWhole(ours),
  budget: formatWhole(theirs),
  ok: ours === theirs,
});

function checkSum(metric: string, all: number, parts: readonly number[]): Row {
  const added = parts.reduce((one, other) => one + other, 0);
  return {
    metric,
    value: `${parts.map(formatWhole).join(' + ')} = ${formatWhole(added)}`,
    budget: formatWhole(all),
    ok: added === all,
  };
}
