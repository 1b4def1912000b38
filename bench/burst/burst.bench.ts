import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTable } from '../../e2e/support/connect-table.ts';
import { connectConsole } from '../../e2e/support/console.ts';
import { type Stack, startStack } from '../../e2e/support/stack.ts';
import { fetchCallCounts, resetCallCounts } from '../measure/gateway-calls.ts';
import { formatNumber, percentile } from '../measure/statistics.ts';
import type { Bench, Row } from '../runner/bench.ts';
import { alertKey, compareAlerts, deferredAlerts, type Findings, findPostedJobs } from './compare-alerts.ts';
import { loadPeople, personEmail } from './load-people.ts';
import { createBoards, fetchMails, postTitles, waitUntilIdle } from './running-product.ts';
import { unitRows } from './unit-rows.ts';
import { type BurstSize, createBurst } from './workload.ts';

const SIZES: Record<string, BurstSize> = {
  full: { people: 10_000, postings: 1_000, calm: 50 },
  small: { people: 500, postings: 100, calm: 20 },
};

const BUDGET_SECONDS = 60;

/** The attributes of job and alert rows that the comparison reads. */
const ATTRIBUTES = ['jobID', 'jobTitle', 'jobUrl', 'jobDetected', 'state'];

/** The sending rate of the stage and the account. A new SES account's limit is too low for a burst. */
const MAILS_PER_SECOND = 200;

/** DynamoDB Local syncs to disk several times per row, which would dominate the measurement. A tmpfs avoids that. */
const TMPFS = existsSync('/dev/shm') ? '/dev/shm' : undefined;

/** Measures the time from a job's detection to its email in the whole product, when many postings match many people. */
export const bench: Bench = {
  name: 'burst',
  help: `Measures the time from detection to email when 1,000 postings match 10,000 people within a minute.

  pnpm bench burst          1,000 postings and 10,000 people
  pnpm bench burst small    100 postings and 500 people`,
  async run({ folder = 'full' }) {
    const size = SIZES[folder];
    if (!size) throw new Error(`Unknown size '${folder}'. Choose one of: ${Object.keys(SIZES).join(', ')}.`);
    const temporary = mkdtempSync(join(TMPFS ?? tmpdir(), 'daybreak-burst-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    const feedsDir = join(temporary, 'feeds');
    const boards = {
      calm: await createBoards(feedsDir, 'calm', size.calm),
      burst: await createBoards(feedsDir, 'burst', size.postings),
    };
    log('starting the product');
    const stack = await startStack(
      { feedsDir, dataDir: join(temporary, 'data') },
      { MAILS_PER_SECOND: `${MAILS_PER_SECOND}` },
    );
    try {
      const ses = { mailsPerSecond: MAILS_PER_SECOND, mailsPerDay: 1_000_000 };
      await connectConsole(stack).changeAccount({ ses });
      return await measure(stack, size, boards);
    } finally {
      await stack.stop();
    }
  },
};

const startedAt = performance.now();
const log = (line: string) =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(6)} s  ${line}`);

async function measure(stack: Stack, size: BurstSize, boards: { calm: string[]; burst: string[] }) {
  const table = await connectTable(stack);
  const { titles, calmTitles, burstTitles } = createBurst(size);
  const subs = await loadPeople(stack, table, titles, (done) => log(`${done} people written`));
  await waitUntilIdle(stack, (busy) => log(`syncing watchers: ${busy}`));
  log('the product is idle');

  const runPhase = async (onBoards: readonly string[], posted: readonly string[]) => {
    await resetCallCounts(stack);
    await postTitles(stack, onBoards, posted);
    log(`${posted.length} postings published`);
    await waitUntilIdle(stack, (busy) => log(busy));
    const calls = await fetchCallCounts(stack);
    const rows = await table.rows(['JOB#', 'ALERT#', 'DUE#'], ATTRIBUTES);
    const jobs = findPostedJobs(rows, posted);
    const jobsByTitle = new Map(jobs.map((job) => [job.title, job]));
    const expected = new Set(
      titles.flatMap((saved, person) =>
        saved
          .flatMap((title) => jobsByTitle.get(title) ?? [])
          .map(({ jobId }) => alertKey(personEmail(person), jobId)),
      ),
    );
    const emails = new Map(subs.map((sub, person) => [sub, personEmail(person)]));
    const findings = compareAlerts(expected, await fetchMails(stack), jobs, deferredAlerts(rows, emails));
    log(`${findings.messages} messages of ${expected.size} alerts`);
    return { findings, alerts: expected.size, calls };
  };
  const calm = await runPhase(boards.calm, calmTitles);
  const burst = await runPhase(boards.burst, burstTitles);
  const burstName = `${formatNumber(size.postings)} postings × ${formatNumber(size.people)} people`;
  return {
    rows: [
      ...latencyRows('idle system', calm.findings),
      ...unitRows('message with one job', calm.calls, calm.findings.messages, true),
      ...latencyRows(burstName, burst.findings, BUDGET_SECONDS),
      { metric: `${burstName}, alerts expected`, value: String(burst.alerts) },
      ...unitRows(`${burstName}, per alert`, burst.calls, burst.alerts),
    ],
    notes: buildNotes(burst.findings),
  };
}

function latencyRows(load: string, found: Findings, budget?: number): Row[] {
  const seconds = (values: readonly number[], share: number) =>
    `${(percentile(values, share) / 1000).toFixed(1)} s`;
  const expectNone = (name: string, pairs: readonly string[]): Row => ({
    metric: `${load}, ${name}`,
    value: String(pairs.length),
    budget: '0',
    ok: pairs.length === 0,
  });
  const verdict =
    budget === undefined
      ? {}
      : { budget: `≤ ${budget} s`, ok: percentile(found.first, 0.95) <= budget * 1000 };
  return [
    { metric: `${load}, detection to email, p50`, value: seconds(found.first, 0.5) },
    { metric: `${load}, detection to email, p95`, value: seconds(found.first, 0.95), ...verdict },
    { metric: `${load}, detection to email, p99`, value: seconds(found.first, 0.99) },
    { metric: `${load}, alerts in first emails`, value: String(found.first.length) },
    { metric: `${load}, alerts in later emails`, value: String(found.later.length) },
    { metric: `${load}, alerts deferred`, value: String(found.deferred) },
    expectNone('duplicate alerts', found.duplicates),
    expectNone('missing alerts', found.missing),
    expectNone('unwanted alerts', found.unwanted),
  ];
}

function buildNotes(found: Findings): string[] {
  const listSome = (name: string, pairs: readonly string[]) =>
    pairs.length > 0 ? [`${name} alerts, for example: ${pairs.slice(0, 3).join(', ')}`] : [];
  return [
    `DynamoDB Local stores its data ${TMPFS ? 'in a tmpfs' : 'on disk, where syncs take most of the time'}.`,
    'Latency counts from jobDetected to the email’s sentAt, in each person’s first email. A second email within ten minutes is deferred.',
    ...listSome('Missing', found.missing),
    ...listSome('Duplicate', found.duplicates),
    ...listSome('Unwanted', found.unwanted),
  ];
}
