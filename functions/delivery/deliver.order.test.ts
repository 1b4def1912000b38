import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type Alert, isCovered, Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { deliver, deliverDue } from './deliver.ts';
import type { AlertMessage, Deps } from './delivery.ts';
import { DeliveryScene, NOON } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const MINUTE = 60_000;
const MAX_JOBS = 10;

/** A day without failures, minute by minute: alerts open, due rows are worked, and every ten minutes an audit looks. */
class QuietDay extends DeliveryScene {
  /** How often delivery looked at an alert: for its own message, and to judge its job for a message. */
  readonly looks = new Map<string, number>();
  readonly overtaken: string[] = [];
  readonly resent: string[] = [];
  /** How many alerts waited when an alert was opened, itself not included. */
  readonly ahead = new Map<string, number>();
  readonly #user: User;

  constructor(user: User) {
    super();
    this.#user = user;
    this.rows.users.set(user.sub, user);
  }

  readonly #deps: Deps = {
    ...this.delivery,
    store: {
      ...this.delivery.store,
      readJobs: async (alerts) => {
        for (const { sk } of alerts) this.#look(sk);
        return this.delivery.store.readJobs(alerts);
      },
    },
    sendMessage: async (message) => {
      this.#checkOrder(message);
      return this.delivery.sendMessage(message);
    },
  };

  async minute(minute: number, count: number): Promise<void> {
    this.now = NOON + minute * MINUTE;
    const matchedAt = new Date(this.now).toISOString();
    for (let number = 0; number < count; number += 1) {
      const jobID = `${matchedAt}-${String(number).padStart(3, '0')}`;
      this.ahead.set(jobID, this.#pending().length);
      this.rows.jobs.set(jobID, aJob({ jobID, jobDetected: matchedAt }));
      addAlert(this.rows, this.#user.sub, { ...anAlert(this.#user.sub, jobID), matchedAt });
      this.#look(jobID);
      await deliver(this.#deps, this.#user.sub, jobID);
    }
    for (const row of this.rows.due.values())
      if (row.sk <= `${matchedAt}~`) await deliverDue(this.#deps, row);
    if (minute % 10 === 0) this.#audit();
  }

  /** Every pending alert must be covered by a due row, so that an audit has nothing to resend. */
  #audit(): void {
    const meter = this.rows.meters.get(this.#user.sub) ?? Meter.parse({});
    for (const { sk } of this.#pending()) if (!isCovered(meter, sk, this.now)) this.resent.push(sk);
  }

  #checkOrder({ items }: AlertMessage): void {
    const sent = items.map(({ alert }) => alert.sk).sort();
    const left = this.#pending().filter(({ sk }) => !sent.includes(sk));
    this.overtaken.push(...left.map(({ sk }) => sk).filter((sk) => sk < (sent.at(-1) ?? '')));
  }

  #pending = (): Alert[] => [...this.rows.alerts.values()].filter(({ state }) => state === 'pending');

  #look(jobId: string): void {
    this.looks.set(jobId, (this.looks.get(jobId) ?? 0) + 1);
  }
}

/** How many alerts open in each minute of eight hours: mostly none, sometimes a burst. */
const arrivals = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 25 }) },
  ),
  { minLength: 60, maxLength: 240 },
);

describe('a day without failures', () => {
  test('MATCH-02 no alert is overtaken, none is looked at more than twice, and each waits for its place in the queue', async () => {
    await fc.assert(
      fc.asyncProperty(
        arrivals,
        fc.constantFrom(10, 30),
        fc.boolean(),
        async (counts, foldMinutes, isFree) => {
          // given a person with windows of some minutes, and no end of messages in a day
          const user = aUser({
            activeSubscription: isFree ? null : anActiveSubscription,
            alertSettings: { foldMinutes, messagesADay: 1_000 },
          });
          const day = new QuietDay(user);
          // when alerts open
          for (const [minute, count] of counts.entries()) await day.minute(minute, count);
          const last = counts.length + (day.ahead.size / MAX_JOBS + 1) * (foldMinutes + 1);
          for (let minute = counts.length; minute <= last; minute += 1) await day.minute(minute, 0);
          // then
          expect(day.overtaken).toEqual([]);
          expect(day.resent).toEqual([]);
          expect(Math.max(0, ...day.looks.values())).toBeLessThanOrEqual(2);
          for (const { state, sk, matchedAt, sentAt } of day.rows.alerts.values()) {
            if (isFree && state === 'withheld') continue;
            expect({ sk, state }).toEqual({ sk, state: 'sent' });
            const windows = Math.floor((day.ahead.get(sk) ?? 0) / MAX_JOBS) + 1;
            const waited = Date.parse(sentAt ?? '') - Date.parse(matchedAt);
            expect(waited).toBeLessThanOrEqual(windows * (foldMinutes + 1) * MINUTE);
          }
          // and free alerts are spent on full messages: no window has two messages
          const times = [
            ...new Set([...day.rows.alerts.values()].flatMap(({ sentAt }) => sentAt ?? [])),
          ].sort();
          for (const [index, at] of times.entries())
            if (index > 0)
              expect(Date.parse(at) - Date.parse(times[index - 1] ?? '')).toBeGreaterThanOrEqual(
                foldMinutes * MINUTE,
              );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('one job a minute for an hour, in windows of ten minutes: seven messages, each with all that came since the last', async () => {
    const day = new QuietDay(aUser({ activeSubscription: anActiveSubscription }));
    for (let minute = 0; minute <= 70; minute += 1) await day.minute(minute, minute < 60 ? 1 : 0);
    expect(day.handedOver.map(({ items }) => items.length)).toEqual([1, 10, 10, 10, 10, 10, 9]);
  });
});
