import { beforeEach, describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { deliver } from './deliver.ts';
import { RetryLaterError } from './delivery.ts';
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
    await deliver(scene.delivery, 'ada', 'one');
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
    await deliver(scene.delivery, 'ada', 'one');
    await deliver(scene.delivery, 'ada', 'unknown');
    expect(scene.handedOver).toHaveLength(1);
  });

  test('folds further jobs within ten minutes into one message at their end', async () => {
    scene.given(aUser(), 'job-1');
    await deliver(scene.delivery, 'ada', 'job-1');
    scene.now += 4 * MINUTE;
    for (const jobId of ['job-2', 'job-3']) {
      scene.given(aUser(), jobId);
      await deliver(scene.delivery, 'ada', jobId);
    }
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueMinutes()).toEqual(['2026-06-01T12:10:00.000Z']);
    await scene.deliverNextDue();
    expect(jobsOf(scene.handedOver[1])).toEqual(['job-3', 'job-2']);
    expect(scene.handedOver[1]?.freeAlertsLeft).toBe(8);
    expect(scene.rows.due.size).toBe(0);
  });

  test('puts the ten newest of many jobs into a message, and the others into the digest', async () => {
    const jobIds = Array.from({ length: 23 }, (_, number) => `job-${number + 10}`);
    scene.given(aUser(), ...jobIds);
    await deliver(scene.delivery, 'ada', jobIds[22]);
    expect(jobsOf(scene.handedOver[0])).toEqual(jobIds.slice(13).toReversed());
    // 18:00 in New York
    expect(scene.dueMinutes()).toEqual(['2026-06-01T22:00:00.000Z']);
    await scene.deliverNextDue();
    expect(jobsOf(scene.handedOver[1])).toEqual(jobIds.slice(0, 13).toReversed());
    expect(scene.rows.due.size).toBe(0);
  });

  test('defers a job that comes while a message is under way', async () => {
    scene.given(aUser(), 'job-1');
    scene.answer = new Error('The function died.');
    await expect(deliver(scene.delivery, 'ada', 'job-1')).rejects.toThrow();
    scene.now += SECOND;
    scene.given(aUser(), 'job-2');
    await deliver(scene.delivery, 'ada', 'job-2');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueMinutes()).toEqual(['2026-06-01T12:10:00.000Z']);
  });
});

describe('a message that fails on every channel', () => {
  test('MATCH-03 fails, is not charged, and is not retried', async () => {
    scene.given(aUser(), 'one');
    scene.answer = 'failed';
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.alert('one')).toMatchObject({
      state: 'failed',
      why: "We couldn't deliver it by email, text or push notification.",
    });
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toHaveLength(1);
  });
});

describe('a person with texts only', () => {
  const texter = () =>
    aUser({
      phone: '+12125550123',
      phoneVerified: true,
      userPrefs: { notifyEmail: false, notifyText: true, textState: 'active' },
    });

  test('MATCH-02 is alerted', async () => {
    scene.given(texter(), 'one');
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.alert('one')).toMatchObject({ state: 'sent' });
  });

  test('waits for the next morning once the day’s ten texts are sent, and misses nothing', async () => {
    scene.given(texter(), 'one');
    const texts = { localDay: '2026-06-01', begun: 10, latest: 'message-0' };
    scene.rows.meters.set('ada', Meter.parse({ texts }));
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toEqual([]);
    expect(scene.dueMinutes()).toEqual(['2026-06-02T12:00:00.000Z']);
    await scene.deliverNextDue();
    expect(scene.alert('one')).toMatchObject({ state: 'sent' });
  });
});

test('a message waits for the next morning if its mail fails for good and the text limit is reached', async () => {
  scene.given(aUser(), 'one');
  scene.rows.meters.set('ada', Meter.parse({ texts: { localDay: '2026-06-01', begun: 10, latest: '' } }));
  scene.answer = 'textLimitReached';
  await deliver(scene.delivery, 'ada', 'one');
  expect(scene.alert('one')).toMatchObject({ state: 'pending' });
  expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
  expect(scene.dueMinutes()).toEqual(['2026-06-02T12:00:00.000Z']);
});

describe.each(['throttled', 'quotaExceeded'] as const)('a message that is %s', (outcome) => {
  test('MATCH-02 MATCH-03 waits uncharged in a due row, and newer alerts go with it, each once', async () => {
    // given
    scene.given(aUser(), 'job-1');
    scene.answer = outcome;
    // when
    await deliver(scene.delivery, 'ada', 'job-1');
    // then
    const nextAt = scene.rows.meters.get('ada')?.nextAt ?? 0;
    expect(nextAt).toBeGreaterThan(NOON);
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null, messages: null });
    expect(scene.states()).toEqual(['pending']);
    // when a newer one comes while SES accepts mails again
    scene.answer = 'accepted';
    scene.given(aUser(), 'job-2');
    await deliver(scene.delivery, 'ada', 'job-2');
    // then it waits for the older one
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueMinutes()).toHaveLength(1);
    // when
    await scene.deliverNextDue();
    // then
    expect(scene.states()).toEqual(['sent', 'sent']);
    expect(jobsOf(scene.handedOver[1])).toEqual(['job-2', 'job-1']);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(1);
  });
});

describe('a message that the provider refuses', () => {
  test('is refunded at once and sent with the next try', async () => {
    scene.given(aUser(), 'one');
    scene.answer = 'refused';
    await expect(deliver(scene.delivery, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    expect(scene.rows.meters.get('ada')).toEqual(Meter.parse({ nextAt: NOON, waitingFrom: 'one' }));
    scene.answer = 'accepted';
    scene.now += 20 * SECOND;
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.states()).toEqual(['sent']);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(1);
  });
});

describe('an alert that no longer matches', () => {
  test.each([
    ['the posting has closed', { closedAt: '2026-06-01T12:00:00.000Z' }, 'The job has closed.'],
    ['its title has changed', { jobTitle: 'Office Manager' }, 'It no longer matches your profile.'],
    [
      'its place has changed',
      { locations: [{ city: 'Paris', state: '', country: 'FR' }] },
      'It no longer matches your profile.',
    ],
  ])('is dropped when %s', async (_, facts, why) => {
    scene.given(aUser(), 'one');
    scene.rows.jobs.set('one', aJob({ jobID: 'one', ...facts }));
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.alert('one')).toMatchObject({ state: 'dropped', why });
    expect(scene.handedOver).toEqual([]);
  });

  test('FIT-02 is dropped when the person has set a floor of skills since', async () => {
    scene.given(aUser({ criteria: { minSkills: 'half' }, skills: ['Golang'] }), 'one');
    scene.rows.jobs.set('one', aJob({ jobID: 'one', skills: ['Rust'] }));
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.states()).toEqual(['dropped']);
  });

  test('is dropped when its job no longer exists', async () => {
    scene.given(aUser(), 'one');
    scene.rows.jobs.clear();
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.states()).toEqual(['dropped']);
  });

  test('is withheld while the person has no channel or no account', async () => {
    scene.given(aUser({ userPrefs: { notifyEmail: false } }), 'one');
    scene.given(aUser({ sub: 'bob' }), 'two');
    scene.rows.users.delete('bob');
    await deliver(scene.delivery, 'ada', 'one');
    await deliver(scene.delivery, 'bob', 'two');
    expect([...scene.rows.alerts.values()].map(({ why }) => why)).toEqual([
      'Email, text and push alerts are off.',
      'The account has been deleted.',
    ]);
  });
});
