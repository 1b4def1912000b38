import { beforeEach, describe, expect, test } from '@jest/globals';
import { Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { isLeft } from '../table/is-left.ts';
import { deliver } from './deliver.ts';
import { DeliveryScene, jobsOf, NOON } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
// 18:00 in New York
const DIGEST = '2026-06-01T22:00:00.000Z';

let scene: DeliveryScene;
beforeEach(() => {
  scene = new DeliveryScene();
  scene.rows.users.set('ada', aUser({ activeSubscription: anActiveSubscription }));
});

interface Opened {
  readonly employer?: string;
  readonly closeness?: number;
  readonly minutesAgo?: number;
}

const idsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}-${number + 1_000}`);

/** Opens an alert for each of these jobs, without a look. */
function open(ids: readonly string[], { employer = '', closeness = 0, minutesAgo = 0 }: Opened = {}): void {
  const matchedAt = new Date(scene.now - minutesAgo * MINUTE).toISOString();
  for (const jobID of ids) {
    scene.rows.jobs.set(jobID, aJob({ jobID }));
    addAlert(scene.rows, 'ada', anAlert('ada', jobID, { employer, closeness, matchedAt }));
  }
}

const look = () => deliver(scene.delivery, 'ada');
const sentNow = () => jobsOf(scene.handedOver.at(-1));

describe('MATCH-02 a message that has no room for all that waits', () => {
  test('takes two jobs of an employer at most, and says how many more there are', async () => {
    open(idsOf('a', 19), { employer: 'Waymo' });
    open(idsOf('b', 3), { employer: 'Acme, Inc.' });
    open(idsOf('c', 1), { employer: 'Globex' });
    await look();
    expect(sentNow()).toEqual(['c-1000', 'b-1002', 'b-1001', 'a-1018', 'a-1017']);
    expect(scene.handedOver[0]?.leftOut).toEqual({
      jobs: 18,
      isMore: false,
      employers: [
        { employer: 'Waymo', jobs: 17 },
        { employer: 'Acme, Inc.', jobs: 1 },
      ],
    });
    expect(scene.dueMinutes()).toEqual([DIGEST]);
    await scene.deliverNextDue();
    expect(sentNow()).toHaveLength(18);
    expect(scene.handedOver[1]?.leftOut).toBeUndefined();
    expect(new Set(scene.states())).toEqual(new Set(['sent']));
  });

  test('takes the best fits of an hour, and a fresh job before a better one of yesterday', async () => {
    open(idsOf('a', 12), { minutesAgo: 24 * 60, closeness: 9 });
    open(idsOf('b', 12), { closeness: 1 });
    open(idsOf('c', 6), { closeness: 2 });
    await look();
    expect(sentNow()).toEqual([...idsOf('c', 6).reverse(), ...idsOf('b', 12).slice(8).reverse()]);
  });

  test('FIT-01 goes by the skills that the person has, of jobs with equally close titles', async () => {
    const ids = idsOf('a', 12);
    open(ids);
    scene.rows.alerts.set(`ada ${ids[0]}`, anAlert('ada', ids[0] ?? '', { asks: '8|Golang|Kafka' }));
    scene.rows.users.set('ada', aUser({ skills: ['Golang'] }));
    await look();
    expect(sentNow()).toEqual([...ids.slice(3).reverse(), ids[0]]);
  });

  test('is followed within the window by one with a new job, which doesn’t wait for the digest', async () => {
    open(idsOf('a', 12));
    await look();
    expect(sentNow()).toHaveLength(10);
    scene.now += 3 * MINUTE;
    open(['b']);
    await deliver(scene.delivery, 'ada', 'b');
    await scene.deliverNextDue();
    expect(new Date(scene.now).toISOString()).toMatch(/^2026-06-01T12:10/);
    expect(sentNow()).toEqual(['b', 'a-1001', 'a-1000']);
    await scene.deliverNextDue();
    expect(scene.handedOver).toHaveLength(2);
    expect(scene.rows.due.size).toBe(0);
  });

  test('is followed by nothing but the digest if no job comes', async () => {
    open(idsOf('a', 12));
    await look();
    scene.now += HOUR;
    await look();
    await deliver(scene.delivery, 'ada', 'a-1000');
    expect(scene.handedOver).toHaveLength(1);
  });

  test('replaces those that have closed', async () => {
    const ids = idsOf('a', 14);
    open(ids);
    for (const jobID of ids.slice(9)) scene.rows.jobs.set(jobID, aJob({ jobID, closedAt: DIGEST }));
    await look();
    expect(sentNow()).toEqual(ids.slice(0, 9).reverse());
    expect(scene.rows.due.size).toBe(0);
  });

  test('charges one free alert, and leaves the others pending', async () => {
    scene.rows.users.set('ada', aUser());
    open(idsOf('a', 30));
    await look();
    expect(scene.rows.meters.get('ada')?.charged.size).toBe(1);
    expect(scene.states().filter((state) => state === 'pending')).toHaveLength(20);
  });
});

describe('NOTIF-01 a digest that has no room for all that waits', () => {
  const messages = { localDay: '2026-06-01', begun: 12, at: NOON - HOUR };
  beforeEach(async () => {
    scene.rows.meters.set('ada', Meter.parse({ messages }));
    open(idsOf('a', 250));
    await look();
  });

  test('has the 200 newest, and leaves the others on the alerts page without a write', async () => {
    await scene.deliverNextDue();
    expect(sentNow()).toEqual(idsOf('a', 250).slice(50).reverse());
    expect(scene.handedOver[0]?.leftOut).toMatchObject({ jobs: 50, isMore: false });
    const left = scene.alert('a-1049');
    const meter = scene.rows.meters.get('ada');
    if (!left || !meter) throw new Error('An alert or the meter is gone.');
    expect(left.state).toBe('pending');
    expect(isLeft(meter, left)).toBe(true);
    expect(scene.rows.due.size).toBe(0);
    await deliver(scene.delivery, 'ada', 'a-1049');
    expect(scene.handedOver).toHaveLength(1);
  });

  test('is followed by messages that leave the others alone', async () => {
    await scene.deliverNextDue();
    scene.now += 14 * HOUR;
    open(['b']);
    await deliver(scene.delivery, 'ada', 'b');
    expect(sentNow()).toEqual(['b']);
  });

  test('is a digest again if SES throttled it', async () => {
    scene.answer = 'throttled';
    await scene.deliverNextDue();
    scene.answer = 'accepted';
    await scene.deliverNextDue();
    expect(scene.handedOver.map(({ items }) => items.length)).toEqual([200, 200]);
    expect(jobsOf(scene.handedOver[1])).toEqual(jobsOf(scene.handedOver[0]));
  });

  test('keeps what a fan-out has only just written for the next message', async () => {
    scene.now = Date.parse(DIGEST) + 1_000;
    open(idsOf('b', 210));
    await scene.deliverNextDue();
    expect(sentNow()).toEqual(idsOf('b', 210).slice(10).reverse());
    expect(scene.rows.due.size).toBe(1);
    await scene.deliverNextDue();
    expect(sentNow()).toEqual(idsOf('b', 10).reverse());
  });
});
