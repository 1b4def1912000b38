import { expect, test } from '@jest/globals';
import type { AwsRequest } from '../gateway/aws-request.ts';
import { appSyncControl, appSyncPermissions } from './appsync.ts';

const DAY = 86_400;
const now = 1_800_000_000;

const request = (action: string, path: string, body: object = {}): AwsRequest => ({
  ...{
    service: 'appsync',
    action,
    principal: null,
    method: 'POST',
    path,
    query: new URLSearchParams(),
    headers: {},
  },
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

test('the permission is on the key of the API', async () => {
  expect(await appSyncPermissions(request('UpdateApiKey', '/v1/apis/api/apikeys/da2-1'))).toEqual([
    {
      action: 'appsync:UpdateApiKey',
      resource: 'arn:aws:appsync:us-east-1:000000000000:apis/api/apikeys/da2-1',
      alsoKnownAs: ['arn:aws:appsync:us-east-1:000000000000:/v1/apis/api/apikeys/da2-1'],
    },
  ]);
});
