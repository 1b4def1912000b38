import { describe, expect, test } from '@jest/globals';
import type { AwsRequest } from '../gateway/aws-request.ts';
import { appSyncControl, appSyncPermissions } from './appsync.ts';

const DAY = 86_400;
const now = 1_800_000_000;

const request = (action: string, path: string, body: object = {}): AwsRequest => ({
  service: 'appsync',
  action,
  principal: null,
  method: 'POST',
  path,
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
});

function control() {
  const { service, admin } = appSyncControl(() => now);
  admin.registerApiKey('da2-1', { ApiId: 'api', Expires: now + DAY });
  return service;
}

test('an API key is extended to the whole hour, and the list shows it', async () => {
  const service = control();
  await service(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: now + 300 * DAY }));
  const list = JSON.parse(String((await service(request('ListApiKeys', '/v1/apis/api/apikeys'))).body));
  const expires = Math.floor((now + 300 * DAY) / 3_600) * 3_600;
  expect(list).toEqual({ apiKeys: [{ id: 'da2-1', description: '', expires, deletes: expires + 60 * DAY }] });
});

test('a key may be extended by at most 365 days', async () => {
  const wish = request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: now + 366 * DAY });
  await expect(control()(wish)).rejects.toMatchObject({ code: 'ApiKeyValidityOutOfBoundsException' });
});

test('another API does not have the key', async () => {
  const wish = request('UpdateApiKey', '/v1/apis/other/apikeys/da2-1', { expires: now + 30 * DAY });
  await expect(control()(wish)).rejects.toMatchObject({ code: 'NotFoundException' });
});

test('OPS-02 the permission is on the path of the call, the only ARN that AppSync looks at', async () => {
  expect(await appSyncPermissions(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1'))).toEqual([
    {
      action: 'appsync:UpdateApiKey',
      resource: 'arn:aws:appsync:us-east-1:000000000000:/v1/apis/api/apikeys/da2-1',
    },
  ]);
});

describe('OPS-01 a key whose template names no expiry', () => {
  const opened = () => {
    let at = now;
    const { service, admin } = appSyncControl(() => at);
    const deploy = () => admin.registerApiKey('da2-1', { ApiId: 'api' });
    const extend = () =>
      service(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1', { expires: at + 364 * DAY }));
    const wait = (days: number) => {
      at += days * DAY;
    };
    return { deploy, extend, wait, works: () => admin.acceptsApiKey('api', 'da2-1') };
  };

  test('works for a week at whatever date it is made, and longer only if it is extended', async () => {
    for (const years of [0, 1, 10]) {
      const { deploy, extend, wait, works } = opened();
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

  test('is as old after another deployment as before', async () => {
    const { deploy, extend, wait, works } = opened();
    deploy();
    await extend();
    deploy();
    wait(363);
    expect(works()).toBe(true);
  });
});

test('OPS-01 a key with a fixed expiry cannot be made once that is near, and a new date sets it back', () => {
  const { admin } = appSyncControl(() => now);
  const deploy = (Expires: number) => () => admin.registerApiKey('da2-1', { ApiId: 'api', Expires });
  expect(deploy(now + DAY / 2)).toThrow('minimum of 1 days');
  expect(deploy(now + 366 * DAY)).toThrow('maximum of 365 days');
  expect(deploy(now + 365 * DAY)).not.toThrow();
  expect(admin.acceptsApiKey('other', 'da2-1')).toBe(false);
});
