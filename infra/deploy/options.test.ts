import { expect, test } from '@jest/globals';
import { selectStack, takeStage } from './options.ts';

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

test('OPS-01 selectStack returns the stage’s stack, or with --sender the stack of its sender domain', () => {
  const stage = { name: 'prod', senderDomain: 'mail.acme.com' };
  expect(selectStack(stage, ['--no-execute'])).toEqual({
    stackName: 'Daybreak-prod',
    options: ['--no-execute'],
  });
  expect(selectStack(stage, ['--sender', '--no-execute'])).toEqual({
    stackName: 'Daybreak-Sender-mail-acme-com',
    options: ['--no-execute'],
  });
});
