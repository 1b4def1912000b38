import { describe, expect, test } from '@jest/globals';
import type { AwsRequest } from '../gateway/service.ts';
import { appSyncPermissions, createAppSync } from './appsync.ts';

const DAY = 86_400;
const now = 1_800_000_000;

const request = (action: string, path: string, body: object = {}): AwsRequest => ({
  service: 'appsync',
  action,
  principal: null,
  sourceIp: '127.0.0.1',
  method: 'POST',
  path,
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
});

function control() {
  const { service, admin } = createAppSync(() => now);
  admin.registerApiKey('da2-1', { ApiId: 'api', Expires: now + DAY });
  return service;
}

test('UpdateApiKey rounds the expiry down to the hour', async () => {
  const service = control();
  await service(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: now + 300 * DAY }));
  const list = JSON.parse(String((await service(request('ListApiKeys', '/v1/apis/api/apikeys'))).body));
  const expires = Math.floor((now + 300 * DAY) / 3_600) * 3_600;
  expect(list).toEqual({ apiKeys: [{ id: 'da2-1', description: '', expires, deletes: expires + 60 * DAY }] });
});

test('a key cannot be valid for more than 365 days', async () => {
  const call = request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: now + 366 * DAY });
  await expect(control()(call)).rejects.toMatchObject({ code: 'ApiKeyValidityOutOfBoundsException' });
});

test('a key belongs to one API', async () => {
  const call = request('UpdateApiKey', '/v1/apis/other/apikeys/da2-1', { expires: now + 30 * DAY });
  await expect(control()(call)).rejects.toMatchObject({ code: 'NotFoundException' });
});

test('OPS-02 the permission is on the path of the call', async () => {
  expect(await appSyncPermissions(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1'))).toEqual([
    {
      action: 'appsync:UpdateApiKey',
      resource: 'arn:aws:appsync:us-east-1:000000000000:/v1/apis/api/apikeys/da2-1',
    },
  ]);
});

describe('OPS-01 a key without Expires in the template', () => {
  const setUp = () => {
    let at = now;
    const { service, admin } = createAppSync(() => at);
    const deploy = () => admin.registerApiKey('da2-1', { ApiId: 'api' });
    const extend = () =>
      service(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: at + 364 * DAY }));
    const wait = (days: number) => {
      at += days * DAY;
    };
    return { deploy, extend, wait, works: () => admin.isValidApiKey('api', 'da2-1') };
  };

  test('is valid for a week from its creation, and longer once extended', async () => {
    for (const years of [0, 1, 10]) {
      const { deploy, extend, wait, works } = setUp();
      wait(years * 365);
      deploy();
      wait(6.9);
      expect(works()).toBe(true);
      wait(0.2);
      expect(works()).toBe(false);
      await extend();
      expect(works()).toBe(true);
    }
  });

  test('keeps its expiry when deployed again', async () => {
    const { deploy, extend, wait, works } = setUp();
    deploy();
    await extend();
    deploy();
    wait(363);
    expect(works()).toBe(true);
  });
});

test('OPS-01 a key with Expires must be valid for 1 to 365 days', () => {
  const { admin } = createAppSync(() => now);
  const deploy = (Expires: number) => () => admin.registerApiKey('da2-1', { ApiId: 'api', Expires });
  expect(deploy(now + DAY / 2)).toThrow('minimum of 1 days');
  expect(deploy(now + 366 * DAY)).toThrow('maximum of 365 days');
  expect(deploy(now + 365 * DAY)).not.toThrow();
  expect(admin.isValidApiKey('other', 'da2-1')).toBe(false);
});
