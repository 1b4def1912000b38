import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jobPlaceKeys } from '../../../functions/places/place-keys.ts';
import type { Job } from '../../../functions/table/job.ts';
import { createPopulation, type Population } from '../create-population.ts';

export const NOW = new Date('2026-05-20T12:00:00.000Z');

const JOBS = 200;
const MAX_PLACES = 3;

/** The files that every peer reads. A person, title or job is a number that counts from 0. */
export interface Workload {
  readonly folder: string;
  readonly people: number;
  readonly titles: number;
  /** Pairs of a saved title and a place, as people saved them. */
  readonly saved: number;
  readonly jobs: number;
}

/** The jobs that all peers match: an even sample of the jobs with up to three places. */
export const sampleJobs = (jobs: readonly Job[]): Job[] =>
  jobs
    .filter(({ locations }) => locations.length <= MAX_PLACES)
    .filter((_, n, all) => n % Math.ceil(all.length / JOBS) === 0);

/**
 * Writes titles.tsv (number, title), saved.tsv (person, title, place key) and jobs.tsv (number, title, place
 * keys joined by commas). Peers get our place keys, because parsing places isn't what they are compared on.
 * They parse titles on their own.
 */
export async function writeWorkload(folder: string, people: number, jobs: readonly Job[]): Promise<Workload> {
  const population = createPopulation(people, jobs);
  const sample = sampleJobs(jobs);
  const titles = new Map<string, number>();
  const saved = await writeLines(join(folder, 'saved.tsv'), savedLines(population, titles));
  await writeLines(
    join(folder, 'titles.tsv'),
    Array.from(titles, ([title, n]) => `${n}\t${plain(title)}`),
  );
  await writeLines(
    join(folder, 'jobs.tsv'),
    sample.map((job, n) => `${n}\t${plain(job.jobTitle)}\t${jobPlaceKeys(job).join(',')}`),
  );
  return { folder, people, titles: titles.size, saved, jobs: sample.length };
}

function* savedLines(population: Population, titles: Map<string, number>): Generator<string> {
  for (const at of population.people.keys()) {
    const places = population.filingKeysOf(at).filter(({ place }) => place === undefined);
    for (const title of population.titlesOf(at)) {
      const n = titles.get(title) ?? titles.size;
      titles.set(title, n);
      for (const { key } of places) yield `${at}\t${n}\t${key}`;
    }
  }
}

/** Removes the characters that separate columns or escape others in PostgreSQL's COPY. */
const plain = (title: string): string => title.replaceAll(/[\t\n\r\\]/g, ' ');

/** Returns the number of lines. */
async function writeLines(file: string, lines: Iterable<string>): Promise<number> {
  let count = 0;
  function* chunks(): Generator<string> {
    let chunk = '';
    for (const line of lines) {
      chunk += `${line}\n`;
      count += 1;
      if (chunk.length > 65_536) {
        yield chunk;
        chunk = '';
      }
    }
    yield chunk;
  }
  await pipeline(Readable.from(chunks()), createWriteStream(file));
  return count;
}
