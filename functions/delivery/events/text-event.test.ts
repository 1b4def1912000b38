import { beforeEach, describe, expect, test } from '@jest/globals';
import { type DeliveryReports, Meter } from '../../table/alert.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { type EventStore, handleDeliveryEvent } from './delivery-event.ts';
import { MailEvent, parseMailEvent } from './mail-event.ts';
import { parseTextEvent, TextEvent } from './text-event.ts';

const NUMBER = '+14255550156';
const AT = '2023-06-17T04:11:43.470Z';

/** The service's own sample, "Example AWS End User Messaging SMS event data", with our context. */
const event = (eventType: string, facts: object = {}) => ({
  eventType,
  eventVersion: '1.0',
  eventTimestamp: 1_686_975_103_470,
  isFinal: true,
  originationPhoneNumber: '+12065550152',
  destinationPhoneNumber: NUMBER,
  isoCountryCode: 'US',
  mcc: '310',
  mnc: '800',
  messageId: '862a8790-60c0-4430-9b2b-658bdexample',
  messageRequestTimestamp: 1_686_975_103_170,
  messageEncoding: 'GSM',
  messageType: 'TRANSACTIONAL',
  messageStatus: eventType.replace('TEXT_', ''),
  messageStatusDescription: 'Message has been accepted by phone carrier',
  context: { message: 'message-1', person: 'ada', beside: 'nothing' },
  totalMessageParts: 1,
  totalMessagePrice: 0.09582,
  totalCarrierFee: 0,
  ...facts,
});
const along = { context: { message: 'message-1', person: 'ada', beside: 'mail' } };
const failed = (textFailure: string) => ({
  reports: { textFailedAt: AT, textFailure, textAlone: true },
});

describe('a text event', () => {
  test.each([
    ['TEXT_QUEUED', {}],
    ['TEXT_PENDING', {}],
    ['TEXT_UNKNOWN', {}],
    ['TEXT_OF_A_LATER_VERSION', {}],
    ['TEXT_SUCCESSFUL', { reports: { textDeliveredAt: AT } }],
    ['TEXT_DELIVERED', { reports: { textDeliveredAt: AT } }],
    ['TEXT_UNREACHABLE', failed("Your phone couldn't be reached.")],
    ['TEXT_CARRIER_UNREACHABLE', failed("Your carrier couldn't be reached.")],
    ['TEXT_TTL_EXPIRED', failed("Your phone couldn't be reached in time.")],
    ['TEXT_CARRIER_BLOCKED', failed('Your carrier blocked the text.')],
    ['TEXT_SPAM', failed('Your carrier blocked the text.')],
    ['TEXT_INVALID_MESSAGE', failed("Our text service couldn't send it.")],
    ['TEXT_PROTECT_BLOCKED', failed("Our text service couldn't send it.")],
    [
      'TEXT_BLOCKED',
      { ...failed('Your phone or carrier blocks our texts.'), state: 'bounced', number: NUMBER },
    ],
    ['TEXT_INVALID', { ...failed("This number can't receive texts."), state: 'bounced', number: NUMBER }],
  ])("MATCH-05 %s gives reports and the channel's state", (eventType, said) => {
    const always = { channel: 'text', messageId: 'message-1', sub: 'ada', reports: {} };
    expect(parseTextEvent(TextEvent.parse(event(eventType)))).toEqual({ ...always, ...said });
  });

  test('MATCH-05 is not a failure until it is final', () => {
    const raw = event('TEXT_CARRIER_UNREACHABLE', { isFinal: false });
    expect(parseTextEvent(TextEvent.parse(raw)).reports).toEqual({});
  });

  test.each([
    ['without our context', event('TEXT_DELIVERED', { context: { account: 'bar' } })],
    ['of a call', event('VOICE_COMPLETED')],
    ['that is a reply to a text', { originationNumber: NUMBER, messageBody: 'STOP' }],
    ['that is nothing', null],
  ])('is not ours %s', (_, raw) => {
    expect(TextEvent.safeParse(raw).success).toBe(false);
  });
});

