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
const readErrors = (context: Record<string, unknown>) => {
  const stack = new Stack(new App({ context }), 'Stack');
  refusePlaceholders(stack, stage, { claims });
  return stack.node.metadata.filter(({ type }) => type === 'aws:cdk:error').map(({ data }) => data);
};

test('OPS-01 a placeholder is an error, so that the CDK CLI does not deploy', () => {
  expect(readErrors({})).toEqual([
    'stages.dev.alarmEmail in cdk.json is missing. Set it to the address that gets the alarms.',
  ]);
});

test('OPS-01 acceptPlaceholders turns the errors off, also as a string from the command line', () => {
  expect([readErrors({ acceptPlaceholders: true }), readErrors({ acceptPlaceholders: 'true' })]).toEqual([
    [],
    [],
  ]);
});
