import { beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { deliver } from './deliver.ts';
import { type Deps, RetryLaterError } from './delivery.ts';
import { DeliveryScene, jobsOf } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
});

describe('a message with an unclear outcome', () => {
  beforeEach(async () => {
    scene.given(aUser(), 'one', 'two');
    scene.answer = 'unclear';
    await expect(deliver(scene.delivery, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    scene.answer = 'accepted';
  });

  test('MATCH-02 is not sent again once the provider reports that it accepted it', async () => {
    scene.now += 20 * SECOND;
    await expect(deliver(scene.delivery, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    scene.rows.messages.add('message-1');
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.states()).toEqual(['sent', 'sent']);
  });

  test('MATCH-02 is not sent again if one of its alerts was settled before the crash', async () => {
    scene.now += 5 * MINUTE;
    const settled = { state: 'sent', why: '', at: '', messageId: 'message-1' } as const;
    await scene.delivery.store.settle('ada', [{ sk: 'one' }], settled);
    await deliver(scene.delivery, 'ada', 'two');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.states()).toEqual(['sent', 'sent']);
  });

  test('MATCH-02 is settled as sent even if a slower run has withheld its alerts since', async () => {
    // given a run that found all channels off before the message was claimed
    const withheld = { state: 'withheld', why: '', at: '', messageId: null } as const;
    const leased = ['one', 'two'].flatMap((jobId) => scene.alert(jobId) ?? []);
    await scene.delivery.store.settle('ada', leased, withheld);
    scene.rows.messages.add('message-1');
    addAlert(scene.rows, 'ada', anAlert('ada', 'three'));
    scene.rows.jobs.set('three', aJob({ jobID: 'three' }));
    // when the next alert opens after the fold window
    scene.now += 11 * MINUTE;
    await deliver(scene.delivery, 'ada', 'three');
    // then it isn't stuck behind them
    expect(scene.states()).toEqual(['sent', 'sent', 'sent']);
    expect(scene.handedOver.map(jobsOf)).toEqual([['two', 'one'], ['three']]);
  });

  test('MATCH-02 is settled as sent for an alert that a slower run has dropped, beside one that is marked', async () => {
    const { store } = scene.delivery;
    const [one, two] = ['one', 'two'].flatMap((jobId) => scene.alert(jobId) ?? []);
    const at = new Date(scene.now).toISOString();
    await store.settle('ada', one ? [one] : [], { state: 'sent', why: '', at, messageId: 'message-1' });
    await store.settle('ada', two ? [two] : [], { state: 'dropped', why: '', at, messageId: null });
    scene.now += 11 * MINUTE;
    await deliver(scene.delivery, 'ada');
    expect([scene.states(), scene.handedOver.length]).toEqual([['sent', 'sent'], 1]);
  });

  test('MATCH-02 is not counted as sent for jobs that a further attempt left out', async () => {
    // given another attempt with one of the two jobs while this run reads the events of the first
    const { store } = scene.delivery;
    const accepted: Deps['store']['wasAccepted'] = async () => {
      const { lease } = await store.readMeter('ada');
      if (lease)
        await store.beginAttempt('ada', lease, { at: scene.now, attempt: 'further', jobIds: ['one'] });
      return true;
    };
    scene.now += 31 * SECOND;
    // when
    await deliver({ ...scene.delivery, store: { ...store, wasAccepted: accepted } }, 'ada', 'one');
    // then
    expect([scene.alert('one')?.state, scene.alert('two')?.state]).toEqual(['sent', 'pending']);
  });

  test('MATCH-02 is not sent again while its events may still come', async () => {
    scene.now += 30 * SECOND - 1;
    await expect(deliver(scene.delivery, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    expect(scene.handedOver).toHaveLength(1);
  });

  test('MATCH-02 is judged by the time when its events were read, not by a later one', async () => {
    // given an event that comes right after the read, and a run that continues ten seconds later
    const accepted: Deps['store']['wasAccepted'] = async (messageId) => {
      const found = await scene.delivery.store.wasAccepted(messageId);
      scene.rows.messages.add(messageId);
      scene.now += 10 * SECOND;
      return found;
    };
    scene.now += 25 * SECOND;
    const slow = { ...scene.delivery, store: { ...scene.delivery.store, accepted } };
    await expect(deliver(slow, 'ada', 'one')).rejects.toThrow(RetryLaterError);
    expect(scene.handedOver).toHaveLength(1);
  });

  test('is sent again after half a minute without events, as the same message and for the same charge', async () => {
    scene.now += 30 * SECOND;
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver.map(({ messageId, freeAlertsLeft }) => ({ messageId, freeAlertsLeft }))).toEqual([
      { messageId: 'message-1', freeAlertsLeft: 9 },
      { messageId: 'message-1', freeAlertsLeft: 9 },
    ]);
    expect(scene.states()).toEqual(['sent', 'sent']);
    expect(scene.rows.meters.get('ada')?.charged).toEqual(new Set(['message-1']));
  });

  test('MATCH-02 is sent again by one run only, however many try', async () => {
    scene.now += 30 * SECOND;
    const runs = ['one', 'two', 'one'].map((jobId) => deliver(scene.delivery, 'ada', jobId));
    const outcomes = await Promise.allSettled(runs);
    expect(scene.handedOver).toHaveLength(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('leaves out jobs that have closed since', async () => {
    scene.now += 30 * SECOND;
    scene.rows.jobs.set('one', aJob({ jobID: 'one', closedAt: '2026-06-01T12:00:10.000Z' }));
    await deliver(scene.delivery, 'ada', 'two');
    expect(jobsOf(scene.handedOver[1])).toEqual(['two']);
    expect(scene.alert('one')).toMatchObject({ state: 'dropped', why: 'The job has closed.' });
  });

  test.each([
    [
      'all of it has closed',
      () => {
        for (const [jobID, job] of scene.rows.jobs)
          scene.rows.jobs.set(jobID, { ...job, closedAt: '2026-06-01T12:00:10.000Z' });
      },
      { state: 'dropped', why: 'The job has closed.' },
    ],
    [
      'the person has turned mail off',
      () => {
        const user = aUser({ userPrefs: { notifyEmail: false } });
        scene.rows.users.set('ada', user);
      },
      { state: 'withheld', why: 'Email, text and push alerts are off.' },
    ],
    [
      'the address has bounced',
      () => {
        scene.rows.users.set('ada', aUser({ userPrefs: { emailState: 'bounced' } }));
      },
      { state: 'withheld', why: 'Email, text and push alerts are off.' },
    ],
    [
      'the account is gone',
      () => scene.rows.users.delete('ada'),
      { state: 'withheld', why: 'Email, text and push alerts are off.' },
    ],
  ])('MATCH-05 is refunded and not sent again when %s', async (_, happens, fate) => {
    happens();
    scene.now += 30 * SECOND;
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.alert('one')).toMatchObject(fate);
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
  });

  test('is refunded if its alerts were settled without it', async () => {
    const dropped = { state: 'dropped', why: 'The job has closed.', at: '', messageId: null } as const;
    await scene.delivery.store.settle('ada', [{ sk: 'one' }, { sk: 'two' }], dropped);
    scene.now += 30 * SECOND;
    await deliver(scene.delivery, 'ada', 'one');
    expect(scene.handedOver).toHaveLength(1);
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(0);
  });

  test('MATCH-03 is refunded even if the run dies before its alerts are withheld', async () => {
    scene.now += 5 * MINUTE;
    scene.given(aUser({ userPrefs: { notifyEmail: false } }));
    const store: Deps['store'] = {
      ...scene.delivery.store,
      settle: () => Promise.reject(new Error('died')),
    };
    await expect(deliver({ ...scene.delivery, store }, 'ada', 'one')).rejects.toThrow('died');
    expect(scene.states()).toEqual(['pending', 'pending']);
    expect(scene.rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
  });

  test('is forgotten after a week, when its rows have expired', async () => {
    scene.rows.alerts.clear();
    scene.now += 8 * 86_400_000;
    scene.rows.jobs.set('three', aJob({ jobID: 'three' }));
    addAlert(scene.rows, 'ada', anAlert('ada', 'three'));
    await deliver(scene.delivery, 'ada', 'three');
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(2);
    expect(scene.alert('three')?.state).toBe('sent');
  });
});
