import type { Disagreement } from './compare.ts';
import type { Account, Ledger } from './record.ts';

export interface Line {
  readonly metric: string;
  readonly value: string;
  readonly budget?: string;
  readonly ok?: boolean;
}

type Counted = (account: Account) => readonly string[];

const whole = (value: number) => value.toLocaleString('en-US');

/** Counts the names that `namesOf` returns, most frequent first. */
function countByName({ accounts }: Ledger, namesOf: Counted): Map<string, number> {
  const counts = new Map<string, number>();
  for (const account of accounts.values())
    for (const name of namesOf(account)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/** Compares the product's counts with the oracle's, and checks that each breakdown adds up to its total. */
export function reconciliation(
  played: number,
  product: Ledger,
  oracle: Ledger,
  differ: readonly Disagreement[],
): Line[] {
  const part = (title: string, namesOf: Counted): Line[] => {
    const [mine, theirs] = [countByName(product, namesOf), countByName(oracle, namesOf)];
    return [...new Set([...mine.keys(), ...theirs.keys()])].map((name) =>
      beside(`${title}: ${name}`, mine.get(name) ?? 0, theirs.get(name) ?? 0),
    );
  };
  const ways = countByName(product, ({ way }) => [way]);
  const ends = countByName(product, ({ end, job }) => [
    end === 'still there' && job === '' ? 'still off' : end,
  ]);
  const edits = countByName(product, ({ effects }) => effects.map(({ effect }) => effect));
  const jobs = [...product.jobs.values()];
  const open = jobs.filter(({ closedAt }) => closedAt === undefined).length;
  const fromEdits = jobs.length - (ways.get('new job') ?? 0);
  return [
    beside('postings played', product.accounts.size, oracle.accounts.size),
    ...part('came', ({ way }) => [way]),
    sum('played = new jobs + collapsed into others + left off', played, [
      ways.get('new job') ?? 0,
      ['same reading', 'later', 'other board', 'repost'].reduce((all, way) => all + (ways.get(way) ?? 0), 0),
      [...ways].reduce((all, [way, count]) => all + (way.startsWith('left off') ? count : 0), 0),
    ]),
    ...part('edit', ({ effects }) => effects.map(({ effect }) => effect)),
    beside(
      'edits in all',
      total(edits),
      total(countByName(oracle, ({ effects }) => effects.map(() => 'edit'))),
    ),
    ...part('ended', ({ end, job }) => [
      end === 'still there' && job === '' ? 'still there, off the board' : end,
    ]),
    sum('played = ended + still there', played, [...ends.values()]),
    beside('jobs made', product.jobs.size, oracle.jobs.size),
    sum('jobs made = by new postings + by edits', jobs.length, [ways.get('new job') ?? 0, fromEdits]),
    beside('jobs closed', jobs.length - open, closedJobs(oracle)),
    beside('jobs open', open, oracle.jobs.size - closedJobs(oracle)),
    ...[...product.readings].map(([why, count]) =>
      beside(`readings for ${why}`, count, oracle.readings.get(why) ?? 0),
    ),
    {
      metric: 'postings of which product and oracle tell different things',
      value: whole(differ.length),
      budget: '0',
      ok: differ.length === 0,
    },
  ];
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

const closedJobs = ({ jobs }: Ledger) =>
  [...jobs.values()].filter(({ closedAt }) => closedAt !== undefined).length;

const beside = (metric: string, mine: number, theirs: number): Line => ({
  metric,
  value: whole(mine),
  budget: whole(theirs),
  ok: mine === theirs,
});

function sum(metric: string, all: number, parts: readonly number[]): Line {
  const added = parts.reduce((one, other) => one + other, 0);
  return {
    metric,
    value: `${parts.map(whole).join(' + ')} = ${whole(added)}`,
    budget: whole(all),
    ok: added === all,
  };
}
