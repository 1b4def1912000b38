import { beforeEach, describe, expect, test } from '@jest/globals';
import { type DeliveryReports, Meter } from '../../table/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { type EventStore, handleDeliveryEvent } from './handle-delivery-event.ts';
import { mailEvent, ProviderEvent } from './provider-event.ts';

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

describe('an event of the mail provider', () => {
  test.each([
    [event('Send'), {}],
    [event('Delivery'), { reports: { deliveredAt: AT } }],
    [bounced('Transient'), { reports: { bouncedAt: AT } }],
    [bounced('Undetermined'), { reports: { bouncedAt: AT } }],
    [bounced('Permanent'), { reports: { bouncedAt: AT, mailFailedAt: AT }, state: 'bounced' }],
    [event('Complaint'), { reports: { complainedAt: AT }, state: 'complained' }],
    [event('Reject'), { reports: { rejectedAt: AT, mailFailedAt: AT } }],
  ])('MATCH-05 %# says what to keep of it, and the channel’s state', (raw, said) => {
    const always = { channel: 'mail', messageId: 'message-1', sub: 'ada', reports: {} };
    expect(mailEvent(ProviderEvent.parse(raw))).toEqual({ ...always, ...said });
  });

  test('OPS-01 the delivery of a first message says how long it took from the sight of its job', () => {
    const { mail } = event('Delivery');
    const tags = { ...mail.tags, seen: [`${Date.parse(AT) - 1_000}`] };
    const delivery = { timestamp: new Date(Date.parse(AT) + 2_000).toISOString() };
    expect(
      mailEvent(ProviderEvent.parse({ ...event('Delivery', { delivery }), mail: { ...mail, tags } })),
    ).toEqual({
      channel: 'mail',
      messageId: 'message-1',
      sub: 'ada',
      took: 3_000,
      reports: { deliveredAt: delivery.timestamp },
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
  let known: DeliveryReports;
  let writes: number;
  const store: EventStore = {
    note: async (messageId, reports) => {
      noted.push(messageId);
      known = { ...known, ...reports };
      return known;
    },
    giveBack: async (_, messageId) => void meter.charged.delete(messageId),
    change: async (_, change) => {
      const next = change(user, meter);
      if (next) writes += 1;
      user = next ?? user;
    },
  };
  const take = (raw: unknown) => handleDeliveryEvent(store, mailEvent(ProviderEvent.parse(raw)));

  beforeEach(() => {
    user = aUser({ freeAlertsEndedAt: '2026-06-01T11:00:00.000Z' });
    const old = Array.from({ length: 9 }, (_, number) => `old-${number}`);
    meter = Meter.parse({ charged: new Set([...old, 'message-1']) });
    noted = [];
    known = {};
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
