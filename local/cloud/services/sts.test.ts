import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stsPermissions, stsService } from './sts.ts';
import { allow, signedHeaders, startTestGateway } from './test-gateway.ts';

let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  gateway = await startTestGateway({
    services: new Map([['sts', stsService]]),
    permissions: new Map([['sts', stsPermissions]]),
  });
});
afterAll(() => gateway.close());

const ask = (service: string, body: string, headers: Record<string, string>) => {
  const statement = allow(['kms:*'], '*');
  const { accessKeyId } = gateway.principals.add('Caller', [statement]);
  return fetch(gateway.url, { method: 'POST', body, headers: signedHeaders(accessKeyId, service, headers) });
};

test('STS tells every caller who they are', async () => {
  const answer = await ask('sts', 'Action=GetCallerIdentity', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(await answer.text()).toContain('<Arn>arn:aws:sts::000000000000:assumed-role/Caller/local</Arn>');
});

test('a service that is not emulated is refused by name', async () => {
  const answer = await ask('kms', '{}', { 'x-amz-target': 'TrentService.Encrypt' });
  const body = await answer.text();
  expect([answer.status, body]).toEqual([400, expect.stringContaining('does not support the service kms')]);
});
