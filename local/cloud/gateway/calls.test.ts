import { expect, test } from '@jest/globals';
import { type Call, createCallLog } from './calls.ts';

const call = (changes: Partial<Call> = {}): Call => ({
  at: '2026-01-02T03:04:05.000Z',
  principal: 'Matcher',
  service: 'dynamodb',
  action: 'PutItem',
  outcome: 'ok',
  fault: null,
  errorCode: null,
  status: 200,
  tookMs: 1,
  readUnits: 0,
  writeUnits: 2,
  ...changes,
});

test('counts calls by principal, action and outcome, with their capacity', () => {
  const log = createCallLog();
  for (const one of [call(), call(), call({ outcome: 'lost', fault: 'lost' }), call({ principal: 'Other' })])
    log.record(one);
  expect(
    log.counts().map(({ principal, outcome, calls, writeUnits }) => [principal, outcome, calls, writeUnits]),
  ).toEqual([
    ['Matcher', 'ok', 2, 4],
    ['Matcher', 'lost', 1, 2],
    ['Other', 'ok', 1, 2],
  ]);
  expect(log.capacity()).toEqual({
    Matcher: { readUnits: 0, writeUnits: 6 },
    Other: { readUnits: 0, writeUnits: 2 },
  });
});

test('keeps the newest calls, newest first, and counts all calls until it is reset', () => {
  const log = createCallLog(3);
  for (let status = 200; status < 210; status += 1) log.record(call({ status }));
  expect(log.recent().map(({ status }) => status)).toEqual([209, 208, 207]);
  expect(log.recent(1).map(({ status }) => status)).toEqual([209]);
  expect(log.counts()[0]?.calls).toBe(10);
  log.reset();
  expect([log.recent(), log.counts()]).toEqual([[], []]);
});
