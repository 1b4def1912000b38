import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { deliver, deliverDue } from './deliver.ts';
import { type Deps, RetryLaterError } from './delivery.ts';
import { dueMinute } from './dynamo-delivery-store.ts';
import { DeliveryScene, jobsOf, NOON } from './fixtures/delivery-scene.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
});

describe('delivery', () => {
  test('MATCH-02 sends the first alert at once, and marks it as sent', async () => {
    scene.given(aUser(), 'one');
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.handedOver).toMatchObject([
      { messageId: 'message-1', freeAlertsLeft: 9, user: { sub: 'ada' } },
    ]);
    expect(jobsOf(scene.handedOver[0])).toEqual(['one']);
    expect(scene.alert('one')).toMatchObject({
      state: 'sent',
      messageId: 'message-1',
      sentAt: '2026-06-01T12:00:00.000Z',
    });
  });

  test('MATCH-02 does nothing for alerts that were delivered', async () => {
    scene.given(aUser(), 'one');
    await deliver(scene.delivery, 'ada', ['one']);
    await deliver(scene.delivery, 'ada', ['one', 'unknown']);
    expect(scene.handedOver).toHaveLength(1);
  });

  test('folds further jobs within ten minutes into one message at their end', async () => {
    scene.given(aUser(), 'one', 'two', 'three');
    await deliver(scene.delivery, 'ada', ['one']);
    scene.now += 4 * MINUTE;
    await deliver(scene.delivery, 'ada', ['two']);
    await deliver(scene.delivery, 'ada', ['three']);
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), ['two', 'three']]]);
    // when the row falls due
    scene.now = NOON + 10 * MINUTE + 1;
    for (const { pk, sk } of scene.rows.due.values()) await deliverDue(scene.delivery, { pk, sk });
    expect(jobsOf(scene.handedOver[1])).toEqual(['two', 'three']);
    expect(scene.handedOver[1]?.freeAlertsLeft).toBe(8);
    expect(scene.rows.due.size).toBe(0);
  });

  test('puts the ten newest jobs into a message, and the others into the next one', async () => {
    const jobIds = Array.from({ length: 23 }, (_, number) => `job-${number}`);
    scene.given(aUser(), ...jobIds);
    await deliver(scene.delivery, 'ada', jobIds);
    expect(jobsOf(scene.handedOver[0])).toEqual(jobIds.slice(0, 10));
    expect(scene.dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), jobIds.slice(10)]]);
  });

  test('defers a job that comes while a message is under way', async () => {
    scene.given(aUser(), 'one', 'two');
    scene.answer = new Error('The function died.');
    await expect(deliver(scene.delivery, 'ada', ['one'])).rejects.toThrow();
    scene.now += SECOND;
    await deliver(scene.delivery, 'ada', ['two']);
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), ['two']]]);
  });
});

describe('a message that fails on every channel', () => {
  test('MATCH-03 fails, is not charged, and is not retried', async () => {
    scene.given(aUser(), 'one');
    scene.answer = 'failed';
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.alert('one')).toMatchObject({
      state: 'failed',
      why: "We couldn't deliver it by e-mail or text.",
    });
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.handedOver).toHaveLength(1);
  });
});

describe('a person with texts only', () => {
  const texter = () =>
    aUser({
      phone: '+12125550123',
      phoneVerified: true,
      userPrefs: { notifyEmail: false, notifyText: true, textState: 'on' },
    });

  test('MATCH-02 is alerted', async () => {
    scene.given(texter(), 'one');
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.alert('one')).toMatchObject({ state: 'sent' });
  });

  test('waits for the next morning once the day’s ten texts are sent, and misses nothing', async () => {
    scene.given(texter(), 'one');
    const texts = { localDay: '2026-06-01', begun: 10, latest: 'message-0' };
    scene.rows.meters.set('ada', Meter.parse({ texts }));
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.handedOver).toEqual([]);
    expect(scene.dueJobs()).toEqual([['2026-06-02T12:00:00.000Z', ['one']]]);
    scene.now = Date.parse('2026-06-02T12:00:01.000Z');
    for (const { pk, sk } of scene.rows.due.values()) await deliverDue(scene.delivery, { pk, sk });
    expect(scene.alert('one')).toMatchObject({ state: 'sent' });
  });
});

test('a message waits for the next morning if its mail fails for good and the text limit is reached', async () => {
  scene.given(aUser(), 'one');
  scene.rows.meters.set('ada', Meter.parse({ texts: { localDay: '2026-06-01', begun: 10, latest: '' } }));
  scene.answer = 'textLimitReached';
  await deliver(scene.delivery, 'ada', ['one']);
  expect(scene.alert('one')).toMatchObject({ state: 'pending' });
  expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
  expect(scene.dueJobs()).toEqual([['2026-06-02T12:00:00.000Z', ['one']]]);
});

