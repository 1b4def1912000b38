/** Entry point of the process that measures our matching: RECORDINGS PEOPLE FOUND. Prints one line of JSON. */
import { writeFileSync } from 'node:fs';
import { findOutcomes } from '../../../functions/matching/match.ts';
import { FULL_RANGE } from '../../../functions/matching/slice.ts';
import type { WatcherIndex } from '../../../functions/matching/watcher-index.ts';
import type { Job } from '../../../functions/table/job.ts';
import { readRealJobs } from '../../measure/real-jobs.ts';
import { measureHeap } from '../../measure/statistics.ts';
import { createPopulation } from '../create-population.ts';
import { countReadUnits, createMemoryIndex } from './memory-index.ts';
import { ROUNDS } from './peer.ts';
import { NOW, sampleJobs } from './workload.ts';

const [recordings, people, foundFile = ''] = process.argv.slice(2);
const jobs = readRealJobs(recordings, NOW);
const sample = sampleJobs(jobs);
const population = createPopulation(Number(people), jobs);
const before = measureHeap();
const index = createMemoryIndex(population);
const bytes = measureHeap() - before;

const outcomesOf = async (watchers: WatcherIndex, job: Job) =>
  (await findOutcomes(watchers, job, FULL_RANGE, Number.POSITIVE_INFINITY)).outcomes;

const total = { readUnits: 0 };
const numberOf = new Map(population.people.map((key, at) => [key.split('#')[1], at]));
const lines: string[] = [];
for (const job of sample) {
  const people: (number | undefined)[] = [];
  const outcomes = await outcomesOf(countReadUnits(index, total), job);
  outcomes.visitPeople((sub) => people.push(numberOf.get(sub)));
  lines.push(people.join(' '));
}
writeFileSync(foundFile, `${lines.join('\n')}\n`);

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const roundMs: number[] = [];
for (let round = 0; round < ROUNDS.warmUp + ROUNDS.measured; round += 1) {
  const start = cpuMs();
  let passes = 0;
  do {
    for (const job of sample) await outcomesOf(index, job);
    passes += 1;
  } while (cpuMs() - start < ROUNDS.minMs);
  if (round >= ROUNDS.warmUp) roundMs.push((cpuMs() - start) / passes);
}
console.log(JSON.stringify({ roundMs, bytes, readUnitsPerJob: total.readUnits / sample.length }));
