import { expect, test } from '@jest/globals';
import { findDeadLetterQueues, selectQueue } from './dead-letter-queue.ts';

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

test('OPS-01 findDeadLetterQueues finds the failure queues of queues and of streams', () => {
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

test('OPS-01 selectQueue finds a queue by its name or the end of it, and rejects an ambiguous name', () => {
  const [due, dropped] = findDeadLetterQueues(QUEUES, MAPPINGS, RESOURCES);
  if (!due || !dropped) throw new Error('No queues found.');
  const residue = { ...due, name: 'Residue' };
  expect(selectQueue([due, dropped], 'due')).toBe(due);
  expect(selectQueue([due, dropped, residue], 'alertsdue')).toBe(due);
  expect(() => selectQueue([due, dropped, residue], 'due')).toThrow('AlertsDue, Residue');
  expect(() => selectQueue([due, dropped], 'later')).toThrow('Name one of AlertsDue, StreamDropped');
});
