import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { log } from '../../platform/log.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { memoryIndex, memoryLedger } from '../fixtures/memory-index.ts';
import type { Auditor } from './audit.ts';
import { auditDue } from './audit-due.ts';
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
let auditor: Auditor;
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
  auditor = {
    index: memoryIndex([], NOW),
    ledger: memoryLedger(),
    resend: async () => undefined,
    now: () => NOW,
  };
});

describe('the audits that are due', () => {
  test('MATCH-02 a job that cannot be audited keeps no other from it, and comes after them', async () => {
    expect(await auditDue(lists, auditor, DUE, () => true)).toEqual({ unsettled: 0, failed: 1 });
    expect(did).toEqual(['a done', 'c done', `broken at ${IN_TEN_MINUTES}`]);
    expect(warned.mock.calls).toEqual([
      ['job not audited', { jobId: 'broken', error: new Error('The row is no job.') }],
    ]);
  });

  test('MATCH-02 a job whose people cannot be looked up is one of them', async () => {
    const query = () => Promise.reject(new Error('Too busy.'));
    const busy = { ...auditor, index: { query } };
    expect(await auditDue(lists, busy, DUE, () => true)).toEqual({ unsettled: 0, failed: 3 });
    expect(did).toHaveLength(3);
  });

  test('MATCH-02 a job with alerts still open is looked at again', async () => {
    const people = [{ user: aUser(), since: 0 }];
    const watched = { ...auditor, index: memoryIndex(people, NOW) };
    expect(await auditDue(lists, watched, DUE.slice(0, 1), () => true)).toEqual({ unsettled: 1, failed: 0 });
    expect(did).toEqual([`a at ${IN_TEN_MINUTES}`]);
  });

  test('wait for the next sweep when the time is up', async () => {
    expect(await auditDue(lists, auditor, DUE, () => did.length === 0)).toEqual({ unsettled: 0, failed: 0 });
    expect(did).toEqual(['a done']);
  });
});
