import { expect, test } from '@jest/globals';
import { parseRedriveArguments } from './redrive-arguments.ts';

test.each([
  [[], { kind: 'list' }],
  [['list'], { kind: 'list' }],
  [['show', 'AlertsDue'], { kind: 'show', queue: 'AlertsDue', max: 10 }],
  [['replay', 'Due'], { kind: 'replay', queue: 'Due', max: Number.POSITIVE_INFINITY }],
  [['replay', 'Due', '--max', '3'], { kind: 'replay', queue: 'Due', max: 3 }],
  [['discard', 'Due', 'all', '--yes'], { kind: 'discard', queue: 'Due', id: 'all' }],
])('OPS-01 parseRedriveArguments parses %j', (args, request) => {
  expect(parseRedriveArguments(args)).toEqual(request);
});

test.each([
  [['empty'], "'empty' is not one of"],
  [['replay'], 'needs the name of a queue'],
  [['replay', 'Due', '--max', 'all'], '--max is'],
  [['replay', 'Due', '--all'], "Unknown argument '--all'"],
  [['discard', 'Due'], 'needs a message id'],
  [['discard', 'Due', 'x'], 'repeat it with --yes'],
  [['show', 'Due', 'x', 'y'], "Unknown argument 'y'"],
])('OPS-01 parseRedriveArguments rejects %j with what to do', (args, sentence) => {
  expect(() => parseRedriveArguments(args)).toThrow(sentence);
});
