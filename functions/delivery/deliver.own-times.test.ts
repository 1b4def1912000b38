import { beforeEach, describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { deliver } from './deliver.ts';
import { RetryLaterError } from './delivery.ts';
import { DeliveryScene, jobsOf, NOON } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const MINUTE = 60_000;

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
});

describe('a person’s own alert times', () => {
  test('NOTIF-01 put the rest of a full day into one digest, however many jobs wait', async () => {
    const jobIds = Array.from({ length: 25 }, (_, number) => `job-${number + 10}`);
    scene.given(aUser({ activeSubscription: anActiveSubscription }), ...jobIds);
    const messages = { localDay: '2026-06-01', begun: 12, at: NOON - 60 * MINUTE };
    scene.rows.meters.set('ada', Meter.parse({ messages }));
    await deliver(scene.delivery, 'ada', jobIds[0]);
    expect(scene.handedOver).toEqual([]);
    // 18:00 in New York
    expect(scene.dueMinutes()).toEqual(['2026-06-01T22:00:00.000Z']);
    await scene.deliverNextDue();
    expect(scene.handedOver).toHaveLength(1);
    expect(jobsOf(scene.handedOver[0])).toEqual(jobIds.toReversed());
    expect(scene.rows.due.size).toBe(0);
    expect(new Set(scene.states())).toEqual(new Set(['sent']));
  });

  test('NOTIF-01 send 25 jobs a day in daily digests without leaving any behind', async () => {
    const user = aUser({
      activeSubscription: anActiveSubscription,
      alertSettings: { messagesADay: 0, digestAt: '18:00' },
    });
    for (let day = 0; day < 5; day += 1) {
      const jobIds = Array.from({ length: 25 }, (_, number) => `day-${day}-job-${number + 10}`);
      scene.given(user, ...jobIds);
      await deliver(scene.delivery, 'ada', jobIds[0]);
      await scene.deliverNextDue();
      scene.now += 2 * 60 * MINUTE;
      expect(scene.handedOver.at(-1)?.items).toHaveLength(25);
    }
    expect(scene.handedOver).toHaveLength(5);
  });

  test('NOTIF-01 send what comes after the digest of a full day as one message at midnight, so that nothing piles up', async () => {
    // given
    const user = aUser({ activeSubscription: anActiveSubscription, alertSettings: { messagesADay: 1 } });
    const open = async (hour: number, day: number, count: number) => {
      scene.now = NOON + (day * 24 + hour - 8) * 60 * MINUTE;
      const matchedAt = new Date(scene.now).toISOString();
      const jobIds = Array.from({ length: count }, (_, number) => `${matchedAt}-${number + 10}`);
      scene.given(user, ...jobIds);
      for (const jobId of jobIds) addAlert(scene.rows, 'ada', anAlert('ada', jobId, { matchedAt }));
      await deliver(scene.delivery, 'ada', jobIds[0]);
    };
    // when, in New York
    for (let day = 0; day < 3; day += 1) {
      await open(9, day, 1);
      await open(11, day, 2);
      await scene.deliverNextDue();
      await open(20, day, 15);
      await scene.deliverNextDue();
    }
    // then
    expect(scene.handedOver.map(({ items }) => items.length)).toEqual([1, 2, 15, 3, 15, 3, 15]);
    expect(new Set(scene.states())).toEqual(new Set(['sent']));
  });

  test('defer alerts to the end of quiet hours', async () => {
    scene.given(aUser({ alertSettings: { quietFrom: '07:00', quietTo: '09:00' } }), 'one');
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.dueMinutes()).toEqual(['2026-06-01T13:00:00.000Z']);
  });

  test('MATCH-05 keep alerts waiting while they are paused, and send them when the pause ends', async () => {
    const paused = aUser({ alertSettings: { pausedUntil: '2026-06-15T12:00:30.000Z' } });
    scene.given(paused, 'one');
    await deliver(scene.delivery, 'ada', 'one');
    scene.given(paused, 'two');
    await deliver(scene.delivery, 'ada', 'two');
    expect(scene.dueMinutes()).toEqual(['2026-06-15T12:01:00.000Z']);
    expect(scene.handedOver).toEqual([]);
    await scene.deliverNextDue();
    expect(scene.handedOver.map(({ items }) => items.length)).toEqual([2]);
  });

  test('fold alerts for as long as the person chose', async () => {
    scene.given(aUser({ alertSettings: { foldMinutes: 60 } }), 'one');
    await deliver(scene.delivery, 'ada', 'one');
    scene.given(aUser({ alertSettings: { foldMinutes: 60 } }), 'two');
    await deliver(scene.delivery, 'ada', 'two');
    expect(scene.dueMinutes()).toEqual(['2026-06-01T13:00:00.000Z']);
  });

  test('don’t count a refused message for the day', async () => {
    scene.given(aUser(), 'one');
    const messages = { localDay: '2026-06-01', begun: 11, at: NOON - 60 * MINUTE };
    scene.rows.meters.set('ada', Meter.parse({ messages }));
    scene.answer = 'refused';
    await expect(deliver(scene.delivery, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    expect(scene.rows.meters.get('ada')?.messages).toEqual(messages);
    scene.answer = 'accepted';
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toHaveLength(2);
    expect(scene.rows.meters.get('ada')?.messages?.begun).toBe(12);
  });
});
