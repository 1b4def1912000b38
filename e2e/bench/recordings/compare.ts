import type { Account, Ledger } from './record.ts';

export interface Disagreement {
  readonly name: string;
  readonly product: string;
  readonly oracle: string;
}

/**
 * Returns the postings whose first state, edits, last state or job differ. Jobs are compared by their first
 * posting and size, because the two sides use different IDs.
 */
export function disagreements(product: Ledger, oracle: Ledger): Disagreement[] {
  const [one, other] = [describePostings(product), describePostings(oracle)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) => {
    const [mine, yours] = [one.get(name) ?? 'nothing', other.get(name) ?? 'nothing'];
    return mine === yours ? [] : [{ name, product: mine, oracle: yours }];
  });
}

function describePostings({ accounts, jobs }: Ledger): Map<string, string> {
  const together = Map.groupBy(accounts.keys(), (name) => accounts.get(name)?.job ?? '');
  const firsts = new Map(
    [...together].map(([job, names]) => [job, `${names.sort()[0]} and ${names.length - 1} more`]),
  );
  const time = (at: number | undefined) =>
    at === undefined ? 'never' : new Date(at).toISOString().slice(0, 16);
  const one = ({ way, at, effects, end, endedAt, job }: Account) =>
    [
      `${way} ${time(at)}`,
      ...effects.map((done) => `${done.effect} ${time(done.at)}`),
      `${end} ${time(endedAt)}`,
      job === '' ? 'no job' : `job of ${firsts.get(job)}, closed ${time(jobs.get(job)?.closedAt)}`,
    ].join('; ');
  return new Map([...accounts].map(([name, account]) => [name, one(account)]));
}
