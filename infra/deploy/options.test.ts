import { expect, test } from '@jest/globals';
import { selectStacks, takeStage } from './options.ts';

test.each([
  [['--stage', 'prod', '--no-execute'], ['--no-execute']],
  [
    ['list', '--stage=prod', '--json'],
    ['list', '--json'],
  ],
])('OPS-01 takeStage reads the stage from %j and returns the other options', (args, rest) => {
  expect(takeStage('deploy', args)).toEqual({ stage: 'prod', rest });
});

test.each([[[]], [['--stage']], [['--stage', '--no-execute']], [['--stage=']]])(
  'OPS-01 takeStage rejects %j and says how to name a stage',
  (args) => {
    expect(() => takeStage('deploy', args)).toThrow(
      'npm run deploy needs a stage of cdk.json. Name one: npm run deploy -- --stage prod.',
    );
  },
);

test('OPS-01 selectStacks returns the stage’s stacks in deployment order, or with --sender the stack of its sender domain', () => {
  const stage = { name: 'prod', senderDomain: 'mail.acme.com' };
  expect(selectStacks(stage, ['--no-execute'])).toEqual({
    stackNames: ['Daybreak-prod-State', 'Daybreak-prod', 'Daybreak-prod-Api'],
    options: ['--no-execute'],
  });
  expect(selectStacks(stage, ['--sender', '--no-execute'])).toEqual({
    stackNames: ['Daybreak-Sender-mail-acme-com'],
    options: ['--no-execute'],
  });
});
