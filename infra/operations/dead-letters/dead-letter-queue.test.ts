import { expect, test } from '@jest/globals';
import { demandQueue, findDeadLetterQueues } from './dead-letter-queue.ts';

const queue = (logicalId: string, deadLetterArn?: string) => ({
  logicalId,
  url: `https://${logicalId}`,
  arn: `arn:${logicalId}`,
  messages: 1,
  inFlight: 0,
  deadLetterArn,
});
const QUEUES = [
  queue('AlertsDueQueue12345678', 'arn:AlertsDueDead12345678'),
  queue('AlertsDueDead12345678'),
  queue('StreamDroppedABCDEF01'),
  queue('Unread12345678'),
];
const MAPPINGS = [
  { sourceArn: 'arn:AlertsDueQueue12345678', functionName: 'deliver', failureArn: undefined },
  { sourceArn: 'arn:stream', functionName: 'router', failureArn: 'arn:StreamDroppedABCDEF01' },
];
const RESOURCES = [
  { logicalId: 'AlertsDeliver87654321', physicalId: 'deliver', type: 'AWS::Lambda::Function' },
  { logicalId: 'AlertsDeliverLogs11111111', physicalId: 'the-log', type: 'AWS::Logs::LogGroup' },
];

test('OPS-01 dead-letter queues are those that a queue or a stream’s reader hands its failures to', () => {
  expect(findDeadLetterQueues(QUEUES, MAPPINGS, RESOURCES)).toEqual([
    {
      name: 'AlertsDue',
      url: 'https://AlertsDueDead12345678',
      messages: 1,
      inFlight: 0,
      sourceUrl: 'https://AlertsDueQueue12345678',
      functionName: 'deliver',
      logGroup: 'the-log',
    },
    {
      name: 'StreamDropped',
      url: 'https://StreamDroppedABCDEF01',
      messages: 1,
      inFlight: 0,
      sourceUrl: undefined,
      functionName: 'router',
      logGroup: undefined,
    },
  ]);
});

test('OPS-01 a queue is found by its name or the end of it, and what is ambiguous is refused by name', () => {
  const [due, dropped] = findDeadLetterQueues(QUEUES, MAPPINGS, RESOURCES);
  if (!due || !dropped) throw new Error('There are no queues.');
  const residue = { ...due, name: 'Residue' };
  expect(demandQueue([due, dropped], 'due')).toBe(due);
  expect(demandQueue([due, dropped, residue], 'alertsdue')).toBe(due);
  expect(() => demandQueue([due, dropped, residue], 'due')).toThrow('AlertsDue, Residue');
  expect(() => demandQueue([due, dropped], 'later')).toThrow('Name one of AlertsDue, StreamDropped');
});
