import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDER_HELP } from '../../../functions/test-data/recorded-rows.ts';
import { readRealJobs } from '../../measure/real-jobs.ts';
import { formatNumber, percentile } from '../../measure/statistics.ts';
import type { Bench } from '../../runner/bench.ts';
import { describeMachine } from '../../runner/machine.ts';
import { parsePeople } from '../parse-people.ts';
import { compareFound } from './agreement.ts';
import { daybreak } from './daybreak.ts';
import { drawChart } from './draw-chart.ts';
import type { Figures } from './figures.ts';
import { lucene } from './lucene.ts';
import { MissingPeerError, type Peer, type PeerResult } from './peer.ts';
import { postgres } from './postgres.ts';
import { NOW, type Workload, writeWorkload } from './workload.ts';

const SIZES = [1_000, 10_000, 100_000];

type Point = Figures['peers'][number]['points'][number];

interface Measured extends Point {
  readonly name: string;
  readonly readUnitsPerJob?: number | undefined;
}

/** Compares our matching with PostgreSQL and Lucene on the same people and jobs. */
export const bench: Bench = {
  name: 'peers',
  help: `Finds the people for 200 real jobs among 1,000 to 100,000 invented ones with eight real titles each: with our reverse index, in PostgreSQL by rarest word and by trigram, and with a Lucene percolator. Every peer returns each
person once, with a title that matched. Rates are per CPU second: the median of five rounds after two to warm up, each
in its own process. Skips PostgreSQL or Lucene if it isn't installed, and says what to install.

  pnpm bench peers FOLDER                      needs only jobs/lifecycle.json.gz
  PEOPLE=300000 pnpm bench peers FOLDER        adds a size; a million takes 6 GB of memory
  SAVE=docs pnpm bench peers FOLDER            also writes docs/peers.json and its chart, docs/peers.svg

${FOLDER_HELP}`,
  async run({ folder: recordings = '' }) {
    const added = parsePeople(process.env['PEOPLE']);
    const jobs = readRealJobs(recordings, NOW);
    const results: Measured[] = [];
    const notes = new Set<string>();
    let sampled = 0;
    for (const people of new Set([...SIZES, ...added])) {
      console.error(`  ${formatNumber(people)} people`);
      const folder = mkdtempSync(join(tmpdir(), 'peers-'));
      // PostgreSQL reads the workload as another user.
      chmodSync(folder, 0o755);
      try {
        const workload = await writeWorkload(folder, people, jobs);
        sampled = workload.jobs;
        results.push(...(await measurePeers([daybreak(recordings), postgres, lucene], workload, notes)));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      // The largest size takes most of the time: an interrupted run keeps the others.
      const saveTo = process.env['SAVE'];
      if (saveTo !== undefined) saveFigures(saveTo, groupByPeer(results, sampled));
    }
    return { rows: results.flatMap(resultRows), notes: [...notes] };
  },
};

/** Measures the peers one after the other. The first is ours, and the others are compared with it. */
async function measurePeers(
  peers: readonly Peer[],
  workload: Workload,
  notes: Set<string>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  let ours = '';
  for (const peer of peers) {
    console.error(`  ${peer.name}`);
    for (const result of await measureIfInstalled(peer, workload, notes)) {
      ours ||= result.found;
      const { found, ...agreement } = await compareFound(ours, result.found);
      measured.push({
        name: result.name,
        people: workload.people,
        jobsPerSecond: (workload.jobs * 1000) / percentile(result.roundMs, 0.5),
        megabytes: result.bytes / 1024 / 1024,
        found: found / workload.jobs,
        ...agreement,
        readUnitsPerJob: result.readUnitsPerJob,
      });
    }
  }
  return measured;
}

async function measureIfInstalled(peer: Peer, workload: Workload, notes: Set<string>): Promise<PeerResult[]> {
  try {
    return await peer.measure(workload);
  } catch (error) {
    if (!(error instanceof MissingPeerError)) throw error;
    notes.add(error.message);
    return [];
  }
}

function resultRows({ name, people, readUnitsPerJob, ...point }: Measured) {
  const label = `${formatNumber(people)} people, ${name}`;
  const percent = (share: number) => `${formatNumber(share * 100)} %`;
  const isOurs = readUnitsPerJob !== undefined;
  return [
    { metric: `${label}, jobs/s`, value: formatNumber(point.jobsPerSecond, 1) },
    { metric: `${label}, memory`, value: `${formatNumber(point.megabytes)} MB` },
    isOurs
      ? {
          metric: `${label}, people found per job / RCU per job`,
          value: `${formatNumber(point.found)} / ${formatNumber(readUnitsPerJob, 1)}`,
        }
      : {
          metric: `${label}, people found per job / recall / precision against ours`,
          value: `${formatNumber(point.found)} / ${percent(point.recall)} / ${percent(point.precision)}`,
        },
  ];
}

function groupByPeer(results: readonly Measured[], jobs: number): Figures {
  const byName = Map.groupBy(results, ({ name }) => name);
  const digits = (value: number) => Number(value.toPrecision(3));
  return {
    machine: describeMachine(),
    jobs,
    peers: Array.from(byName, ([name, measured]) => ({
      name,
      points: measured.map((one) => ({
        people: one.people,
        jobsPerSecond: digits(one.jobsPerSecond),
        megabytes: digits(one.megabytes),
        found: digits(one.found),
        recall: digits(one.recall),
        precision: digits(one.precision),
      })),
    })),
  };
}

function saveFigures(folder: string, figures: Figures): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'peers.json'), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(folder, 'peers.svg'), drawChart(figures));
}
