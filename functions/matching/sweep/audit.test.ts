import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Alert } from '../../table/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { fanOut } from '../fan-out.ts';
import { type MemoryLedger, memoryIndex, memoryLedger } from '../fixtures/memory-index.ts';
import { FULL_RANGE } from '../slice.ts';
import { type Auditor, auditJob } from './audit.ts';

const SEEN = Date.parse('2026-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const NOW = new Date(SEEN + 5 * MINUTE);

let ledger: MemoryLedger;
let resent: Alert[];
let auditor: Auditor;

function given(count: number): void {
  const people = Array.from({ length: count }, (_, number) => ({
    user: aUser({ sub: `person-${number}` }),
    since: SEEN / 1000,
  }));
  ledger = memoryLedger();
  resent = [];
  auditor = {
    index: memoryIndex(people, NOW),
    ledger,
    resend: async (alerts) => void resent.push(...alerts),
    now: () => NOW,
  };
}

/** Says of everybody's alert what has become of it. */
function settle(state: Alert['state']): void {
  for (const [key, alert] of ledger.alerts) ledger.alerts.set(key, { ...alert, state });
}

beforeEach(() => given(4));
const matchedAt = (minutes: number) => fanOut(auditor, aJob(), FULL_RANGE, new Date(SEEN + minutes * MINUTE));

describe('the audit of a job', () => {
  test('MATCH-02 that is all accounted for finds nothing', async () => {
    await matchedAt(0);
    settle('sent');
    expect(await auditJob(auditor, aJob())).toBe(0);
    expect(resent).toEqual([]);
  });

  test('MATCH-02 opens the alerts that are missing, and counts them as not settled', async () => {
    await matchedAt(0);
    settle('sent');
    ledger.alerts.delete('ALERT#person-2 greenhouse-acme-1');
    expect(await auditJob(auditor, aJob())).toBe(1);
    expect(ledger.alerts.get('ALERT#person-2 greenhouse-acme-1')).toMatchObject({
      state: 'pending',
      matchedAt: NOW.toISOString(),
    });
    expect(resent).toEqual([]);
  });

  test('MATCH-02 opens all of them when matching never came', async () => {
    expect(await auditJob(auditor, aJob())).toBe(4);
    expect(ledger.alerts.size).toBe(4);
  });

  test('MATCH-02 sends on those that are stuck, and lets those be that have just been opened', async () => {
    await matchedAt(4);
    expect(await auditJob(auditor, aJob())).toBe(4);
    expect(resent).toEqual([]);
    given(4);
    await matchedAt(1);
    expect(await auditJob(auditor, aJob())).toBe(4);
    expect(resent).toHaveLength(4);
  });

  test('MATCH-02 run twice changes nothing', async () => {
    await auditJob(auditor, aJob());
    const before = structuredClone([...ledger.alerts]);
    await auditJob(auditor, aJob());
    expect([...ledger.alerts]).toEqual(before);
    expect(resent).toEqual([]);
  });

  test('leaves alone what is held or dropped', async () => {
    await matchedAt(0);
    for (const state of ['held', 'dropped'] as const) {
      settle(state);
      expect(await auditJob(auditor, aJob())).toBe(0);
    }
  });

  test('of a posting that has closed owes nobody anything', async () => {
    expect(await auditJob(auditor, aJob({ closedAt: NOW.toISOString() }))).toBe(0);
    expect(ledger.alerts.size).toBe(0);
  });

  test('does not concern who came after the job was seen', async () => {
    const late = { user: aUser({ sub: 'late' }), since: SEEN / 1000 + 1 };
    const index = memoryIndex([late], NOW);
    expect(await auditJob({ ...auditor, index }, aJob())).toBe(0);
  });

  test('MATCH-02 of a job that concerns very many goes over all of them', async () => {
    given(2_300);
    expect(await auditJob(auditor, aJob())).toBe(2_300);
    expect(ledger.alerts.size).toBe(2_300);
    settle('sent');
    expect(await auditJob(auditor, aJob())).toBe(0);
  });
});
