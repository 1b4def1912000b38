import { expect, test } from '@jest/globals';
import { addBilled, billRequests } from './billing.ts';
import { formatReport } from './report.ts';
import { summarize } from './step.ts';
import { billCalls } from './usage.ts';

const call = (principal: string | null, service: string, action: string, rest: object = {}) => ({
  principal,
  service,
  action,
  outcome: 'ok',
  calls: 2,
  readUnits: 0,
  writeUnits: 0,
  ...rest,
});

test('OPS-01 prints a row per step, and the AWS usage and price of 1,000 operations', () => {
  const calls = [
    call('Product-Board', 'dynamodb', 'GetItem', { readUnits: 1 }),
    // DynamoDB Local reports 0 units for a query that finds nothing, while AWS charges half a unit.
    call('Product-Board', 'dynamodb', 'Query'),
    call('Product-Board', 'dynamodb', 'PutItem', { writeUnits: 6 }),
    call('Product-Board', 'sqs', 'SendMessageBatch'),
    call('Product-Board', 'ses', 'SendEmail'),
    // Calls of the load generator aren’t billed.
    call('local', 'dynamodb', 'PutItem', { writeUnits: 900 }),
    call(null, 'cognito-idp', 'SignUp'),
  ];
  const billed = addBilled(billCalls(calls), billRequests(new Map([['graphql', 2]])), {
    invocations: 4,
    gbSeconds: 0.5,
  });
  const steps = [
    summarize(1, 2, [{ ms: 20 }, { ms: 10 }]),
    summarize(1.5, 1, [{ ms: 4_000, error: 'board 503' }]),
  ];
  const endReason = 'saturated at 1.5 rps in two tries: more than 1% errors';
  const scenario = { name: 'walks', operation: 'a walk', limitMs: 1_000 };

  expect(formatReport({ scenario, steps, endReason, billed, operations: 2 }).split('\n')).toEqual([
    'walks: a walk; limit p95 ≤ 1,000 ms',
    '  offered rps  achieved rps  p50 ms  p95 ms  p99 ms  errors',
    '          1.0           1.0      10      20      20  0',
    '          1.5           0.0   4,000   4,000   4,000  1 board 503',
    '  Ended: saturated at 1.5 rps in two tries: more than 1% errors.',
    '',
    '  AWS usage per 1,000 operations  amount      USD',
    '  DynamoDB RCU                     1,000  $0.0001',
    '  DynamoDB WCU                     3,000  $0.0019',
    '  Lambda invocations               2,000  $0.0004',
    '  Lambda GB-seconds                  250  $0.0033',
    '  SQS requests                     1,000  $0.0004',
    '  SES emails                       1,000  $0.1000',
    '  CloudFront requests              1,000  $0.0010',
    '  WAF requests                     2,000  $0.0012',
    '  AppSync requests                 1,000  $0.0040',
    '  total                                   $0.1123',
    '',
  ]);
});
