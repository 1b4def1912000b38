import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Alert, Meter } from '../../table/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { Job } from '../../table/job.ts';
import { fanOut } from '../fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from '../fixtures/memory-index.ts';
import { FULL_RANGE, type Slice } from '../slice.ts';
import { auditSlice, type Deps } from './audit.ts';

const SEEN = Date.parse('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const NOW = new Date(SEEN + 5 * MINUTE);

let ledger: MemoryLedger;
let resent: Alert[];
let deps: Deps;
let meters: Map<string, Meter>;

function given(count: number): void {
  const people = Array.from({ length: count }, (_, number) => ({
    user: aUser({ sub: `person-${number}` }),
    since: SEEN / 1000,
  }));
  ledger = memoryLedger();
  resent = [];
  meters = new Map();
  deps = {
    index: memoryIndex(people, NOW),
    ledger,
    readMeters: async () => meters,
    resend: async (alerts) => void resent.push(...alerts),
    now: () => NOW,
  };
}

/** Audits a job slice by slice, and returns how many alerts are on their way. */
async function auditJob(audit: Deps, job: Job): Promise<number> {
  const slices: Slice[] = [FULL_RANGE];
  let unsettled = 0;
  for (let slice = slices.pop(); slice; slice = slices.pop()) {
    const result = await auditSlice(audit, job, slice);
    unsettled += result.unsettled;
    slices.push(...result.slices);
  }
  return unsettled;
}

/** Sets the state of every alert. */
function settle(state: Alert['state']): void {
  for (const [key, alert] of ledger.alerts) ledger.alerts.set(key, { ...alert, state });
}

beforeEach(() => given(4));
const matchedAt = (minutes: number) => fanOut(deps, aJob(), FULL_RANGE, new Date(SEEN + minutes * MINUTE));

describe('the audit of a job', () => {
  test('MATCH-02 finds nothing if all alerts are settled', async () => {
    await matchedAt(0);
    settle('sent');
    expect(await auditJob(deps, aJob())).toBe(0);
    expect(resent).toEqual([]);
  });

  test('MATCH-02 opens missing alerts and counts them as unsettled', async () => {
    await matchedAt(0);
    settle('sent');
    ledger.alerts.delete('ALERT#person-2 greenhouse-acme-1');
    expect(await auditJob(deps, aJob())).toBe(1);
    expect(ledger.alerts.get('ALERT#person-2 greenhouse-acme-1')).toMatchObject({
      state: 'pending',
      matchedAt: NOW.toISOString(),
    });
    expect(resent).toEqual([]);
  });

  test('MATCH-02 opens all alerts if the job was never matched', async () => {
    expect(await auditJob(deps, aJob())).toBe(4);
    expect(ledger.alerts.size).toBe(4);
  });

  test('MATCH-02 resends stuck alerts, but not those just opened', async () => {
    await matchedAt(4);
    expect(await auditJob(deps, aJob())).toBe(4);
    expect(resent).toEqual([]);
    given(4);
    await matchedAt(1);
    expect(await auditJob(deps, aJob())).toBe(4);
    expect(resent).toHaveLength(4);
  });

  test('MATCH-02 leaves alerts alone that wait for a due row, and resends those that none covers', async () => {
    await matchedAt(0);
    const jobId = aJob().jobID;
    const due = { dueAt: NOW.getTime() + 20 * MINUTE };
    meters.set('person-0', Meter.parse(due));
    meters.set('person-1', Meter.parse({ ...due, waitingFrom: `${jobId}~` }));
    meters.set('person-2', Meter.parse({ dueAt: NOW.getTime() - 61 * MINUTE }));
    expect(await auditJob(deps, aJob())).toBe(3);
    expect(resent.map(({ pk }) => pk).sort()).toEqual(['ALERT#person-1', 'ALERT#person-2', 'ALERT#person-3']);
  });

  test('MATCH-02 is idempotent', async () => {
    await auditJob(deps, aJob());
    const before = structuredClone([...ledger.alerts]);
    await auditJob(deps, aJob());
    expect([...ledger.alerts]).toEqual(before);
    expect(resent).toEqual([]);
  });

  test('leaves held and dropped alerts alone', async () => {
    await matchedAt(0);
    for (const state of ['withheld', 'dropped'] as const) {
      settle(state);
      expect(await auditJob(deps, aJob())).toBe(0);
    }
  });

  test('does nothing for a closed job', async () => {
    expect(await auditJob(deps, aJob({ closedAt: NOW.toISOString() }))).toBe(0);
    expect(ledger.alerts.size).toBe(0);
  });

  test('ignores people who came after the job was seen', async () => {
    const late = { user: aUser({ sub: 'late' }), since: SEEN / 1000 + 1 };
    const index = memoryIndex([late], NOW);
    expect(await auditJob({ ...deps, index }, aJob())).toBe(0);
  });

  test('MATCH-02 covers everyone who matches a popular job', async () => {
    given(2_300);
    expect(await auditJob(deps, aJob())).toBe(2_300);
    expect(ledger.alerts.size).toBe(2_300);
    settle('sent');
    expect(await auditJob(deps, aJob())).toBe(0);
  });

  test('MATCH-02 takes as many rounds for thousands of people as for hundreds, since slices are worked side by side', async () => {
    const limit = 50;
    for (const count of [400, 4_000]) {
      given(count);
      let rounds = 0;
      for (let round: readonly Slice[] = [FULL_RANGE]; round.length > 0; rounds += 1) {
        const results = await Promise.all(round.map((slice) => auditSlice(deps, aJob(), slice, limit)));
        round = results.flatMap(({ slices }) => slices);
      }
      expect(ledger.alerts.size).toBe(count);
      expect(rounds).toBeLessThanOrEqual(3);
    }
  });
});
