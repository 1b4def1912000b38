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

test('messages are listed oldest first, all or to one address in any case', () => {
  const outbox = openOutbox(mkdtempSync(join(tmpdir(), 'outbox-')));
  for (const to of ['a@x.example', 'b@x.example', 'A@x.example']) outbox.add(message(to));
  expect(outbox.list().map(({ to }) => to)).toEqual(['a@x.example', 'b@x.example', 'A@x.example']);
  expect(outbox.list('a@X.example').map(({ to }) => to)).toEqual(['a@x.example', 'A@x.example']);
});

test('messages survive a restart, and a line that a crash cut short is left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  openOutbox(folder).add(message('a@x.example'));
  appendFileSync(join(folder, 'outbox.jsonl'), '{"id":"half');
  expect(openOutbox(folder).list()).toEqual([message('a@x.example')]);
});

test('whoever subscribed hears of each message until he leaves', () => {
  const outbox = openOutbox(mkdtempSync(join(tmpdir(), 'outbox-')));
  const heard: string[] = [];
  const leave = outbox.onMessage(({ to }) => heard.push(to));
  outbox.add(message('a@x.example'));
  leave();
  outbox.add(message('b@x.example'));
  expect(heard).toEqual(['a@x.example']);
});
