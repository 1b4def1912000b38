import { expect, test } from '@jest/globals';
import type { OutboxMessage } from '../outbox/outbox.ts';
import type { SendContext } from '../services/ses/send-mail.ts';
import type { Submission } from '../services/ses/submission.ts';
import { createPoolMailer } from './pool-mailer.ts';

const message: OutboxMessage = {
  id: 'm',
  channel: 'email',
  to: 'ann@x.example',
  subject: 'Your code',
  text: null,
  html: '<b>1</b>',
  headers: { From: 'Shop <mail@shop.example>' },
  sentAt: '2026-06-01T12:00:00.000Z',
};
const throughSes = { EmailSendingAccount: 'DEVELOPER', ConfigurationSet: 'reports' };

function deliver(properties: object, sent = message) {
  const added: OutboxMessage[] = [];
  const submitted: [Submission, SendContext][] = [];
  const outbox = {
    add: (one: OutboxMessage) => void added.push(one),
    list: () => added,
  };
  const sendMail = (...call: [Submission, SendContext]) => {
    submitted.push(call);
    return 'ses-id';
  };
  createPoolMailer(properties, { outbox, sendMail })(sent);
  return { added, submitted };
}

test('OPS-01 a pool with its own sender sends through SES with its configuration set', () => {
  const { added, submitted } = deliver({ EmailConfiguration: throughSes });
  expect(added).toEqual([]);
  expect(submitted).toEqual([
    [
      expect.objectContaining({
        from: 'Shop <mail@shop.example>',
        recipients: ['ann@x.example'],
        subject: 'Your code',
        configurationSet: 'reports',
        html: '<b>1</b>',
        text: null,
      }),
      { caller: 'cognito-idp.amazonaws.com', operation: 'SendEmail' },
    ],
  ]);
});

test.each([
  ['a text', { EmailConfiguration: throughSes }, { ...message, channel: 'text' as const }],
  ['mail from Cognito’s own sender', {}, message],
])('OPS-01 %s bypasses SES', (_, properties, sent) => {
  expect(deliver(properties, sent)).toEqual({ added: [sent], submitted: [] });
});
