import { expect, test } from '@jest/globals';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada+Jobs@Example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.Da+1@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a-da@gmail.com', 'a-da@gmail.com'],
])('REG-05 %s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