describe('handling a text event', () => {
  let user: User;
  let meter: Meter;
  let known: DeliveryReports;
  let writes: number;
  const store: EventStore = {
    recordReports: async (_, reports) => {
      known = { ...known, ...reports };
      return known;
    },
    // As in the table: if a text went along, only its failure causes a refund.
    refund: async (_, messageId, { textFailed }) => {
      if (textFailed || meter.texts?.latest !== messageId) meter.charged.delete(messageId);
    },
    changeUser: async (_, change) => {
      const next = change(user, meter);
      if (next) writes += 1;
      user = next ?? user;
    },
  };
  const handle = (raw: unknown) => handleDeliveryEvent(store, parseTextEvent(TextEvent.parse(raw)));
  const mailBounces = () => {
    const mail = { timestamp: AT, tags: { message: ['message-1'], person: ['ada'] } };
    const raw = { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } };
    return handleDeliveryEvent(store, parseMailEvent(MailEvent.parse(raw)));
  };

  beforeEach(() => {
    user = aUser({
      phone: NUMBER,
      phoneVerified: true,
      freeAlertsEndedAt: AT,
      userPrefs: { notifyText: true, textState: 'active' },
    });
    const old = Array.from({ length: 9 }, (_, number) => `old-${number}`);
    const texts = { localDay: '2023-06-16', begun: 1, latest: 'message-1' };
    meter = Meter.parse({ charged: new Set([...old, 'message-1']), texts });
    known = {};
    writes = 0;
  });

  test('MATCH-05 refunds an undelivered text once, and leaves the channel on', async () => {
    await handle(event('TEXT_UNREACHABLE'));
    await handle(event('TEXT_UNREACHABLE'));
    expect(meter.charged.size).toBe(9);
    expect(user.freeAlertsEndedAt).toBeNull();
    expect(user.userPrefs.textState).toBe('active');
    expect(writes).toBe(1);
  });

  test('MATCH-05 turns off a number that can’t receive texts', async () => {
    await handle(event('TEXT_BLOCKED'));
    await handle(event('TEXT_BLOCKED'));
    expect(user.userPrefs).toMatchObject({ textState: 'bounced', emailState: 'active' });
    expect(writes).toBe(1);
  });

  test.each([
    ['the person has changed since', { phone: '+12125550123' }, 'active'],
    ['the person has stopped since', { userPrefs: { textState: 'off' } }, 'off'],
  ] as const)('MATCH-05 ignores a number that %s', async (_, facts, textState) => {
    user = aUser({ phone: NUMBER, phoneVerified: true, userPrefs: { textState: 'active' }, ...facts });
    await handle(event('TEXT_INVALID'));
    expect(user.userPrefs.textState).toBe(textState);
    expect(meter.charged.size).toBe(9);
  });

  test('MATCH-03 refunds a text that went along with a mail only once the mail has failed too', async () => {
    await handle(event('TEXT_UNREACHABLE', along));
    expect(meter.charged.size).toBe(10);
    await mailBounces();
    expect(meter.charged.size).toBe(9);
  });

  test('MATCH-03 refunds a mail only once its text has failed too', async () => {
    await mailBounces();
    expect(meter.charged.size).toBe(10);
    await handle(event('TEXT_UNREACHABLE', along));
    expect(meter.charged.size).toBe(9);
  });

  test('MATCH-03 charges a delivered text even if the mail bounces', async () => {
    meter = Meter.parse({ ...meter, texts: { localDay: '2023-06-17', begun: 1, latest: 'a later one' } });
    await handle(event('TEXT_DELIVERED', along));
    await mailBounces();
    expect(meter.charged.size).toBe(10);
    expect(user.userPrefs.emailState).toBe('bounced');
  });

  test('MATCH-03 charges an accepted push even if mail and text fail', async () => {
    known = { pushedAt: AT };
    await mailBounces();
    await handle(event('TEXT_UNREACHABLE', along));
    expect(meter.charged.size).toBe(10);
    expect(user.userPrefs.emailState).toBe('bounced');
  });

  test.each(['TEXT_QUEUED', 'TEXT_DELIVERED', 'TEXT_UNKNOWN'])(
    'MATCH-03 keeps the charge after %s',
    async (eventType) => {
      await handle(event(eventType));
      expect(meter.charged.size).toBe(10);
      expect(writes).toBe(0);
    },
  );

  test('MATCH-03 refunds after a failure even if a delivery was reported', async () => {
    await handle(event('TEXT_UNREACHABLE'));
    await handle(event('TEXT_SUCCESSFUL'));
    expect(meter.charged.size).toBe(9);
    meter.charged.add('message-1');
    known = {};
    await handle(event('TEXT_SUCCESSFUL'));
    await handle(event('TEXT_UNREACHABLE'));
    expect(meter.charged.size).toBe(9);
  });
});
