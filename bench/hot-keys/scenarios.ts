import { randomUUID } from 'node:crypto';
import { listingRow } from '../../functions/ingestion/jobs/job-rows.ts';
import { MAX_WATCHERS_PER_SECOND } from '../../functions/matching/paced-index.ts';
import { wantedWatchers } from '../../functions/matching/watchers.ts';
import { aJob } from '../../functions/table/fixtures/job.ts';
import { aUser } from '../../functions/table/fixtures/user.ts';
import {
  alertKey,
  attentionKey,
  auditKey,
  dueKey,
  jobKey,
  listingKey,
  meterKey,
  segmentKey,
  staleKey,
  statsKey,
} from '../../functions/table/keys.ts';
import { SHARD_COUNTS, shardOf, shardOfHour } from '../../functions/table/shards.ts';
import { splitMailRate } from '../../infra/mail-rate.ts';
import { itemBytes, readUnits } from '../measure/item-bytes.ts';
import { busiestSecond } from './job-reads.ts';
import { busiestKey, type KeyLoad } from './key-load.ts';

/** A rate at which 100,000 first alerts leave in a minute. */
export const MAILS_PER_SECOND = 2_100;

/** The duration of a DynamoDB call: the faster, the hotter the key. */
const CALL_MS = 5;

/** The connections that the AWS SDK opens, so the calls that a process has under way. */
const CONNECTIONS = 50;

/** A burst of new jobs per second: 1,000 within ten seconds. */
const JOBS_PER_SECOND = 100;

/** Matching's workers and batches, and those of the audit: must match infra/matching.ts and infra/sweep.ts. */
const MATCHING = { workers: 20, auditors: 4, batchSize: 10 };

/** The watchers that a slice of a large fan-out reads, and the calls that it makes if nobody matches. */
const SLICE = { watchers: 1_500, calls: 4 };

/** Workers that sync watchers: must match infra/matching.ts. A sync of a profile makes about this many calls. */
const SYNC = { workers: 10, batchSize: 5, calls: 7 };

/** Half of what an instance of the board reads when it starts, with 100,000 jobs in each of two days. */
const PACKED_DAY_UNITS = 400;

/** Instances of the board, and how far back each reads the log again: functions/board/live-listing.ts. */
const TAIL = { instances: 150, seconds: 10 };

/** How many instances start in the same second. */
const STARTS = 50;

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

const AT = '2026-06-01T08:00:00.000Z';
const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);

const { immediate, deferred } = splitMailRate(MAILS_PER_SECOND);

/** How many alerts that are not mailed delivery's workers can work in a second, with so many calls for each. */
const unmailedPerSecond = ({ workers, batchSize }: typeof immediate, calls: number): number =>
  Math.floor((workers * batchSize * 1000) / (calls * CALL_MS));

/** A vacancy in 200 cities, which is a posting for each of them. */
function aHeavyJob() {
  const [posting] = aJob().postings;
  const places = ids(200).map((city) => ({ city, state: 'TX', country: 'US' }));
  const postings = posting ? places.map((place) => ({ ...posting, places: [place] })) : [];
  return aJob({ postings, locations: places });
}

/** A nurse's watchers in San Francisco, by its key and by the country's. */
function nurseWatchers() {
  const nurse = aUser({
    sub: randomUUID(),
    positions: ['Registered Nurse'],
    locations: [{ city: 'San Francisco', state: 'CA', country: 'US' }],
  });
  const [narrow, wide] = wantedWatchers(nurse, new Date(AT)).map((row) => ({
    ...row,
    since: Date.parse(AT) / 1000,
  }));
  if (!narrow || !wide?.pk.endsWith('|in:us')) throw new Error('A city has no wide watcher.');
  return [narrow, wide] as const;
}

/** A partition of such watchers that all workers read as fast as they may. */
const hotPartition = (watcher: ReturnType<typeof nurseWatchers>[number]): Omit<KeyLoad, 'name'> => ({
  pk: watcher.pk,
  unit: 'RCU',
  units: readUnits((MATCHING.workers + MATCHING.auditors) * MAX_WATCHERS_PER_SECOND * itemBytes(watcher)),
});

async function jobFor100000(name: string, job: ReturnType<typeof aJob>): Promise<KeyLoad> {
  const unitsEach = 2 * readUnits(itemBytes(job));
  const paces = [immediate, deferred];
  const [before, after] = [await busiestSecond(job, paces, false), await busiestSecond(job, paces, true)];
  return {
    name,
    pk: jobKey(job.jobID).pk,
    unit: 'RCU',
    units: after * unitsEach,
    before: before * unitsEach,
  };
}

