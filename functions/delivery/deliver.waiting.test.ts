import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { deliver, deliverDue } from './deliver.ts';
import type { Deps } from './delivery.ts';
import { DeliveryScene, jobsOf, NOON } from './fixtures/delivery-scene.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
});

describe('waiting alerts', () => {
  test('lets a new job join those that wait, though the window has just opened', async () => {
    // given two jobs that wait
    scene.given(aUser(), 'job-1');
    await deliver(scene.delivery, 'ada', 'job-1');
    scene.given(aUser(), 'job-2', 'job-3');
    await deliver(scene.delivery, 'ada', 'job-2');
    await deliver(scene.delivery, 'ada', 'job-3');
    // when a newer one comes after the window, before the due row is worked
    scene.now = NOON + 10 * MINUTE + SECOND;
    scene.given(aUser(), 'job-4');
    await deliver(scene.delivery, 'ada', 'job-4');
    // then it doesn't overtake them
    expect(scene.handedOver).toHaveLength(1);
    await scene.deliverNextDue();
    expect(jobsOf(scene.handedOver[1])).toEqual(['job-4', 'job-3', 'job-2']);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(2);
  });

  test('lets the first new job go at once after a catch-up', async () => {
    // given a subscriber who just got what they missed
    scene.given(aUser({ activeSubscription: anActiveSubscription }), 'job-1');
    for (const alert of scene.rows.alerts.values()) alert.catchUp = new Date(NOON).toISOString();
    await deliver(scene.delivery, 'ada');
    // when a new job comes a second later
    scene.now = NOON + SECOND;
    scene.given(aUser({ activeSubscription: anActiveSubscription }), 'job-2');
    await deliver(scene.delivery, 'ada', 'job-2');
    // then it doesn't wait for a window, but the next one does
    expect(scene.handedOver.map(jobsOf)).toEqual([['job-1'], ['job-2']]);
    scene.given(aUser({ activeSubscription: anActiveSubscription }), 'job-3');
    await deliver(scene.delivery, 'ada', 'job-3');
    expect(scene.handedOver).toHaveLength(2);
  });

  test('looks at an alert of an older job than those that wait, and lets it go first', async () => {
    scene.given(aUser(), 'job-5');
    await deliver(scene.delivery, 'ada', 'job-5');
    scene.given(aUser(), 'job-6');
    await deliver(scene.delivery, 'ada', 'job-6');
    scene.given(aUser(), 'job-2');
    await deliver(scene.delivery, 'ada', 'job-2');
    await scene.deliverNextDue();
    expect(jobsOf(scene.handedOver[1])?.toSorted()).toEqual(['job-2', 'job-6']);
  });

  test('NOTIF-01 go earlier if the person chooses so while they wait', async () => {
    // given a job that waits for the digest
    scene.given(aUser({ alertSettings: { messagesADay: 0, digestAt: '18:00' } }), 'job-1');
    await deliver(scene.delivery, 'ada', 'job-1');
    expect(scene.dueMinutes()).toEqual(['2026-06-01T22:00:00.000Z']);
    // when
    scene.rows.users.set('ada', aUser());
    await deliver(scene.delivery, 'ada');
    // then
    expect(scene.states()).toEqual(['sent']);
    await scene.deliverNextDue();
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.rows.due.size).toBe(0);
  });

  test('MATCH-03 are all withheld when no free alert is left, however many', async () => {
    const jobIds = Array.from({ length: 450 }, (_, number) => `job-${number + 100}`);
    scene.given(aUser(), ...jobIds);
    scene.charged('ada', 10);
    await deliver(scene.delivery, 'ada', jobIds[0]);
    expect(new Set(scene.states())).toEqual(new Set(['withheld']));
  });

  test('are not read again once they are settled without a message', async () => {
    // given a person whose alerts are all withheld
    const jobIds = Array.from({ length: 100 }, (_, number) => `job-${number + 100}`);
    scene.given(aUser(), ...jobIds);
    scene.charged('ada', 10);
    await deliver(scene.delivery, 'ada', jobIds[0]);
    // when one more is opened
    scene.given(aUser(), 'job-200');
    const read = jest.spyOn(scene.delivery.store, 'readAlertPage');
    await deliver(scene.delivery, 'ada', 'job-200');
    // then
    expect(read).toHaveBeenCalledTimes(1);
    expect(scene.alert('job-200')?.state).toBe('withheld');
  });
});

describe('a due row', () => {
  test('that is gone is ignored', async () => {
    const look = jest.spyOn(scene.delivery.store, 'readMeter');
    await deliverDue(scene.delivery, { pk: 'DUE#1', sk: '2026-06-01T12:00:00.000Z#ada' });
    expect(look).not.toHaveBeenCalled();
  });

  test('stays if it is put again while it is worked', async () => {
    scene.given(aUser(), 'one');
    const { store } = scene.delivery;
    await store.putDue('ada', NOON);
    const [row] = scene.rows.due.values();
    if (!row) throw new Error('There is no due row.');
    const busy: Deps = {
      ...scene.delivery,
      sendMessage: async (message) => {
        await store.putDue('ada', NOON);
        return scene.delivery.sendMessage(message);
      },
    };
    await deliverDue(busy, row);
    expect(scene.dueMinutes()).toEqual(['2026-06-01T12:00:00.000Z']);
    expect(scene.states()).toEqual(['sent']);
  });

  test('leaves alerts that wait longer to their own due row', async () => {
    scene.given(aUser({ alertSettings: { foldMinutes: 60 } }), 'job-1');
    await deliver(scene.delivery, 'ada', 'job-1');
    scene.given(aUser({ alertSettings: { foldMinutes: 60 } }), 'job-2');
    await deliver(scene.delivery, 'ada', 'job-2');
    await scene.delivery.store.putDue('ada', NOON + 5 * MINUTE);
    await scene.deliverNextDue();
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.dueMinutes()).toEqual(['2026-06-01T13:00:00.000Z']);
  });
});
