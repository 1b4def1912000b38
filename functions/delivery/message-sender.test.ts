import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aPushDevice, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import type { AlertMessage, SendOutcome } from './delivery.ts';
import { messageSender, type SenderDeps } from './message-sender.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const TEXTS = { phone: '+12125550123', phoneVerified: true };

const item = (jobID: string, secondsAgo = 1) => ({
  job: aJob({ jobID, matchedFrom: new Date(NOON - secondsAgo * 1000).toISOString() }),
  alert: anAlert('ada', jobID),
});
const message = (facts: Partial<AlertMessage> = {}): AlertMessage => ({
  messageId: 'm',
  user: aUser({ sub: 'ada' }),
  items: [item('one')],
  freeAlertsLeft: null,
  ...facts,
});

interface Outcomes {
  readonly mail?: SendOutcome;
  readonly push?: SendOutcome;
  readonly text?: SendOutcome;
}

/** A sender whose channels have these outcomes, and a record of what it does. */
function aSender(outcomes: Outcomes = {}, kind: 'first' | 'deferred' = 'first') {
  const tried: string[] = [];
  const counted: string[] = [];
  const tallied: object[] = [];
  const latencies: number[] = [];
  const mails: AlertMessage[] = [];
  const deps: SenderDeps = {
    sendMail: async (mail) => {
      tried.push('mail');
      mails.push(mail);
      return outcomes.mail ?? 'accepted';
    },
    sendPush: async () => {
      tried.push('push');
      return outcomes.push ?? 'accepted';
    },
    sendText: async (_, { beside }) => {
      tried.push(`text beside ${beside}`);
      return outcomes.text ?? 'accepted';
    },
    pace: async () => void tried.push('pace'),
    channels: { count: (channel, outcome) => void counted.push(`${channel} ${outcome}`) },
    latency: { add: (milliseconds) => void latencies.push(milliseconds) },
    tally: { add: (counts) => void tallied.push(counts) },
    now: () => new Date(NOON),
  };
  return { send: messageSender(deps, kind), tried, counted, tallied, latencies, mails };
}

const withChannels = (channels: Outcomes): User =>
  aUser({
    ...TEXTS,
    pushDevices: channels.push === undefined ? [] : [aPushDevice()],
    userPrefs: {
      notifyEmail: channels.mail !== undefined,
      notifyText: channels.text !== undefined,
      textState: 'active',
    },
  });

