import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { type HostStore, hostStore, systemsInBackoff } from './host-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let table: TestTable;
let now = NOON;
let hosts: HostStore;
beforeAll(async () => {
  table = await startTestTable();
  hosts = hostStore(table, () => now);
});
afterAll(() => table.stop());
beforeEach(() => {
  now = NOON;
});

describe('ING-03 a vendor host', () => {
  test('is backed off until the time it asked for, and no longer', async () => {
    expect(await hosts.backoffUntil('api.example')).toBeUndefined();
    await hosts.startBackoff('api.example', later(60));
    expect(await hosts.backoffUntil('api.example')).toEqual(later(60));
    expect(await hosts.backoffUntil('api.other.example')).toBeUndefined();
    now = later(60);
    expect(await hosts.backoffUntil('api.example')).toBeUndefined();
  });

  test('keeps the longer of two concurrent backoffs', async () => {
    await hosts.startBackoff('busy.example', later(60));
    await hosts.startBackoff('busy.example', later(5));
    expect(await hosts.backoffUntil('busy.example')).toEqual(later(60));
    await hosts.startBackoff('busy.example', later(90));
    expect(await hosts.backoffUntil('busy.example')).toEqual(later(90));
  });
});

test('ING-03 counts the requests to a host by the hour', async () => {
  const before = await hosts.countRequests('tenant.example');
  await hosts.addRequests('tenant.example', 3);
  await hosts.addRequests('tenant.example', 4);
  await hosts.addRequests('other.example', 9);
  expect([before, await hosts.countRequests('tenant.example')]).toEqual([0, 7]);
  now = later(3_600);
  expect(await hosts.countRequests('tenant.example')).toBe(0);
});

test('ING-03 no board of a backed-off vendor is polled, and each vendor is looked up once', async () => {
  await hosts.startBackoff('api.ashby.example', later(60));
  const lookedUp: string[] = [];
  const counting = {
    backoffUntil: (host: string) => {
      lookedUp.push(host);
      return hosts.backoffUntil(host);
    },
  };
  const boards = ['ashby', 'lever', 'ashby', 'unknown'].map((ats) => ({ ats }));
  const adapterOf = (ats: string) =>
    ats === 'unknown' ? undefined : { origin: { url: `https://api.${ats}.example`, variable: 'NONE' } };

  expect(await systemsInBackoff(boards, adapterOf, counting, {})).toEqual(new Set(['ashby']));
  expect(lookedUp).toEqual(['api.ashby.example', 'api.lever.example']);
});
