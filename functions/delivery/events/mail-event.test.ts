import { beforeEach, describe, expect, test } from '@jest/globals';
import { type DeliveryReports, Meter } from '../../table/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { type EventStore, handleDeliveryEvent } from './delivery-event.ts';
import { MailEvent, parseMailEvent } from './mail-event.ts';

const AT = '2026-06-01T12:00:00.000Z';
const event = (eventType: string, facts: object = {}) => ({
  eventType,
  mail: {
    timestamp: AT,
    messageId: 'of the provider',
    tags: { 'ses:configuration-set': ['reports'], message: ['message-1'], person: ['ada'] },
  },
  ...facts,
});
const bounced = (bounceType: string) => event('Bounce', { bounce: { bounceType, bouncedRecipients: [] } });

describe('a mail event', () => {
  test.each([
    [event('Send'), {}],
    [event('Delivery'), { reports: { deliveredAt: AT } }],
    [bounced('Transient'), { reports: { bouncedAt: AT } }],
    [bounced('Undetermined'), { reports: { bouncedAt: AT } }],
    [bounced('Permanent'), { reports: { bouncedAt: AT, mailFailedAt: AT }, state: 'bounced' }],
    [event('Complaint'), { reports: { complainedAt: AT }, state: 'complained' }],
    [
      event('Complaint', { complaint: { complaintFeedbackType: 'abuse' } }),
      { reports: { complainedAt: AT }, state: 'complained' },
    ],
    [event('Complaint', { complaint: { complaintFeedbackType: 'not-spam' } }), {}],
    [event('Complaint', { complaint: { complaintFeedbackType: 'auth-failure' } }), {}],
    [event('Reject'), { reports: { rejectedAt: AT, mailFailedAt: AT } }],
  ])("MATCH-05 %# gives reports and the channel's state", (raw, said) => {
    const always = { channel: 'mail', messageId: 'message-1', sub: 'ada', reports: {} };
    expect(parseMailEvent(MailEvent.parse(raw))).toEqual({ ...always, ...said });
  });

  test('OPS-01 of a delivered first message has its latency', () => {
    const { mail } = event('Delivery');
    const tags = { ...mail.tags, seen: [`${Date.parse(AT) - 1_000}`] };
    const delivery = { timestamp: new Date(Date.parse(AT) + 2_000).toISOString() };
    expect(
      parseMailEvent(MailEvent.parse({ ...event('Delivery', { delivery }), mail: { ...mail, tags } })),
    ).toEqual({
      channel: 'mail',
      messageId: 'message-1',
      sub: 'ada',
      latencyMs: 3_000,
      reports: { deliveredAt: delivery.timestamp },
    });
  });

  test.each([
    ['without our tags', { ...event('Send'), mail: { timestamp: '', tags: {} } }],
    ['of a kind we do not ask for', event('Open')],
    ['that is not an event', 'hello'],
    ['that is nothing', null],
  ])('is not ours %s', (_, raw) => {
    expect(MailEvent.safeParse(raw).success).toBe(false);
  });
});

describe('handling a mail event', () => {
  let user: User;
  let meter: Meter;
  let noted: string[];
  let known: DeliveryReports;
  let writes: number;
  const store: EventStore = {
    recordReports: async (messageId, reports) => {
      noted.push(messageId);
      known = { ...known, ...reports };
      return known;
    },
    refund: async (_, messageId) => void meter.charged.delete(messageId),
    changeUser: async (_, change) => {
      const next = change(user, meter);
      if (next) writes += 1;
      user = next ?? user;
    },
  };
  const handle = (raw: unknown) => handleDeliveryEvent(store, parseMailEvent(MailEvent.parse(raw)));

  beforeEach(() => {
    user = aUser({ freeAlertsEndedAt: '2026-06-01T11:00:00.000Z' });
    const old = Array.from({ length: 9 }, (_, number) => `old-${number}`);
    meter = Meter.parse({ charged: new Set([...old, 'message-1']) });
    noted = [];
    known = {};
    writes = 0;
  });

  test('records that the provider accepted the message', async () => {
    await handle(event('Send'));
    expect(noted).toEqual(['message-1']);
    expect(writes).toBe(0);
  });

  test('MATCH-05 turns the channel off and refunds once after a permanent bounce', async () => {
    await handle(bounced('Permanent'));
    await handle(bounced('Permanent'));
    expect(user.userPrefs.emailState).toBe('bounced');
    expect(meter.charged.size).toBe(9);
    expect(user.freeAlertsEndedAt).toBeNull();
    expect(writes).toBe(1);
  });

  test('leaves the free alerts ended after the bounce of an uncharged message', async () => {
    meter.charged.delete('message-1');
    meter.charged.add('another');
    await handle(bounced('Permanent'));
    expect(user.freeAlertsEndedAt).not.toBeNull();
    expect(user.userPrefs.emailState).toBe('bounced');
  });

  test('MATCH-05 turns the channel off without a refund after a complaint', async () => {
    await handle(event('Complaint'));
    expect(user.userPrefs.emailState).toBe('complained');
    expect(meter.charged.size).toBe(10);
  });

  test('refunds a rejected message', async () => {
    await handle(event('Reject'));
    expect(user.userPrefs.emailState).toBe('active');
    expect(meter.charged.size).toBe(9);
    expect(user.freeAlertsEndedAt).toBeNull();
  });
});
