import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { CALL_OUTCOMES, SimulatedRun } from '../../platform/fixtures/simulated-run.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { Key } from '../../table/keys.ts';
import { welcomeMessageId } from '../../table/welcome.ts';
import type { SendOutcome } from '../delivery.ts';
import { memoryWelcomes, noWelcomes } from './fixtures/memory-welcomes.ts';
import { sendDueWelcome, sendWelcome, type WelcomeMessage } from './send-welcome.ts';

const RUNS = 150;

/** The template's values: how long a run may last, and when a message is retried. */
const TIMEOUT = 15_000;
const VISIBILITY = 20_000;

const JOBS = ['job-1', 'job-2', 'job-3'];
const REFUSALS = ['refused', 'throttled', 'quotaExceeded', 'failed'] as const;
const ANSWERS = ['accepted', 'accepted, response lost', ...REFUSALS, 'not accepted, response lost'] as const;
const SECONDS = [0.2, 1, 4, 14, 20, 31, 600, 3_600];

/**
 * One welcome mail, its message in the queue and those of its due rows, runs that overlap and die, matching,
 * and a provider whose events come late.
 */
class WelcomeWorld {
  now = Date.parse('2026-06-01T12:00:00.000Z');
  readonly rows = noWelcomes();
  readonly accepted: string[][] = [];
  answer: (typeof ANSWERS)[number] = 'accepted';
  eventDelay = 0;
  ada = aUser();
  /** When each message of the queue can be received: the mail's own, and those of due rows by their sort keys. */
  readonly #queue = new Map([['WELCOME', this.now]]);
  #eventAt: number | undefined;
  #runs = new Map<SimulatedRun, number>();
  readonly #store = memoryWelcomes(this.rows);

  async prepare(jobs: readonly string[]): Promise<void> {
    const alerts = jobs.map((jobId) => anAlert('ada', jobId));
    await this.#store.put('ada', { alerts, matching: jobs.length }, new Date(this.now));
  }

  /** Matching inserts an alert unless the ledger has one for the job. */
  match(jobId: string): void {
    if (!this.rows.alerts.has(`ada ${jobId}`)) this.rows.alerts.set(`ada ${jobId}`, anAlert('ada', jobId));
  }

  get isSettled(): boolean {
    return this.#queue.size === 0 && this.rows.due.size === 0;
  }

