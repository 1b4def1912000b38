import { expect, test } from '@jest/globals';
import { takeStage } from './options.ts';

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
