import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { refusePlaceholders } from './refuse-placeholders.ts';

const stage = {
  name: 'dev',
  settings: { mailFrom: 'a@acme.com', supportAddress: 'help@acme.com', mailsPerSecond: 14 },
};
const claims = {
  price: { monthly: '$5', annual: '$50', annualLabel: 'Best value' },
  testimonial: 'none',
} as const;
const errorsWith = (context: Record<string, unknown>) => {
  const stack = new Stack(new App({ context }), 'Stack');
  refusePlaceholders(stack, stage, { claims });
  return stack.node.metadata.filter(({ type }) => type === 'aws:cdk:error').map(({ data }) => data);
};

test('OPS-01 a placeholder is an error that keeps the CDK CLI from deploying', () => {
  expect(errorsWith({})).toEqual([
    'stages.dev.alarmEmail in cdk.json is missing. Set it to the address that gets the alarms.',
  ]);
});

test('OPS-01 a synth that is not for a deployment may hold placeholders, from the command line as well', () => {
  expect([errorsWith({ acceptPlaceholders: true }), errorsWith({ acceptPlaceholders: 'true' })]).toEqual([
    [],
    [],
  ]);
});
