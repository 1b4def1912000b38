import { expect, test } from '@jest/globals';
import { describeLetter } from './describe-letter.ts';

const described = (body: unknown, trace?: string) =>
  describeLetter({ body: typeof body === 'string' ? body : JSON.stringify(body), trace });

test.each([
  ['an alert', { pk: 'ALERT#5f1c-9', sk: 'greenhouse-acme-1' }, 'ALERT#5f1c-9 greenhouse-acme-1'],
  ['a due row', { pk: 'DUE#3', sk: '2026-05-20T12:00#5f1c-9' }, 'DUE#3 2026-05-20T12:00#5f1c-9'],
  ['a board', { board: 'greenhouse:acme' }, 'board greenhouse:acme'],
  ['what SQS refuses', { pk: 'JOB#1', sk: 'JOB', reason: 'Bad text.' }, 'JOB#1 JOB, reason Bad text.'],
  ['changes', { DDBStreamBatchInfo: { batchSize: 2 } }, '2 changes of the table'],
  ['a file', { Records: [{ s3: { object: { key: 'uploads/5f1c/1' } } }] }, 'file uploads/5f1c/1'],
])('OPS-01 a letter about %s shows what finds it again', (_, body, text) => {
  expect(described(body)).toBe(text);
});

test('OPS-01 a letter shows the trace that leads through all functions', () => {
  expect(described({ board: 'lever:acme' }, 'Root=1-2-3')).toBe('board lever:acme, trace Root=1-2-3');
});

test.each([
  ['an e-mail as a key', { pk: 'EMAIL#ada@mail.example', sk: 'EMAIL' }],
  ['a number as a key', { pk: 'PHONE#+12025550123', sk: '5f1c' }],
  ['an e-mail in a field', { reason: 'ada@mail.example is unknown' }],
  ['a bounce', { eventType: 'Bounce', mail: { messageId: 'm1', destination: ['ada@mail.example'] } }],
  ['a reply', { originationNumber: '+12025550123', messageBody: 'STOP, Ada' }],
  ['text that is no JSON', 'Ada <ada@mail.example>'],
  ['a question about a resume', { feature: 'letter', data: { resume: 'Ada Lovelace, ada@mail.example' } }],
])('OPS-01 a letter with %s shows nothing personal', (_, body) => {
  expect(described(body)).not.toMatch(/ada|2025550123|STOP/i);
});