describe('sending a message', () => {
  test.each([
    [
      'by mail and text',
      { mail: 'accepted', text: 'accepted' },
      'accepted',
      ['pace', 'mail', 'text beside mail'],
    ],
    [
      'by mail if the text fails',
      { mail: 'accepted', text: 'failed' },
      'accepted',
      ['pace', 'mail', 'text beside mail'],
    ],
    ['by mail alone', { mail: 'accepted' }, 'accepted', ['pace', 'mail']],
    ['by text alone', { text: 'accepted' }, 'accepted', ['text beside nothing']],
    [
      'by text if the mail fails for good',
      { mail: 'failed', text: 'accepted' },
      'accepted',
      ['pace', 'mail', 'text beside nothing'],
    ],
    [
      'on another day if the mail fails for good and the text limit is reached',
      { mail: 'failed', text: 'textLimitReached' },
      'textLimitReached',
      ['pace', 'mail', 'text beside nothing'],
    ],
    ['later if the mail is refused', { mail: 'refused', text: 'accepted' }, 'refused', ['pace', 'mail']],
    ['perhaps if the mail is unclear', { mail: 'unclear', text: 'accepted' }, 'unclear', ['pace', 'mail']],
    [
      'not at all if both fail',
      { mail: 'failed', text: 'failed' },
      'failed',
      ['pace', 'mail', 'text beside nothing'],
    ],
    [
      'by all channels',
      { mail: 'accepted', push: 'accepted', text: 'accepted' },
      'accepted',
      ['pace', 'mail', 'push', 'text beside mail'],
    ],
    ['by push alone', { push: 'accepted' }, 'accepted', ['push']],
    ['by mail if the push fails', { mail: 'accepted', push: 'failed' }, 'accepted', ['pace', 'mail', 'push']],
    [
      'by push if the mail fails for good',
      { mail: 'failed', push: 'accepted' },
      'accepted',
      ['pace', 'mail', 'push'],
    ],
    [
      'later by push too if the mail is throttled',
      { mail: 'throttled', push: 'accepted' },
      'throttled',
      ['pace', 'mail'],
    ],
    ['by push and text', { push: 'accepted', text: 'failed' }, 'accepted', ['push', 'text beside push']],
    [
      'by push if the text limit is reached',
      { push: 'accepted', text: 'textLimitReached' },
      'accepted',
      ['push', 'text beside push'],
    ],
    [
      'by text if the push fails for good',
      { push: 'failed', text: 'accepted' },
      'accepted',
      ['push', 'text beside nothing'],
    ],
    [
      'by text if our account can’t push',
      { push: 'unavailable', text: 'accepted' },
      'accepted',
      ['push', 'text beside nothing'],
    ],
    ['later by text too if the push is unclear', { push: 'unclear', text: 'accepted' }, 'unclear', ['push']],
    ['later if the push is throttled', { push: 'throttled' }, 'throttled', ['push']],
    ['not at all if our account can’t push', { push: 'unavailable' }, 'unavailable', ['push']],
    ['not at all if the only channel fails', { mail: 'failed' }, 'failed', ['pace', 'mail']],
  ] as const)('MATCH-02 goes %s', async (_, channels, outcome, expected) => {
    const { send, tried, counted } = aSender(channels);
    expect(await send(message({ user: withChannels(channels) }))).toBe(outcome);
    expect(tried).toEqual(expected);
    expect(counted).toHaveLength(tried.filter((step) => step !== 'pace').length);
  });

  test('OPS-01 counts each channel’s outcome', async () => {
    const channels = { mail: 'failed', push: 'failed', text: 'accepted' } as const;
    const { send, counted } = aSender(channels);
    await send(message({ user: withChannels(channels) }));
    expect(counted).toEqual(['mail failed', 'push failed', 'text accepted']);
  });

  test('NOTIF-02 never goes by text to an unverified number', async () => {
    const user = aUser({ phone: '+12125550123', userPrefs: { notifyText: true, textState: 'active' } });
    const { send, tried } = aSender();
    await send(message({ user }));
    expect(tried).toEqual(['pace', 'mail']);
  });
});

describe('counting messages', () => {
  const items = [item('one', 4), item('two', 9)];

  test('STATS-01 counts the alerts of a first message and the latency of its oldest job', async () => {
    const { send, tallied, latencies, mails } = aSender();
    await send(message({ items }));
    expect(tallied).toEqual([{ alerts: 2, isCharged: false, wait: 9_000 }]);
    expect(latencies).toEqual([9_000]);
    expect(mails.map(({ seenAt }) => seenAt)).toEqual([NOON - 9_000]);
  });

  test('STATS-01 counts the alerts of a deferred message, without latency', async () => {
    const { send, tallied, latencies, mails } = aSender({}, 'deferred');
    await send(message({ items }));
    expect(tallied).toEqual([{ alerts: 2, isCharged: false }]);
    expect(latencies).toEqual([]);
    expect(mails.map(({ seenAt }) => seenAt)).toEqual([undefined]);
  });

  test('OPS-01 counts a message that used a free alert, be it the last', async () => {
    const { send, tallied } = aSender({}, 'deferred');
    for (const freeAlertsLeft of [1, 0, null]) await send(message({ freeAlertsLeft }));
    expect(tallied).toMatchObject([{ isCharged: true }, { isCharged: true }, { isCharged: false }]);
  });

  test.each(['refused', 'unclear'] as const)('STATS-01 does not count a message that is %s', async (mail) => {
    const { send, tallied, latencies } = aSender({ mail });
    expect(await send(message({ items }))).toBe(mail);
    expect([tallied, latencies]).toEqual([[], []]);
  });
});
