import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { type HostStore, hostStore } from './host-store.ts';
import { waitingSystems } from './waiting-systems.ts';

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

describe('ING-03 a host', () => {
  test('that asked to wait is left alone until then, and no longer', async () => {
    expect(await hosts.waitUntil('api.example')).toBeUndefined();
    await hosts.asked('api.example', later(60));
    expect(await hosts.waitUntil('api.example')).toEqual(later(60));
    expect(await hosts.waitUntil('api.other.example')).toBeUndefined();
    now = later(60);
    expect(await hosts.waitUntil('api.example')).toBeUndefined();
  });

  test('that asks for less, while it is asked by two at once, is believed the longer wait', async () => {
    await hosts.asked('busy.example', later(60));
    await hosts.asked('busy.example', later(5));
    expect(await hosts.waitUntil('busy.example')).toEqual(later(60));
    await hosts.asked('busy.example', later(90));
    expect(await hosts.waitUntil('busy.example')).toEqual(later(90));
  });
});

test('ING-03 of a vendor that asked to wait no board is polled, and one look a vendor finds it', async () => {
  await hosts.asked('api.ashby.example', later(60));
  const looked: string[] = [];
  const counting = {
    waitUntil: (host: string) => {
      looked.push(host);
      return hosts.waitUntil(host);
    },
  };
  const boards = ['ashby', 'lever', 'ashby', 'unknown'].map((ats) => ({ ats }));
  const adapterOf = (ats: string) =>
    ats === 'unknown' ? undefined : { origin: { url: `https://api.${ats}.example`, variable: 'NONE' } };

  expect(await waitingSystems(boards, adapterOf, counting, {})).toEqual(new Set(['ashby']));
  expect(looked).toEqual(['api.ashby.example', 'api.lever.example']);
});
