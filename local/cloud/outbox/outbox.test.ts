import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type OutboxMessage, openOutbox } from './outbox.ts';

const message = (to: string): OutboxMessage => ({
  id: to,
  channel: 'email',
  to,
  subject: 'Hello',
  text: 'Hi',
  html: null,
  headers: { 'List-Unsubscribe': '<https://a.example/u>' },
  sentAt: '2026-01-02T03:04:05.000Z',
});

test('lists messages oldest first, all of them or those to one address in any case', () => {
  const outbox = openOutbox(mkdtempSync(join(tmpdir(), 'outbox-')));
  for (const to of ['a@x.example', 'b@x.example', 'A@x.example']) outbox.add(message(to));
  expect(outbox.list().map(({ to }) => to)).toEqual(['a@x.example', 'b@x.example', 'A@x.example']);
  expect(outbox.list('a@X.example').map(({ to }) => to)).toEqual(['a@x.example', 'A@x.example']);
});

test('keeps messages across a restart and skips a truncated line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  openOutbox(folder).add(message('a@x.example'));
  appendFileSync(join(folder, 'outbox.jsonl'), '{"id":"half');
  expect(openOutbox(folder).list()).toEqual([message('a@x.example')]);
});
