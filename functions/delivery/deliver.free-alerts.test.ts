import { beforeEach, describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { deliver } from './deliver.ts';
import type { Deps } from './delivery.ts';
import { DeliveryScene } from './fixtures/delivery-scene.ts';

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
});

describe('free alerts', () => {
  test('MATCH-03 are not charged to a subscriber', async () => {
    scene.given(aUser({ activeSubscription: anActiveSubscription }), 'one');
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver[0]?.freeAlertsLeft).toBeNull();
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(0);
  });

  test('MATCH-03 end with the tenth, which says so', async () => {
    scene.given(aUser(), 'tenth');
    scene.charged('ada', 9);
    await deliver(scene.delivery, 'ada', 'tenth');
    expect(scene.handedOver[0]?.freeAlertsLeft).toBe(0);
    expect(scene.rows.users.get('ada')?.freeAlertsEndedAt).toBe('2026-06-01T12:00:00.000Z');
    scene.given(scene.rows.users.get('ada') ?? aUser(), 'eleventh');
    await deliver(scene.delivery, 'ada', 'eleventh');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.alert('eleventh')).toMatchObject({
      state: 'withheld',
      why: 'No free alerts left.',
      sentAt: null,
    });
  });

  test('MATCH-03 are withheld if none is left, even if the record does not say so yet', async () => {
    scene.given(aUser(), 'one');
    scene.charged('ada', 10);
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toEqual([]);
    expect(scene.alert('one')).toMatchObject({ state: 'withheld', why: 'No free alerts left.' });
    expect(scene.rows.users.get('ada')?.freeAlertsEndedAt).not.toBeNull();
  });

  test('MATCH-03 wait while the tenth is under way, since it may be refused and refunded', async () => {
    // given an alert whose run is about to claim a message when another one does
    scene.given(aUser(), 'tenth');
    scene.charged('ada', 9);
    const { claim } = scene.delivery.store;
    let first = true;
    const racing: Deps = {
      ...scene.delivery,
      store: {
        ...scene.delivery.store,
        claim: async (sub, own) => {
          if (first) {
            first = false;
            scene.answer = new Error('The function died.');
            await expect(deliver(scene.delivery, 'ada', 'tenth')).rejects.toThrow();
            scene.given(aUser(), 'eleventh');
          }
          return claim(sub, own);
        },
      },
    };
    // when
    await deliver(racing, 'ada', 'eleventh');
    // then
    expect(scene.alert('eleventh')?.state).toBe('pending');
    expect(scene.dueMinutes()).toEqual(['2026-06-01T12:10:00.000Z']);
    expect(scene.rows.users.get('ada')?.freeAlertsEndedAt).toBeNull();
  });
});