/** The keys that the most work meets in one second, each in the worst case that the product can cause. */
export async function scenarios(): Promise<KeyLoad[]> {
  const withheld = ids(unmailedPerSecond(immediate, 5));
  const deferredPeople = ids(unmailedPerSecond(immediate, 6));
  const marks = ids((CONNECTIONS * 1000) / CALL_MS);
  const jobs = ids(JOBS_PER_SECOND);
  const [person = ''] = ids(1);
  const meterReads = jobs.map(() => meterKey(person));
  const newAlerts = jobs.map((jobId) => alertKey(person, jobId));
  const digest = ids(1_000).map((jobId) => alertKey(person, jobId));
  const erased = (calls: number) => (calls * 1000) / CALL_MS;
  const flushes = [immediate, deferred].flatMap(({ workers, gap, batchSize }) =>
    ids(Math.ceil((workers * 1000) / (gap * batchSize))),
  );
  const tailRows = (JOBS_PER_SECOND * TAIL.seconds) / SHARD_COUNTS.listing;
  const [narrow, wide] = nurseWatchers();
  return [
    await jobFor100000('a job for 100,000 people, read by delivery', aJob()),
    await jobFor100000('the same for a job with 200 postings', aHeavyJob()),
    {
      name: '100 new alerts a second of a person with 20,000, joining the batch',
      unit: 'RCU',
      ...busiestKey(meterReads, 1),
    },
    { name: 'opening these', unit: 'WCU', ...busiestKey(newAlerts, 1) },
    { name: 'settling a digest of 1,000 alerts', unit: 'WCU', ...busiestKey(digest, 1) },
    {
      name: 'erasing a person with 20,000 alerts',
      pk: alertKey(person, '').pk,
      unit: 'WCU',
      units: erased(4),
      before: erased(25),
    },
    {
      name: 'the listing log, 100,000 jobs a day, in a burst',
      unit: 'WCU',
      ...busiestKey(
        jobs.map((jobId) => listingKey('2026-06-01', shardOf('listing', jobId), AT, jobId)),
        2,
      ),
    },
    {
      name: `its tail in this burst, read each second by ${TAIL.instances} instances`,
      unit: 'RCU',
      ...busiestKey(
        ids(TAIL.instances).map(() => listingKey('2026-06-01', '0', AT, '')),
        readUnits(tailRows * itemBytes(listingRow(aJob(), new Date(AT)))),
      ),
    },
    {
      name: 'the packed day, read by 50 instances that start in one second',
      unit: 'RCU',
      ...busiestKey(
        ids(STARTS).flatMap(() =>
          HOURS.map((hour) => segmentKey('2026-06-01', shardOfHour(hour), hour, '0')),
        ),
        PACKED_DAY_UNITS / HOURS.length,
      ),
      before: STARTS * PACKED_DAY_UNITS,
    },
    {
      name: 'a title wanted by 300,000 in one place, whose slices fill all workers of matching and the audit',
      ...hotPartition(narrow),
      before: MATCHING.workers * MATCHING.batchSize * readUnits(SLICE.watchers * itemBytes(narrow)),
    },
    {
      name: 'a title wanted by 300,000 in cities of one country, looked up as a whole, where nobody matches',
      ...hotPartition(wide),
      before:
        ((MATCHING.workers * 1000) / (SLICE.calls * CALL_MS)) * readUnits(SLICE.watchers * itemBytes(wide)),
    },
    {
      name: 'rewriting the watchers of everyone, 30 % of whom want this title in two cities',
      pk: wide.pk,
      unit: 'WCU',
      units: 0.3 * 2 * ((SYNC.workers * SYNC.batchSize * 1000) / (SYNC.calls * CALL_MS)),
    },
    {
      name: 'a job for 100,000 people with digests: their due rows at 8:00',
      unit: 'WCU',
      ...busiestKey(
        deferredPeople.map((sub) => dueKey(shardOf('due', sub), AT, sub)),
        1,
      ),
    },
    {
      name: 'reading 100,000 due rows, a shard in one second',
      pk: dueKey('0', '', '').pk,
      unit: 'RCU',
      units: readUnits(
        (100_000 / SHARD_COUNTS.due) * itemBytes({ ...dueKey('10', AT, person.padEnd(36)), version: person }),
      ),
    },
    {
      name: 'a job withheld from 100,000 people',
      unit: 'WCU',
      ...busiestKey(
        withheld.map((sub) => attentionKey(shardOf('attention', sub), AT, sub, 'job')),
        1,
      ),
      before: withheld.length,
    },
    {
      name: 'the alerts of the day, counted by all workers',
      unit: 'WCU',
      ...busiestKey(
        flushes.map(() => statsKey('2026-06-01', 'alerts')),
        1,
      ),
    },
    {
      name: 'a burst of jobs to audit',
      unit: 'WCU',
      ...busiestKey(
        jobs.map((jobId) => auditKey(shardOf('audit', jobId), AT, jobId)),
        2,
      ),
    },
    {
      name: 'marking every profile as stale',
      unit: 'WCU',
      ...busiestKey(
        marks.map((sub) => staleKey(shardOf('stale', sub), sub)),
        1,
      ),
      // It had 4 shards.
      before: marks.length / 4,
    },
  ];
}
