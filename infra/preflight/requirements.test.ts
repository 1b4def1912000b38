import { expect, test } from '@jest/globals';
import { loadStage } from '../deploy/cdk-json.ts';
import { readRequirements } from './requirements.ts';

const stage = loadStage('dev');

test('OPS-01 readRequirements reads concurrency, bootstrap, and secrets from the template', () => {
  const required = readRequirements(stage, 'cdk.out', []);
  expect(required).toMatchObject({
    stackNames: ['Daybreak-dev-State', 'Daybreak-dev', 'Daybreak-dev-Api'],
    senderDomain: 'daybreak.example',
    bootstrap: { parameter: '/cdk-bootstrap/hnb659fds/version', version: expect.any(Number) },
  });
  expect(required.queueConcurrency).toBeGreaterThan(60);
  expect([...required.secrets.values()].sort()).toEqual([
    'The key of the OpenAI API',
    'The secret key of the Stripe API',
    'The signing secret of the webhook endpoint at Stripe',
  ]);
});

test('OPS-01 readRequirements includes the analytics key if the stage has analytics', () => {
  const analytics = { 'acme.com': { host: 'https://us.i.posthog.com', token: 't' } };
  const { secrets } = readRequirements({ ...stage, analytics }, 'cdk.out', []);
  expect([...secrets.values()]).toContain("The analytics provider's key with the scope person:write");
});
