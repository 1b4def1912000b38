import { expect, test } from '@jest/globals';
import { takeStage } from './options.ts';
import { takeSender } from './sender.ts';

test.each([
  [['--stage', 'prod', '--no-execute'], ['--no-execute']],
  [
    ['list', '--stage=prod', '--json'],
    ['list', '--json'],
  ],
])('OPS-01 the stage is taken from %j, and the rest is passed on', (args, rest) => {
  expect(takeStage('deploy', args)).toEqual({ stage: 'prod', rest });
});

test.each([[[]], [['--stage']], [['--stage', '--no-execute']], [['--stage=']]])(
  'OPS-01 %j names no stage, and says how to name one',
  (args) => {
    expect(() => takeStage('deploy', args)).toThrow(
      'npm run deploy needs a stage of cdk.json. Name it: npm run deploy -- --stage prod.',
    );
  },
);

test('OPS-01 the stack is the stage’s own, or with --sender the one of the domain that it sends mail from', () => {
  const stage = { name: 'prod', senderDomain: 'mail.acme.com' };
  expect(takeSender(stage, ['--no-execute'])).toEqual({
    stackName: 'Daybreak-prod',
    options: ['--no-execute'],
  });
  expect(takeSender(stage, ['--sender', '--no-execute'])).toEqual({
    stackName: 'Daybreak-Sender-mail-acme-com',
    options: ['--no-execute'],
  });
});
