import { expect, test } from '@jest/globals';
import { readRedrive } from './redrive-arguments.ts';

test.each([
  [[], { kind: 'list' }],
  [['list'], { kind: 'list' }],
  [['show', 'AlertsDue'], { kind: 'show', queue: 'AlertsDue', max: 10 }],
  [['replay', 'Due'], { kind: 'replay', queue: 'Due', max: Number.POSITIVE_INFINITY }],
  [['replay', 'Due', '--max', '3'], { kind: 'replay', queue: 'Due', max: 3 }],
  [['discard', 'Due', 'all', '--yes'], { kind: 'discard', queue: 'Due', id: 'all' }],
])('OPS-01 the command line %j is understood', (args, request) => {
  expect(readRedrive(args)).toEqual(request);
});

test.each([
  [['empty'], "'empty' is not one of"],
  [['replay'], 'needs the name of a queue'],
  [['replay', 'Due', '--max', 'all'], '--max is'],
  [['replay', 'Due', '--all'], "'--all' is not understood"],
  [['discard', 'Due'], "needs a message's id"],
  [['discard', 'Due', 'x'], 'repeat it with --yes'],
  [['show', 'Due', 'x', 'y'], "'y' is not understood"],
])('OPS-01 the command line %j is refused with what to do', (args, sentence) => {
  expect(() => readRedrive(args)).toThrow(sentence);
});
