import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { CATCH_UP_WINDOW_MS } from '../../matching/sync-watchers.ts';
import { CALL_OUTCOMES } from '../../platform/fixtures/simulated-run.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { ANSWERS } from '../fixtures/delivery-world.ts';
import { CatchUpWorld } from './fixtures/catch-up-world.ts';

const RUNS = 80;

const BEGINS = '2026-06-01T12:00:00.000Z';
const CHARGED = [0, 9, 10];
const SECONDS = [0.2, 1, 4, 14, 20, 31, 61, 600, 40_000];
const AGES = [0, 0, 1, 30, 3_600, 100_000, 180_000];

/** Jobs with a title that Ada saved, and others at her dream company. */
const JOBS = Array.from({ length: 16 }, (_, number) =>
  aJob({
    jobID: `job-${number}`,
    ...(number % 3 === 0 ? { jobTitle: 'Florist', fullCompanyName: 'Tidewater' } : {}),
  }),
);

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const EVENTS = {
  'a job is written': (world: CatchUpWorld, which: number, how: number) =>
    world.write(pick(JOBS, which) ?? aJob(), pick(AGES, how) ?? 0),
  'a job is matched': async (world: CatchUpWorld, which: number) => {
    const job = pick([...world.delivery.rows.jobs.values()], which);
    if (job) await world.match(job);
  },
  'Ada subscribes or cancels': (world: CatchUpWorld) => world.pay(!world.ada.activeSubscription),
  'the watch step starts': async (world: CatchUpWorld) => {
    if (world.messages > 0) await world.watch();
  },
  'the watch step continues': async (world: CatchUpWorld, which: number, how: number) => {
    const run = pick(world.watching(), which);
    for (let steps = 0; run && steps <= how; steps += 1) await world.step(run);
  },
  'the watch step fails': async (world: CatchUpWorld, which: number, how: number) => {
    const run = pick(world.watching(), which);
    if (run) await world.step(run, pick(CALL_OUTCOMES, how));
  },
  'a watch message comes twice': (world: CatchUpWorld) => world.follow(),
  'delivery starts': async ({ delivery }: CatchUpWorld, which: number) => {
    const message = pick(delivery.receivable(), which);
    if (message) await delivery.receive(message);
  },
  'delivery continues': async ({ delivery }: CatchUpWorld, which: number, how: number) => {
    for (let steps = 0; steps <= how; steps += 1) {
      const step = pick(delivery.waiting(), which);
      if (step) await delivery.step(step);
    }
  },
  'delivery fails': async ({ delivery }: CatchUpWorld, which: number, how: number) => {
    const step = pick(delivery.waiting(), which);
    if (step) await delivery.step(step, pick(CALL_OUTCOMES, how));
  },
  'the provider changes its answer': ({ delivery }: CatchUpWorld, which: number, how: number) => {
    delivery.answer = pick(ANSWERS, which) ?? 'accepted';
    delivery.eventDelay = how * 700;
  },
  'time passes': (world: CatchUpWorld, which: number) => world.pass((pick(SECONDS, which) ?? 0) * 1_000),
  'due rows are drained': ({ delivery }: CatchUpWorld) => delivery.drain(),
};
type What = keyof typeof EVENTS;

const times = (count: number, what: What): What[] => Array.from({ length: count }, () => what);
const WHATS: What[] = [
  ...(Object.keys(EVENTS) as What[]), // the keys of a literal
  ...times(3, 'a job is written'),
  ...times(2, 'a job is matched'),
  ...times(3, 'the watch step starts'),
  ...times(6, 'the watch step continues'),
  ...times(2, 'delivery starts'),
  ...times(3, 'delivery continues'),
  ...times(2, 'time passes'),
];
const courses = fc.array(fc.tuple(fc.constantFrom(...WHATS), fc.nat(19), fc.nat(19)), {
  maxLength: 200,
  size: 'max',
});

/** Lets everything finish without further failures, audits jobs and alerts, and finds leftover marks. */
async function calm(world: CatchUpWorld): Promise<void> {
  const { delivery } = world;
  delivery.answer = 'accepted';
  for (let round = 0; round < 400; round += 1) {
    if (world.messages > 0 || world.watched.stale !== undefined) await world.follows();
    for (const job of delivery.rows.jobs.values()) await world.match(job);
    await world.delivers();
    if (world.watched.stale === undefined && !delivery.busy) return;
    await world.pass(delivery.onlyWaits && world.watched.stale === undefined ? 3 * 3_600_000 : 20_000);
    delivery.drain();
    // A repeat that died after another run had finished may have reopened an alert.
    if (round % 10 === 9) delivery.sweep();
  }
}

describe('a catch-up', () => {
  test('MATCH-02 MATCH-03 SUB-03 alerts to each missed job once, whatever is repeated, late, dead or matched at that moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CHARGED), courses, async (charged, course) => {
        // given Ada with all, one or none of her free alerts left, and a dream company
        const freeAlertsEndedAt = charged === 10 ? BEGINS : null;
        const world = new CatchUpWorld(aUser({ dreamCompanies: ['Tidewater'], freeAlertsEndedAt }), charged);
        world.follow();
        // when
        for (const [what, which, how] of course) await EVENTS[what](world, which, how);
        if (!world.ada.activeSubscription) world.pay(true);
        await calm(world);
        // then
        const { rows, accepted, violations, busy } = world.delivery;
        expect({ busy, violations }).toEqual({ busy: false, violations: [] });
        expect(world.watched.list.caughtUp).toBe(world.ada.subscribedAt);
        const begun = Date.parse(world.ada.subscribedAt ?? '');
        for (const { jobID, jobDetected } of rows.jobs.values()) {
          const seen = Date.parse(jobDetected);
          const wasWritten = (world.written.get(jobID) ?? 0) < begun;
          if (seen < begun && !(wasWritten && seen > begun - CATCH_UP_WINDOW_MS)) continue;
          expect({ jobID, times: accepted.filter(({ jobIds }) => jobIds.includes(jobID)).length }).toEqual({
            jobID,
            times: 1,
          });
          expect(rows.alerts.get(`ada ${jobID}`)?.state).toBe('sent');
        }
        const own = accepted.filter((message) => message.charged).map(({ messageId }) => messageId);
        const old = Array.from({ length: charged }, (_, number) => `old-${number}`);
        expect(rows.meters.get('ada')?.charged).toEqual(new Set([...old, ...own]));
      }),
      { numRuns: RUNS },
    );
  });
});
