import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectConsole } from '../support/console.ts';
import { type Stack, startStack } from '../support/stack.ts';
import type { Bench, Row } from './bench.ts';
import { alertKey, deferredPairs, type Findings, judge } from './burst/compare-alerts.ts';
import { loadPeople, personEmail } from './burst/load-people.ts';
import { countAnew, counts, mails, openBoards, post, rest } from './burst/running-product.ts';
import { openTable } from './burst/table.ts';
import { unitRows } from './burst/units.ts';
import { createBurst, type Size } from './burst/workload.ts';

const SIZES: Record<string, Size> = {
  full: { people: 10_000, postings: 1_000, calm: 50 },
  small: { people: 500, postings: 100, calm: 20 },
};

const BUDGET_SECONDS = 60;

/** The stage's and the account's sending rate. A burst needs more than a new account's limit. */
const MAILS_PER_SECOND = 200;

/**
 * Uses a tmpfs if there is one. DynamoDB Local syncs to disk several times per row, which would dominate the
 * measurement.
 */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : undefined;

/**
 * Measures the time from a job's detection to its e-mail in the whole product, when many postings match many
 * people.
 */
export const bench: Bench = {
  name: 'burst',
  async run({ folder = 'full' }) {
    const size = SIZES[folder];
    if (!size) throw new Error(`There is no size '${folder}': there are ${Object.keys(SIZES).join(', ')}.`);
    const folders = mkdtempSync(join(MEMORY ?? tmpdir(), 'daybreak-burst-'));
    process.once('exit', () => rmSync(folders, { recursive: true, force: true }));
    const feedsDir = join(folders, 'feeds');
    const boards = {
      calm: await openBoards(feedsDir, 'calm', size.calm),
      burst: await openBoards(feedsDir, 'burst', size.postings),
    };
    say('starting the product');
    const stack = await startStack(
      { feedsDir, dataDir: join(folders, 'data') },
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

const begin = performance.now();
const say = (line: string) =>
  console.error(`${((performance.now() - begin) / 1000).toFixed(0).padStart(6)} s  ${line}`);

async function measure(stack: Stack, size: Size, boards: { calm: string[]; burst: string[] }) {
  const table = await openTable(stack);
  const { titles, calmTitles, burstTitles } = createBurst(size);
  const subs = await loadPeople(stack, table, titles, (done) => say(`${done} people are in the table`));
  await rest(stack, (busy) => say(`their watchers are being made: ${busy}`));
  say('the product is at rest');

  const phase = async (onBoards: readonly string[], posted: readonly string[]) => {
    await countAnew(stack);
    const jobIds = await post(stack, onBoards, posted);
    say(`${posted.length} postings are on their boards`);
    await rest(stack, (busy) => say(busy));
    const calls = await counts(stack);
    const due = new Set(
      titles.flatMap((saved, person) =>
        saved.flatMap((title) =>
          jobIds.has(title) ? [alertKey(personEmail(person), jobIds.get(title) ?? '')] : [],
        ),
      ),
    );
    const rows = await table.rows(['JOB#', 'DUE#'], ['jobID', 'jobDetected', 'jobs']);
    const ours = new Set(jobIds.values());
    const detected = new Map(
      rows
        .filter(({ jobID }) => ours.has(String(jobID)))
        .map(({ jobID, jobDetected }) => [String(jobID), Date.parse(String(jobDetected))]),
    );
    const emails = new Map(subs.map((sub, person) => [sub, personEmail(person)]));
    const dueRows = rows.filter(({ pk }) => pk.startsWith('DUE#'));
    const findings = judge(due, await mails(stack), detected, deferredPairs(dueRows, emails));
    say(`${findings.messages} messages of ${due.size} alerts`);
    return { findings, alerts: due.size, calls };
  };
  const calm = await phase(boards.calm, calmTitles);
  const burst = await phase(boards.burst, burstTitles);
  return {
    rows: [
      ...tableRows('one alert each, nothing else going on', calm.findings),
      ...unitRows('a message with one job', calm.calls, calm.findings.messages, true),
      ...tableRows(`${size.postings} postings, ${size.people} people`, burst.findings, BUDGET_SECONDS),
      { what: `${size.postings} postings, alerts due`, value: String(burst.alerts) },
      ...unitRows('the burst, an alert', burst.calls, burst.alerts),
    ],
    notes: buildNotes(burst.findings),
  };
}

function tableRows(what: string, found: Findings, budget?: number): Row[] {
  const at = (values: readonly number[], share: number) =>
    values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
  const seconds = (values: readonly number[], share: number) => `${(at(values, share) / 1000).toFixed(1)} s`;
  const none = (name: string, pairs: readonly string[]): Row => ({
    what: `${what}, ${name}`,
    value: String(pairs.length),
    budget: '0',
    ok: pairs.length === 0,
  });
  const judged =
    budget === undefined ? {} : { budget: `${budget} s`, ok: at(found.first, 0.95) <= budget * 1000 };
  return [
    { what: `${what}, first messages, median`, value: seconds(found.first, 0.5) },
    { what: `${what}, first messages, 95 %`, value: seconds(found.first, 0.95), ...judged },
    { what: `${what}, first messages, 99 %`, value: seconds(found.first, 0.99) },
    { what: `${what}, alerts in first messages`, value: String(found.first.length) },
    { what: `${what}, alerts in later messages`, value: String(found.later.length) },
    { what: `${what}, alerts deferred, not yet due`, value: String(found.deferred) },
    none('duplicates', found.duplicates),
    none('missing', found.missing),
    none('not asked for', found.unwanted),
  ];
}

function buildNotes(found: Findings): string[] {
  const some = (name: string, pairs: readonly string[]) =>
    pairs.length > 0 ? [`${name}, for example: ${pairs.slice(0, 3).join(', ')}`] : [];
  return [
    `DynamoDB Local keeps its data ${MEMORY ? 'in memory' : 'on the disk, whose syncs take most of the time'}.`,
    'From a job’s detection time to the mail’s sentAt in the outbox. Within ten minutes of a message the next is deferred.',
    ...some('Missing', found.missing),
    ...some('Twice', found.duplicates),
    ...some('Not asked for', found.unwanted),
  ];
}
