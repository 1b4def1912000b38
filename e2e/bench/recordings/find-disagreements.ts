import type { Ledger, PostingHistory } from './ledger.ts';

export interface Disagreement {
  readonly name: string;
  readonly product: string;
  readonly oracle: string;
}

/**
 * Returns the postings whose first state, edits, last state or job differ. Jobs are compared by their first
 * posting and size, because the two sides use different IDs.
 */
export function findDisagreements(product: Ledger, oracle: Ledger): Disagreement[] {
  const [one, other] = [describePostings(product), describePostings(oracle)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) => {
    const [ours, theirs] = [one.get(name) ?? 'absent', other.get(name) ?? 'absent'];
    return ours === theirs ? [] : [{ name, product: ours, oracle: theirs }];
  });
}

function describePostings({ histories, jobs }: Ledger): Map<string, string> {
  const together = Map.groupBy(histories.keys(), (name) => histories.get(name)?.job ?? '');
  const firsts = new Map(
    [...together].map(([job, names]) => [job, `${names.sort()[0]} and ${names.length - 1} more`]),
  );
  const time = (at: number | undefined) =>
    at === undefined ? 'never' : new Date(at).toISOString().slice(0, 16);
  const describeHistory = ({ origin, at, effects, end, endedAt, job }: PostingHistory) =>
    [
      `${origin} ${time(at)}`,
      ...effects.map((done) => `${done.effect} ${time(done.at)}`),
      `${end} ${time(endedAt)}`,
      job === '' ? 'no job' : `job of ${firsts.get(job)}, closed ${time(jobs.get(job)?.closedAt)}`,
    ].join('; ');
  return new Map([...histories].map(([name, history]) => [name, describeHistory(history)]));
}
