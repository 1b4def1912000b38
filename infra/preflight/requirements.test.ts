import { expect, test } from '@jest/globals';
import { readStageNamed } from '../deploy/cdk-json.ts';
import { requirementsOf } from './requirements.ts';

const stage = readStageNamed('dev');

test('OPS-01 what a stage needs is read from its template: concurrency, bootstrap, and secrets to fill in', () => {
  const required = requirementsOf(stage, 'cdk.out', []);
  expect(required).toMatchObject({
    stackName: 'Daybreak-dev',
    senderDomain: 'daybreak.example',
    bootstrap: { parameter: '/cdk-bootstrap/hnb659fds/version', version: expect.any(Number) },
  });
  expect(required.queueConcurrency).toBeGreaterThan(100);
  expect([...required.secrets.values()].sort()).toEqual([
    'The key of the OpenAI API',
    'The secret key of the Stripe API',
    'The signing secret of the webhook endpoint at Stripe',
  ]);
});

test('OPS-01 a stage with analytics needs their key as well', () => {
  const analytics = { 'acme.com': { host: 'https://us.i.posthog.com', token: 't' } };
  const { secrets } = requirementsOf({ ...stage, analytics }, 'cdk.out', []);
  expect([...secrets.values()]).toContain('The analytics provider’s key with the scope person:write');
});
