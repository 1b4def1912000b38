import { expect, test } from '@jest/globals';
import { describeDeadLetter } from './describe-dead-letter.ts';

const describe = (body: unknown, trace?: string) =>
  describeDeadLetter({ body: typeof body === 'string' ? body : JSON.stringify(body), trace });

test.each([
  ['an alert', { pk: 'ALERT#5f1c-9', sk: 'greenhouse-acme-1' }, 'ALERT#5f1c-9 greenhouse-acme-1'],
  ['a notice', { pk: 'NOTICE#5f1c-9', sk: '7' }, 'NOTICE#5f1c-9 7'],
  ['a welcome mail', { pk: 'WELCOME#5f1c-9', sk: 'WELCOME' }, 'WELCOME#5f1c-9 WELCOME'],
  ['a due row', { pk: 'DUE#3', sk: '2026-05-20T12:00#5f1c-9' }, 'DUE#3 2026-05-20T12:00#5f1c-9'],
  ['a board', { board: 'greenhouse:acme' }, 'board greenhouse:acme'],
  ['what SQS rejected', { pk: 'JOB#1', sk: 'JOB', reason: 'Bad text.' }, 'JOB#1 JOB, reason Bad text.'],
  ['changes', { DDBStreamBatchInfo: { batchSize: 2 } }, '2 changes of the table'],
  ['a file', { Records: [{ s3: { object: { key: 'uploads/5f1c/1' } } }] }, 'file uploads/5f1c/1'],
])('OPS-01 a message about %s is described by its ids', (_, body, text) => {
  expect(describe(body)).toBe(text);
});

test('OPS-01 a message is described with its trace id', () => {
  expect(describe({ board: 'lever:acme' }, 'Root=1-2-3')).toBe('board lever:acme, trace Root=1-2-3');
});

test.each([
  ['an e-mail as a key', { pk: 'EMAIL#ada@mail.example', sk: 'EMAIL' }],
  ['a number as a key', { pk: 'PHONE#+12025550123', sk: '5f1c' }],
  ['an e-mail in a field', { reason: 'ada@mail.example is unknown' }],
  ['a bounce', { eventType: 'Bounce', mail: { messageId: 'm1', destination: ['ada@mail.example'] } }],
  ['a reply', { originationNumber: '+12025550123', messageBody: 'STOP, Ada' }],
  ['text that is not JSON', 'Ada <ada@mail.example>'],
  ['a question about a resume', { feature: 'letter', data: { resume: 'Ada Lovelace, ada@mail.example' } }],
])('OPS-01 a message with %s is described without personal data', (_, body) => {
  expect(describe(body)).not.toMatch(/ada|2025550123|STOP/i);
});
