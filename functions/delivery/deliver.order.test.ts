import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type Alert, isCovered, Meter } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { isLeft } from '../table/is-left.ts';
import type { User } from '../table/user.ts';
import { deliver, deliverDue } from './deliver.ts';
import type { AlertMessage, Deps } from './delivery.ts';
import { DeliveryScene, NOON } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAX_JOBS = 10;
const MAX_DIGEST_JOBS = 200;

/** A day without failures, minute by minute: alerts open, due rows are worked, and every ten minutes an audit looks. */
class QuietDay extends DeliveryScene {
  /** How often delivery looked at an alert: for its own message, and to judge its job for a message. */
  readonly looks = new Map<string, number>();
  /** The faults of a message. */
  readonly wrong: string[] = [];
  readonly resent: string[] = [];
  /** How many messages had room for all that waited. */
  enough = 0;
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
      this.#check(message);
      return this.delivery.sendMessage(message);
    },
  };

  /** Opens alerts of these employers. */
  async minute(minute: number, employers: readonly string[]): Promise<void> {
    this.now = NOON + minute * MINUTE;
    const matchedAt = new Date(this.now).toISOString();
    for (const [number, employer] of employers.entries()) {
      const jobID = `${matchedAt}-${String(number).padStart(3, '0')}`;
      const closeness = number % 3;
      this.rows.jobs.set(jobID, aJob({ jobID, jobDetected: matchedAt }));
      addAlert(this.rows, this.#user.sub, anAlert(this.#user.sub, jobID, { matchedAt, employer, closeness }));
      this.#look(jobID);
      await deliver(this.#deps, this.#user.sub, jobID);
    }
    for (const row of this.rows.due.values())
      if (row.sk <= `${matchedAt}~`) await deliverDue(this.#deps, row);
    if (minute % 10 === 0) this.#audit();
  }

  /** Every pending alert must be covered by a due row, so that an audit has nothing to resend. */
  #audit(): void {
    const meter = this.#meter();
    for (const { sk } of this.waiting()) if (!isCovered(meter, sk, this.now)) this.resent.push(sk);
  }

  /**
   * Checks that a message has all that waits or, without room for all, the freshest and best, and counts the others.
   */
  #check({ messageId, items, leftOut }: AlertMessage): void {
    const { lease } = this.#meter();
    const isDigest = (lease?.digestBefore?.at ?? this.now + 1) <= this.now;
    const sent = items.map(({ alert }) => alert);
    const sentIds = new Set(sent.map(({ sk }) => sk));
    const others = this.waiting(lease?.leftBefore).filter(({ sk }) => !sentIds.has(sk));
    const room = isDigest ? MAX_DIGEST_JOBS : MAX_JOBS;
    const demand = (isTrue: boolean, words: string) => isTrue || this.wrong.push(`${messageId}: ${words}`);
    demand(sent.length <= room, 'has more jobs than its limit');
    demand((leftOut?.jobs ?? 0) === others.length, 'miscounts what it leaves out');
    if (sent.length + others.length <= room) {
      this.enough += 1;
      demand(others.length === 0, 'leaves out what it has room for');
      return;
    }
    const ofEmployer = (alerts: readonly Alert[], name: string) =>
      alerts.filter(({ employer }) => employer === name).length;
    for (const name of new Set(sent.map(({ employer }) => employer))) {
      demand(isDigest || ofEmployer(sent, name) <= 2, `has more than two jobs of ${name}`);
      const counted = leftOut?.employers.find(({ employer }) => employer === name)?.jobs ?? 0;
      demand(counted === ofEmployer(others, name), `miscounts what it leaves out of ${name}`);
    }
    const isEligible = ({ employer }: Alert) => isDigest || ofEmployer(sent, employer) < 2;
    if (others.some(isEligible)) demand(sent.length === room, 'is not full');
    const last = Math.max(...sent.map((alert) => this.#hours(alert)));
    for (const alert of others.filter(isEligible)) {
      demand(this.#hours(alert) >= last, 'leaves out a fresher job');
      const asFresh = sent.filter((one) => this.#hours(one) === this.#hours(alert));
      demand(
        asFresh.every(({ closeness }) => closeness >= alert.closeness),
        'leaves out a better fit',
      );
    }
  }

  #hours = ({ matchedAt }: Alert): number => Math.floor((this.now - Date.parse(matchedAt)) / HOUR);

  #meter = (): Meter => this.rows.meters.get(this.#user.sub) ?? Meter.parse({});

  /** The pending alerts that a digest has not left on the alerts page. */
  waiting = (leftUntil = this.#meter().leftUntil): Alert[] =>
    [...this.rows.alerts.values()].filter(
      (alert) => alert.state === 'pending' && !isLeft({ leftUntil }, alert),
    );

  #look(jobId: string): void {
    this.looks.set(jobId, (this.looks.get(jobId) ?? 0) + 1);
  }
}

const EMPLOYERS = ['Acme', 'Globex', 'Initech', 'Umbrella', 'Waymo', 'Tidewater', 'Larkspur'];
const someEmployers = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...EMPLOYERS), { minLength, maxLength });

/** Whose alerts open in each minute of some hours: mostly none, sometimes a burst. */
const arrivals = (burst: number) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<string[]>([]) },
      { weight: 3, arbitrary: someEmployers(1, 1) },
      { weight: 1, arbitrary: someEmployers(2, burst) },
    ),
    { minLength: 60, maxLength: 240 },
  );