describe.each(['throttled', 'quotaExceeded'] as const)('a message that is %s', (outcome) => {
  test('MATCH-02 MATCH-03 waits uncharged in a due row, and newer alerts go with it, each once', async () => {
    // given
    scene.given(aUser(), 'one', 'two');
    scene.answer = outcome;
    // when
    await deliver(scene.delivery, 'ada', ['one']);
    // then
    const nextAt = scene.rows.meters.get('ada')?.nextAt ?? 0;
    expect(nextAt).toBeGreaterThan(NOON);
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null, messages: null });
    expect(scene.states()).toEqual(['pending', 'pending']);
    // when a newer one comes while SES accepts mails again
    scene.answer = 'accepted';
    await deliver(scene.delivery, 'ada', ['two']);
    // then it waits for the older one
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueJobs()).toEqual([[dueMinute(nextAt), ['one', 'two']]]);
    // when
    scene.now = Date.parse(dueMinute(nextAt)) + SECOND;
    for (const { pk, sk } of scene.rows.due.values()) await deliverDue(scene.delivery, { pk, sk });
    // then
    expect(scene.states()).toEqual(['sent', 'sent']);
    expect(jobsOf(scene.handedOver[1])).toEqual(['one', 'two']);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(1);
  });
});

describe('a message that the provider refuses', () => {
  test('is refunded at once and sent with the next try', async () => {
    scene.given(aUser(), 'one');
    scene.answer = 'refused';
    await expect(deliver(scene.delivery, 'ada', ['one'])).rejects.toThrow(RetryLaterError);
    expect(scene.rows.meters.get('ada')).toEqual({
      charged: new Set(),
      nextAt: NOON,
      lease: null,
      messages: null,
      texts: null,
    });
    scene.answer = 'accepted';
    scene.now += 20 * SECOND;
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.states()).toEqual(['sent']);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(1);
  });
});

describe('an alert that no longer matches', () => {
  test.each([
    ['the posting has closed', { closedAt: '2026-06-01T12:00:00.000Z' }, 'The posting has closed.'],
    ['its title has changed', { jobTitle: 'Office Manager' }, 'It no longer matches your profile.'],
    [
      'its place has changed',
      { locations: [{ city: 'Paris', state: '', country: 'FR' }] },
      'It no longer matches your profile.',
    ],
  ])('is dropped when %s', async (_, facts, why) => {
    scene.given(aUser(), 'one');
    scene.rows.jobs.set('one', aJob({ jobID: 'one', ...facts }));
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.alert('one')).toMatchObject({ state: 'dropped', why });
    expect(scene.handedOver).toEqual([]);
  });

  test('is dropped when its job no longer exists', async () => {
    scene.given(aUser(), 'one');
    scene.rows.jobs.clear();
    await deliver(scene.delivery, 'ada', ['one']);
    expect(scene.states()).toEqual(['dropped']);
  });

  test('is withheld while the person has no channel or no account', async () => {
    scene.given(aUser({ userPrefs: { notifyEmail: false } }), 'one');
    scene.given(aUser({ sub: 'bob' }), 'two');
    scene.rows.users.delete('bob');
    await deliver(scene.delivery, 'ada', ['one']);
    await deliver(scene.delivery, 'bob', ['two']);
    expect([...scene.rows.alerts.values()].map(({ why }) => why)).toEqual([
      'E-mail and text alerts are off.',
      'The account has been deleted.',
    ]);
  });
});

describe('a due row', () => {
  test('that is gone is ignored', async () => {
    const look = jest.spyOn(scene.delivery.store, 'readMeter');
    await deliverDue(scene.delivery, { pk: 'DUE#1', sk: '2026-06-01T12:00:00.000Z#ada' });
    expect(look).not.toHaveBeenCalled();
  });

  test('stays if a job is added while it is worked', async () => {
    scene.given(aUser(), 'one', 'two');
    await scene.delivery.store.defer('ada', ['one'], NOON);
    const [row] = scene.rows.due.values();
    if (!row) throw new Error('There is no due row.');
    const busy: Deps = {
      ...scene.delivery,
      sendMessage: async (message) => {
        await scene.delivery.store.defer('ada', ['two'], NOON);
        return scene.delivery.sendMessage(message);
      },
    };
    await deliverDue(busy, row);
    expect(scene.dueJobs()).toEqual([[dueMinute(NOON), ['one', 'two']]]);
  });
});
