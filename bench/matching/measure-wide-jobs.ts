import { partitionsOf } from '../../functions/matching/match.ts';
import { gazetteerEntries } from '../../functions/places/gazetteer/gazetteer.ts';
import type { Job } from '../../functions/table/job.ts';
import type { CountingIndex } from './counting-index.ts';
import { runFanOut } from './run-fan-out.ts';

/** A job's lookups in the index, the people it finds, and its RCU. */
export interface WideJobCost {
  readonly lookups: number;
  readonly people: number;
  readonly fanOutUnits: number;
}

/** The cities of the USA with the most people, as postings name them. */
const largestCities = (count: number): Job['locations'] =>
  [...gazetteerEntries()]
    .flatMap((entry) => (entry.kind === 'town' && entry.town.country === 'US' ? [entry.town] : []))
    .sort((one, other) => other.people - one.people)
    .slice(0, count)
    .map(({ name, region }) => ({ city: name, state: region?.codes[0] ?? '', country: 'US' }));

/** Matches these jobs as if each were in this many of the largest cities of the USA. */
export async function measureWideJobs(
  jobs: readonly Job[],
  index: CountingIndex,
  cities: number,
  now: Date,
): Promise<WideJobCost[]> {
  const locations = largestCities(cities);
  const costs: WideJobCost[] = [];
  for (const moved of jobs) {
    const job = { ...moved, locations };
    index.takeReadUnits();
    const { subs, readUnits } = await runFanOut(index, job, now);
    const fanOutUnits = index.takeReadUnits() + readUnits;
    costs.push({ lookups: partitionsOf(job).length, people: subs.size, fanOutUnits });
  }
  return costs;
}
