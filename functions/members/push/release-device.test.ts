import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aPushDevice, aUser } from '../../table/fixtures/user.ts';
import { deletionRequestStore } from '../deletion-request-store.ts';
import { changeUser, readUser } from '../user-store.ts';
import { ownerKeyOf } from './device-rows.ts';
import { applyPushDeviceChange, removePushDevices } from './push-devices.ts';
import { releaseDevice } from './release-device.ts';

const NOW = new Date('2026-06-02T12:00:00.000Z');
const { endpoint, p256dh, auth } = aPushDevice();
const keys = { p256dh, auth };
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  for (const sub of ['ada', 'bob']) {
    await changeUser(table, sub, (user) => removePushDevices(user, [endpoint]));
    await table.documents.send(new PutCommand({ TableName: table.name, Item: aUser({ sub }) }));
  }
});

const add = (sub: string) =>
  changeUser(table, sub, (user) => applyPushDeviceChange(user, { endpoint, keys }, NOW));
async function turnOn(sub: string) {
  await releaseDevice(table, endpoint, sub);
  await add(sub);
}
const devicesOf = async (sub: string) =>
  (await readUser(table, sub))?.user.pushDevices.map((device) => device.endpoint);
async function owner() {
  const get = new GetCommand({ TableName: table.name, Key: ownerKeyOf(endpoint) });
  return (await table.documents.send(get)).Item?.['sub'];
}

describe('NOTIF-01 a browser that two people use', () => {
  test('shows the alerts of who turned them on last', async () => {
    await turnOn('ada');
    await turnOn('bob');
    expect([await devicesOf('ada'), await devicesOf('bob')]).toEqual([[], [endpoint]]);
    await turnOn('bob');
    await turnOn('ada');
    expect([await devicesOf('ada'), await devicesOf('bob')]).toEqual([[endpoint], []]);
  });

  test('is never in two accounts, whatever happens at the same time', async () => {
    await add('ada');
    await expect(add('bob')).rejects.toMatchObject({ code: 'Conflict' });
    expect([await devicesOf('ada'), await devicesOf('bob')]).toEqual([[endpoint], []]);
  });

  test('is free for the other when the first one turns them off, or deletes the account', async () => {
    await turnOn('ada');
    await changeUser(table, 'ada', (user) => removePushDevices(user, [endpoint]));
    expect(await owner()).toBeUndefined();
    await turnOn('ada');
    await deletionRequestStore(table).begin('ada', NOW);
    expect(await owner()).toBeUndefined();
  });

  test('is not kept by a row whose account no longer has it', async () => {
    const Item = { ...ownerKeyOf(endpoint), sub: 'nobody' };
    await table.documents.send(new PutCommand({ TableName: table.name, Item }));
    await turnOn('bob');
    expect([await owner(), await devicesOf('bob')]).toEqual(['bob', [endpoint]]);
  });
});
