import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloudWatchPermissions, cloudWatchService } from './cloudwatch.ts';
import { stsPermissions, stsService } from './sts.ts';
import { allow, signedBy, startTestGateway } from './test-gateway.ts';

let door: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  door = await startTestGateway({
    services: new Map([
      ['sts', stsService],
      ['monitoring', cloudWatchService],
    ]),
    permissions: new Map([
      ['sts', stsPermissions],
      ['monitoring', cloudWatchPermissions],
    ]),
  });
});
afterAll(() => door.close());

const METRICS = 'GraniteServiceVersion20100801.PutMetricData';

const ask = (service: string, body: string, headers: Record<string, string>) => {
  const statement = allow(['cloudwatch:PutMetricData', 'kms:*'], '*');
  const { accessKeyId } = door.principals.add('Caller', [statement]);
  return fetch(door.url, { method: 'POST', body, headers: signedBy(accessKeyId, service, headers) });
};

test('STS tells anybody who he is', async () => {
  const answer = await ask('sts', 'Action=GetCallerIdentity', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(await answer.text()).toContain('<Arn>arn:aws:sts::000000000000:assumed-role/Caller/local</Arn>');
});

test('CloudWatch takes metrics, which the call log counts', async () => {
  const answer = await ask('monitoring', '{"Namespace":"N","MetricData":[]}', { 'x-amz-target': METRICS });
  expect(answer.status).toBe(200);
  expect(door.calls.counts()).toContainEqual(
    expect.objectContaining({ action: 'PutMetricData', outcome: 'ok', calls: 1 }),
  );
});

test('a service that is not played says so', async () => {
  const answer = await ask('kms', '{}', { 'x-amz-target': 'TrentService.Encrypt' });
  const body = await answer.text();
  expect([answer.status, body]).toEqual([400, expect.stringContaining('does not play the service kms')]);
});
