import { beforeEach, describe, expect, test } from '@jest/globals';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Job } from '../table/job.ts';
import type { Notice } from '../table/notice.ts';
import { fanOut } from './fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import { type Deps, notifyWithdrawn } from './notify-withdrawn.ts';
import { FULL_RANGE } from './slice.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const LATER = new Date('2026-06-02T09:00:00.000Z');
const people = Array.from({ length: 40 }, (_, number) => ({
  user: aUser({ sub: `person-${number}` }),
  since: 0,
}));

let ledger: MemoryLedger;
let notices: Map<string, Notice>;
let deps: Deps;
beforeEach(() => {
  ledger = memoryLedger();
  notices = new Map();
  deps = {
    index: memoryIndex(people, NOW),
    ledger,
    async addNotices(added) {
      for (const notice of added) {
        const key = `${notice.pk} ${notice.sk}`;
        if (!notices.has(key)) notices.set(key, notice);
      }
    },
  };
});

const withdrawn = (job: Job): Job => ({
  ...job,
  closedAt: LATER.toISOString(),
  withdrawnAt: LATER.toISOString(),
});

/** People are alerted to the job; every second alert was sent. */
async function given(job: Job): Promise<string[]> {
  await fanOut({ index: deps.index, ledger }, job, FULL_RANGE, NOW);
  const sent: string[] = [];
  for (const [key, alert] of ledger.alerts) {
    const sub = alert.pk.slice('ALERT#'.length);
    if (alert.sk !== job.jobID || Number(sub.split('-')[1]) % 2 === 0) continue;
    ledger.alerts.set(key, { ...alert, state: 'sent' });
    sent.push(`NOTICE#${sub}`);
  }
  return sent.sort();
}

const notified = () => [...notices.values()].map(({ pk }) => pk).sort();

describe('ING-03 people who were alerted to a job that is withdrawn', () => {
  test('get a notice that names the job, and no one else does', async () => {
    const job = aJob();
    const sent = await given(job);
    await notifyWithdrawn(deps, withdrawn(job), FULL_RANGE, LATER);
    expect(sent).toHaveLength(20);
    expect(notified()).toEqual(sent);
    expect([...notices.values()][0]).toMatchObject({
      state: 'due',
      content: { kind: 'withdrawal', jobTitle: job.jobTitle, company: job.fullCompanyName },
    });
  });

  test('get one for all jobs of the employer, however often it is announced', async () => {
    const jobs = [aJob(), aJob({ jobID: 'greenhouse-acme-2' })];
    const sent = await given(jobs[0] ?? aJob());
    await given(jobs[1] ?? aJob());
    for (const job of [...jobs, ...jobs]) await notifyWithdrawn(deps, withdrawn(job), FULL_RANGE, LATER);
    expect(notified()).toEqual(sent);
  });

  test('get one from the slices of a job that matches more of them than a run reads', async () => {
    const job = aJob();
    const sent = await given(job);
    await notifyWithdrawn(deps, withdrawn(job), FULL_RANGE, LATER, { limit: 7 });
    expect(notified().length).toBeLessThan(sent.length);
    for (let [next] = ledger.slices; next !== undefined; [next] = ledger.slices) {
      await notifyWithdrawn(deps, withdrawn(job), next[1], LATER, { limit: 7 });
      ledger.slices.delete(next[0]);
    }
    expect(notified()).toEqual(sent);
  });

  test('get one from a board that they followed, whatever they want by now', async () => {
    const job = aJob();
    await given(job);
    deps = { ...deps, index: memoryIndex([], NOW, ['person-1', 'person-2', 'person-3']) };
    const audience = 'careers:acme.example';
    await notifyWithdrawn(deps, { ...withdrawn(job), audience }, FULL_RANGE, LATER);
    expect(notified()).toEqual(['NOTICE#person-1', 'NOTICE#person-3']);
  });

  test('get one also if the job was edited before', async () => {
    const job = aJob();
    const sent = await given(job);
    await notifyWithdrawn(deps, withdrawn({ ...job, factsBefore: [job] }), FULL_RANGE, LATER);
    expect(notified()).toEqual(sent);
  });
});
