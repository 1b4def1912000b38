import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { AlertSettings, User } from '../../table/user.ts';
import { deliver, deliverDue } from '../deliver.ts';
import { DeliveryScene } from '../fixtures/delivery-scene.ts';
import { addAlert } from '../fixtures/memory-delivery-store.ts';
import { countMessages, type Detection } from './count-messages.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const person = (alertSettings: Partial<AlertSettings> = {}): User =>
  aUser({ activeSubscription: anActiveSubscription, alertSettings });

/** Delivery itself, run every minute on new alerts and due rows. */
async function delivered(user: User, minutes: readonly number[], until: number) {
  const scene = new DeliveryScene();
  scene.rows.users.set(user.sub, user);
  for (let minute = 0; minute <= until; minute += 1) {
    scene.now = NOON + minute * MINUTE;
    const at = new Date(scene.now).toISOString();
    for (const [number] of minutes.filter((one) => one === minute).entries()) {
      const jobID = `${at}-${number}`;
      scene.rows.jobs.set(jobID, aJob({ jobID, jobDetected: at }));
      addAlert(scene.rows, user.sub, { ...anAlert(user.sub, jobID), matchedAt: at });
    }
    const opened = [...scene.rows.alerts.values()].filter(({ matchedAt }) => matchedAt === at);
    for (const { sk } of opened) await deliver(scene.delivery, user.sub, sk);
    for (const row of scene.rows.due.values()) if (row.sk <= `${at}~`) await deliverDue(scene.delivery, row);
  }
  const jobs = scene.handedOver.reduce((sum, { items }) => sum + items.length, 0);
  return { messages: scene.handedOver.length, jobs };
}

const detectedAt = (minutes: readonly number[]): Detection[] =>
  minutes.map((minute, number) => ({ at: NOON + minute * MINUTE, jobId: `job-${number}`, employer: '' }));

const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const settings = fc.record({
  foldMinutes: fc.constantFrom(10, 30, 60),
  messagesADay: fc.constantFrom(0, 2, 12),
  digestAt: time,
  quietFrom: fc.oneof(fc.constant(''), time),
  quietTo: time,
});
/** Jobs that come alone, close together or many at once. */
const arrivals = fc
  .array(fc.tuple(fc.nat(1_500), fc.constantFrom(1, 1, 2, 14)), { maxLength: 25 })
  .map((bursts) => bursts.flatMap(([minute, jobs]) => Array.from({ length: jobs }, () => minute)));

describe('counting a preview’s messages', () => {
  test('gives the same as delivery with the person’s settings', async () => {
    await fc.assert(
      fc.asyncProperty(settings, arrivals, fc.nat(2_000), async (own, minutes, until) => {
        const user = person(own);
        const detections = detectedAt(minutes).filter(({ at }) => at <= NOON + until * MINUTE);
        const { messages, digests, jobs } = countMessages(user, detections, NOON + until * MINUTE);
        const sent = await delivered(user, minutes, until);
        expect({ messages: messages + digests, jobs }).toEqual(sent);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['nothing', [], 0, 0],
    ['one job', [0], 1, 0],
    ['jobs that come together', [0, 0, 0], 1, 0],
    ['jobs that come within the window', [0, 3, 5], 2, 0],
    ['more than a message carries: the rest is for the digest', Array.from({ length: 25 }, () => 0), 1, 1],
    ['jobs that come far apart', [0, 11, 22], 3, 0],
    ['more than the messages of a day', Array.from({ length: 40 }, (_, number) => number * 11), 12, 1],
  ])('%s', (_, minutes, messages, digests) => {
    const count = countMessages(person(), detectedAt(minutes), NOON + 700 * MINUTE);
    expect(count).toEqual({ messages, digests, jobs: minutes.length });
  });

  test('ignores the person’s channels', () => {
    const deaf = aUser({
      userPrefs: { notifyEmail: false, emailState: 'bounced' },
      freeAlertsEndedAt: '2026-05-01',
    });
    expect(countMessages(deaf, detectedAt([0]), NOON).messages).toBe(1);
  });
});
