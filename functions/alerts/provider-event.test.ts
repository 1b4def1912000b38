import { beforeEach, describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { ProviderEvent, verdictOf } from './provider-event.ts';
import { type EventStore, takeEvent } from './take-event.ts';

const event = (eventType: string, facts: object = {}) => ({
  eventType,
  mail: {
    timestamp: '2026-06-01T12:00:00.000Z',
    messageId: 'of the provider',
    tags: { 'ses:configuration-set': ['reports'], message: ['message-1'], person: ['ada'] },
  },
  ...facts,
});
const bounced = (bounceType: string) => event('Bounce', { bounce: { bounceType, bouncedRecipients: [] } });

describe('an event of the mail provider', () => {
  test.each([
    [event('Send'), undefined, false],
    [event('Delivery'), undefined, false],
    [bounced('Transient'), undefined, false],
    [bounced('Undetermined'), undefined, false],
    [bounced('Permanent'), 'bounced', true],
    [event('Complaint'), 'complained', false],
    [event('Reject'), undefined, true],
  ])('MATCH-05 %# decides over the channel and the charge', (raw, state, refund) => {
    expect(verdictOf(ProviderEvent.parse(raw))).toEqual({
      messageId: 'message-1',
      sub: 'ada',
      at: '2026-06-01T12:00:00.000Z',
      state,
      refund,
    });
  });

  test.each([
    ['without our tags', { ...event('Send'), mail: { timestamp: '', tags: {} } }],
    ['of a kind we do not ask for', event('Open')],
    ['that is no event', 'hello'],
    ['that is nothing', null],
  ])('is of another sender %s', (_, raw) => {
    expect(ProviderEvent.safeParse(raw).success).toBe(false);
  });
});

describe('taking an event', () => {
  let user: User;
  let meter: Meter;
  let noted: string[];
  let writes: number;
  const store: EventStore = {
    note: async (messageId) => void noted.push(messageId),
    giveBack: async (_, messageId) => void meter.charged.delete(messageId),
    change: async (_, change) => {
      const next = change(user, meter);
      if (next) writes += 1;
      user = next ?? user;
    },
  };
  const take = (raw: unknown) => takeEvent(store, ProviderEvent.parse(raw));

  beforeEach(() => {
    user = aUser({ freeAlertsEndedAt: '2026-06-01T11:00:00.000Z' });
    const old = Array.from({ length: 9 }, (_, number) => `old-${number}`);
    meter = Meter.parse({ charged: new Set([...old, 'message-1']) });
    noted = [];
    writes = 0;
  });

  test('notes that the provider has the message', async () => {
    await take(event('Send'));
    expect(noted).toEqual(['message-1']);
    expect(writes).toBe(0);
  });

  test('MATCH-05 a permanent bounce switches the channel off and gives the charge back, once', async () => {
    await take(bounced('Permanent'));
    await take(bounced('Permanent'));
    expect(user.userPrefs.emailState).toBe('bounced');
    expect(meter.charged.size).toBe(9);
    expect(user.freeAlertsEndedAt).toBeNull();
    expect(writes).toBe(1);
  });

  test('a bounce of a message that was not charged leaves the free alerts ended', async () => {
    meter.charged.delete('message-1');
    meter.charged.add('another');
    await take(bounced('Permanent'));
    expect(user.freeAlertsEndedAt).not.toBeNull();
    expect(user.userPrefs.emailState).toBe('bounced');
  });

  test('MATCH-05 a complaint switches the channel off and is no refund', async () => {
    await take(event('Complaint'));
    expect(user.userPrefs.emailState).toBe('complained');
    expect(meter.charged.size).toBe(10);
  });

  test('a message that the provider found unfit to send is not charged', async () => {
    await take(event('Reject'));
    expect(user.userPrefs.emailState).toBe('on');
    expect(meter.charged.size).toBe(9);
    expect(user.freeAlertsEndedAt).toBeNull();
  });
});