/** Until after midnight in the person's time zone, when the last digest has gone. */
const DAY = 17 * 60;

const everyJob = (day: QuietDay): Alert[] => [...day.rows.alerts.values()];

describe('a day without failures', () => {
  test('MATCH-02 sends all that waits, the oldest first, while it fits, and otherwise the freshest and best, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(arrivals(4), arrivals(25)),
        fc.constantFrom(10, 30),
        fc.boolean(),
        async (minutes, foldMinutes, isFree) => {
          // given a person with windows of some minutes, and no end of messages in a day
          const user = aUser({
            activeSubscription: isFree ? null : anActiveSubscription,
            alertSettings: { foldMinutes, messagesADay: 1_000 },
          });
          const day = new QuietDay(user);
          // when alerts open
          for (let minute = 0; minute <= DAY; minute += 1) await day.minute(minute, minutes[minute] ?? []);
          // then every message has what it must have
          expect(day.wrong).toEqual([]);
          expect(day.resent).toEqual([]);
          // each job is sent once, and is looked at twice at most
          const sent = day.handedOver.flatMap(({ items }) => items.map(({ alert }) => alert.sk));
          expect(new Set(sent).size).toBe(sent.length);
          expect(Math.max(0, ...day.looks.values())).toBeLessThanOrEqual(2);
          // what is not sent stays on the alerts page, since a digest was full
          const left = everyJob(day).filter(({ state }) => state === 'pending');
          expect(day.waiting()).toEqual([]);
          if (left.length > 0)
            expect(Math.max(...day.handedOver.map(({ items }) => items.length))).toBe(MAX_DIGEST_JOBS);
          // nobody waits longer than a window for the first message after their job
          const times = [...new Set(everyJob(day).flatMap(({ sentAt }) => sentAt ?? []))].sort();
          for (const { state, matchedAt } of everyJob(day)) {
            if (state === 'withheld') continue;
            const next = times.find((time) => time >= matchedAt) ?? '';
            expect(Date.parse(next) - Date.parse(matchedAt)).toBeLessThanOrEqual((foldMinutes + 1) * MINUTE);
          }
          // and free alerts are spent on full messages: no window has two messages
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
    for (let minute = 0; minute <= 70; minute += 1) await day.minute(minute, minute < 60 ? ['Acme'] : []);
    expect(day.handedOver.map(({ items }) => items.length)).toEqual([1, 10, 10, 10, 10, 10, 9]);
    expect(day.enough).toBe(7);
  });
});
