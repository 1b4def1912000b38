import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { log } from '../../platform/log.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { memoryIndex, memoryLedger } from '../fixtures/memory-index.ts';
import type { Deps } from './audit.ts';
import { auditDueJobs } from './audit.ts';
import type { AuditRow } from './worklists.ts';

const NOW = new Date('2026-06-01T12:05:00.000Z');
const IN_TEN_MINUTES = '2026-06-01T12:15:00.000Z';
const DUE = ['a', 'broken', 'c'].map((name) => ({
  pk: 'AUDIT#0',
  sk: `2026-06-01T12:00#${name}`,
  expiresAt: 0,
}));

const nameOf = ({ sk }: AuditRow) => sk.split('#')[1] ?? '';
const warned = jest.spyOn(log, 'warn');

let did: string[];
let deps: Deps;
const lists = {
  async job(row: AuditRow) {
    if (nameOf(row) === 'broken') throw new Error('The row is no job.');
    return aJob({ jobID: nameOf(row) });
  },
  done: async (row: AuditRow) => void did.push(`${nameOf(row)} done`),
  postpone: async (row: AuditRow, at: Date) => void did.push(`${nameOf(row)} at ${at.toISOString()}`),
};

beforeEach(() => {
  warned.mockReset().mockImplementation(() => undefined);
  did = [];
  deps = {
    index: memoryIndex([], NOW),
    ledger: memoryLedger(),
    resend: async () => undefined,
    now: () => NOW,
  };
});

describe('auditing due jobs', () => {
  test('MATCH-02 postpones a job that fails, and audits the others', async () => {
    expect(await auditDueJobs(lists, deps, DUE, () => true)).toEqual({ unsettled: 0, failed: 1 });
    expect(did).toEqual(['a done', 'c done', `broken at ${IN_TEN_MINUTES}`]);
    expect(warned.mock.calls).toEqual([
      ['job not audited', { jobId: 'broken', error: new Error('The row is no job.') }],
    ]);
  });

  test('MATCH-02 postpones jobs when the index fails', async () => {
    const query = () => Promise.reject(new Error('Too busy.'));
    const busy = { ...deps, index: { query } };
    expect(await auditDueJobs(lists, busy, DUE, () => true)).toEqual({ unsettled: 0, failed: 3 });
    expect(did).toHaveLength(3);
  });

  test('MATCH-02 postpones a job with alerts still open', async () => {
    const people = [{ user: aUser(), since: 0 }];
    const watched = { ...deps, index: memoryIndex(people, NOW) };
    expect(await auditDueJobs(lists, watched, DUE.slice(0, 1), () => true)).toEqual({
      unsettled: 1,
      failed: 0,
    });
    expect(did).toEqual([`a at ${IN_TEN_MINUTES}`]);
  });

  test('stops when time is up', async () => {
    expect(await auditDueJobs(lists, deps, DUE, () => did.length === 0)).toEqual({ unsettled: 0, failed: 0 });
    expect(did).toEqual(['a done']);
  });
});
