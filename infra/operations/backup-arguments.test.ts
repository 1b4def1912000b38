import { expect, test } from '@jest/globals';
import { parseBackupArguments } from './backup-arguments.ts';

test('OPS-01 parseBackupArguments applies defaults and reads options', () => {
  expect(parseBackupArguments('backup', ['a'], [])).toEqual({
    folder: 'a',
    rate: 1_000,
    table: undefined,
    flags: new Set(),
  });
  expect(parseBackupArguments('restore', ['--rate=50', 'a', '--table', 't', '--yes'], ['--yes'])).toEqual({
    folder: 'a',
    rate: 50,
    table: 't',
    flags: new Set(['--yes']),
  });
});

test.each([
  [[], 'needs a folder'],
  [['a', 'b'], "Unknown argument 'b'"],
  [['a', '--replace'], "Unknown argument '--replace'"],
  [['a', '--rate', 'fast'], "--rate is 'fast'"],
  [['s3://bucket/a'], 'aws s3 sync'],
])('OPS-01 parseBackupArguments rejects %j with what to do', (args, sentence) => {
  expect(() => parseBackupArguments('backup', args, [])).toThrow(sentence);
});