  /** Receives the messages that are visible, after the schedule has queued the due rows. */
  async receive(): Promise<void> {
    const now = new Date(this.now).toISOString();
    for (const sk of this.rows.due.keys())
      if (sk < now && !this.#queue.has(sk)) this.#queue.set(sk, this.now);
    for (const [sk, visibleAt] of this.#queue) if (visibleAt <= this.now) await this.#work(sk);
  }

  async #work(sk: string): Promise<void> {
    this.#queue.set(sk, this.now + VISIBILITY);
    const run = new SimulatedRun();
    this.#runs.set(run, this.now);
    const one =
      <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
      (...args: Arguments) =>
        run.call(() => call(...args));
    const store = {
      read: one(this.#store.read),
      beginAttempt: one(this.#store.beginAttempt),
      enter: one(this.#store.enter),
      settle: one(this.#store.settle),
      defer: one(this.#store.defer),
      readDue: one(async (key: Key) => this.rows.due.get(key.sk)),
      removeDue: one(async (key: Key, version: string) => {
        if (this.rows.due.get(key.sk) === version) this.rows.due.delete(key.sk);
      }),
      readUser: one(async () => this.ada),
      readJobs: one(async () => JOBS.map((jobID) => aJob({ jobID }))),
      wasAccepted: one(async () => this.#eventAt !== undefined && this.#eventAt <= this.now),
    };
    const sendMail = one(async (message: WelcomeMessage) => this.#send(message));
    const deps = { store, sendMail, now: () => new Date(this.now) };
    const end = (isDone: boolean) => {
      if (this.#runs.delete(run) && isDone) this.#queue.delete(sk);
    };
    const work = sk === 'WELCOME' ? sendWelcome(deps, 'ada') : sendDueWelcome(deps, { pk: 'DUE#', sk });
    work.then(
      () => end(true),
      () => end(false),
    );
    await turn();
  }

  async step(outcome: (typeof CALL_OUTCOMES)[number], which = 0): Promise<void> {
    const run = [...this.#runs.keys()][which % Math.max(1, this.#runs.size)];
    const [step] = run?.pendingCalls() ?? [];
    if (run && step !== undefined) await run.settle(step, outcome);
    if (run?.hasCrashed) this.#runs.delete(run);
    await turn();
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const [run, startedAt] of this.#runs) {
      if (this.now - startedAt <= TIMEOUT) continue;
      run.crash();
      this.#runs.delete(run);
    }
  }

  /** Lets everything finish without further failures. */
  async calm(): Promise<void> {
    this.answer = 'accepted';
    for (let round = 0; round < 250 && !this.isSettled; round += 1) {
      await this.receive();
      for (let steps = 0; steps < 40 && this.#runs.size > 0; steps += 1) await this.step('succeeds');
      this.pass(20_000);
    }
  }

  #send({ items }: WelcomeMessage): SendOutcome {
    if (this.answer === 'not accepted, response lost') return 'unclear';
    const refusal = REFUSALS.find((one) => one === this.answer);
    if (refusal) return refusal;
    this.accepted.push(items.map(({ job }) => job.jobID));
    this.#eventAt ??= this.now + this.eventDelay;
    return this.answer === 'accepted' ? 'accepted' : 'unclear';
  }
}

/** Lets everything run that is ready. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const EVENTS = {
  'the message is received': (world: WelcomeWorld) => world.receive(),
  'a run continues': async (world: WelcomeWorld, which: number, how: number) => {
    for (let steps = 0; steps <= how % 8; steps += 1) await world.step('succeeds', which);
  },
  'a call fails': (world: WelcomeWorld, which: number, how: number) =>
    world.step(pick(CALL_OUTCOMES, how) ?? 'fails', which),
  'time passes': (world: WelcomeWorld, which: number) => world.pass((pick(SECONDS, which) ?? 0) * 1_000),
  'a job is matched': (world: WelcomeWorld, which: number) => world.match(pick(JOBS, which) ?? ''),
  'Ada turns mail off or on': (world: WelcomeWorld) => {
    const { userPrefs } = world.ada;
    world.ada = { ...world.ada, userPrefs: { ...userPrefs, notifyEmail: !userPrefs.notifyEmail } };
  },
  'the provider changes its answer': (world: WelcomeWorld, which: number, how: number) => {
    world.answer = pick(ANSWERS, which) ?? 'accepted';
    world.eventDelay = how * 700;
  },
};
type What = keyof typeof EVENTS;
const WHATS: What[] = [
  ...(Object.keys(EVENTS) as What[]), // the keys of a literal
  'the message is received',
  'a run continues',
  'a run continues',
  'a run continues',
  'time passes',
];
const courses = fc.array(fc.tuple(fc.constantFrom(...WHATS), fc.nat(19), fc.nat(19)), {
  maxLength: 60,
  size: 'max',
});

describe('a welcome mail', () => {
  test.each([
    ['throttled', 1],
    ['quotaExceeded', 45],
  ] as const)(
    'MATCH-02 is deferred without an error while it is %s, by up to %i minutes',
    async (answer, minutes) => {
      // given
      const world = new WelcomeWorld();
      await world.prepare(JOBS);
      world.answer = answer;
      // when
      await world.receive();
      for (let steps = 0; steps < 20; steps += 1) await world.step('succeeds');
      // then
      const [due = ''] = [...world.rows.due.keys()];
      const wait = Date.parse(due.split('#')[0] ?? '') - world.now;
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual((minutes + 1) * 60_000);
      await world.calm();
      expect(world.accepted).toEqual([JOBS]);
    },
  );

  test('MATCH-02 MATCH-03 is sent at most once, and its jobs are in no other message, whatever is repeated, late or dead', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(JOBS), courses, async (jobs, course) => {
        // given
        const world = new WelcomeWorld();
        await world.prepare(jobs);
        // when
        for (const [what, which, how] of course) await EVENTS[what](world, which, how);
        await world.calm();
        // then
        const state = world.rows.welcomes.get('ada')?.state;
        expect(state).toMatch(/^(sent|withheld|failed)$/);
        expect(world.isSettled).toBe(true);
        expect(world.accepted).toHaveLength(state === 'sent' ? 1 : 0);
        const entered = [...world.rows.alerts.values()].filter(
          ({ messageId }) => messageId === welcomeMessageId('ada'),
        );
        expect(entered.map(({ sk }) => sk).sort()).toEqual([...(world.accepted[0] ?? [])].sort());
        expect(entered.every((alert) => alert.state === 'sent')).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('MATCH-02 goes out despite everything, if the person keeps mail on and SES accepts it in the end', async () => {
    const accepting = courses.map((course) => course.filter(([what]) => what !== 'Ada turns mail off or on'));
    await fc.assert(
      fc.asyncProperty(accepting, async (course) => {
        const world = new WelcomeWorld();
        await world.prepare(JOBS);
        for (const [what, which, how] of course) {
          await EVENTS[what](world, which, how);
          if (world.answer === 'failed') world.answer = 'refused';
        }
        await world.calm();
        expect(world.accepted).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });
});
