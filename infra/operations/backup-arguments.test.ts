import { expect, test } from '@jest/globals';
import { readBackupArguments } from './backup-arguments.ts';

test('OPS-01 a backup needs no more than a folder', () => {
  expect(readBackupArguments('backup', ['a'], [])).toEqual({
    folder: 'a',
    rate: 1_000,
    table: undefined,
    flags: new Set(),
  });
  expect(readBackupArguments('restore', ['--rate=50', 'a', '--table', 't', '--yes'], ['--yes'])).toEqual({
    folder: 'a',
    rate: 50,
    table: 't',
    flags: new Set(['--yes']),
  });
});

test.each([
  [[], 'needs a folder'],
  [['a', 'b'], "'b' is not understood"],
  [['a', '--replace'], "'--replace' is not understood"],
  [['a', '--rate', 'fast'], "--rate is 'fast'"],
  [['s3://bucket/a'], 'aws s3 sync'],
])('OPS-01 the command line %j is refused with what to do', (args, sentence) => {
  expect(() => readBackupArguments('backup', args, [])).toThrow(sentence);
});
