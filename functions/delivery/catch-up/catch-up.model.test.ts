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
const CHARGED = { 'all of her free alerts': 0, 'one of them': 9, none: 10 };
const SECONDS = [0.2, 1, 4, 14, 20, 31, 61, 600, 40_000];
const AGES = [0, 0, 1, 30, 3_600, 100_000, 180_000];

/** Jobs of a title that Ada saved, and others of a company that she dreams of. */
const JOBS = Array.from({ length: 16 }, (_, number) =>
  aJob({
    jobID: `job-${number}`,
    ...(number % 3 === 0 ? { jobTitle: 'Florist', fullCompanyName: 'Tidewater' } : {}),
  }),
);

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const HAPPENINGS = {
  'a job is written': (world: CatchUpWorld, which: number, how: number) =>
    world.write(pick(JOBS, which) ?? aJob(), pick(AGES, how) ?? 0),
  'a job is matched': async (world: CatchUpWorld, which: number) => {
    const job = pick([...world.delivery.rows.jobs.values()], which);
    if (job) await world.match(job);
  },
  'Ada pays, or no longer': (world: CatchUpWorld) => world.pay(!world.ada.activeSubscription),
  'the watch step starts': async (world: CatchUpWorld) => {
    if (world.messages > 0) await world.watch();
  },
  'the watch step goes on': async (world: CatchUpWorld, which: number, how: number) => {
    const run = pick(world.watching(), which);
    for (let steps = 0; run && steps <= how; steps += 1) await world.step(run);
  },
  'the watch step goes wrong': async (world: CatchUpWorld, which: number, how: number) => {
    const run = pick(world.watching(), which);
    if (run) await world.step(run, pick(CALL_OUTCOMES, how));
  },
  'a watch message comes twice': (world: CatchUpWorld) => world.follow(),
  'delivery starts': async ({ delivery }: CatchUpWorld, which: number) => {
    const message = pick(delivery.receivable(), which);
    if (message) await delivery.receive(message);
  },
  'delivery goes on': async ({ delivery }: CatchUpWorld, which: number, how: number) => {
    for (let steps = 0; steps <= how; steps += 1) {
      const step = pick(delivery.waiting(), which);
      if (step) await delivery.step(step);
    }
  },
  'delivery goes wrong': async ({ delivery }: CatchUpWorld, which: number, how: number) => {
    const step = pick(delivery.waiting(), which);
    if (step) await delivery.step(step, pick(CALL_OUTCOMES, how));
  },
  'the provider changes its mind': ({ delivery }: CatchUpWorld, which: number, how: number) => {
    delivery.answer = pick(ANSWERS, which) ?? 'taken';
    delivery.eventDelay = how * 700;
  },
  'time passes': (world: CatchUpWorld, which: number) => world.pass((pick(SECONDS, which) ?? 0) * 1_000),
  'due rows are drained': ({ delivery }: CatchUpWorld) => delivery.drain(),
};
type What = keyof typeof HAPPENINGS;

const times = (count: number, what: What): What[] => Array.from({ length: count }, () => what);
const WHATS: What[] = [
  ...(Object.keys(HAPPENINGS) as What[]), // the keys of an object that is closed
  ...times(3, 'a job is written'),
  ...times(2, 'a job is matched'),
  ...times(3, 'the watch step starts'),
  ...times(6, 'the watch step goes on'),
  ...times(2, 'delivery starts'),
  ...times(3, 'delivery goes on'),
  ...times(2, 'time passes'),
];
const courses = fc.array(fc.tuple(fc.constantFrom(...WHATS), fc.nat(19), fc.nat(19)), {
  maxLength: 200,
  size: 'max',
});

/** From now on nothing goes wrong: lets everything come to its end, jobs be audited, and marks that were left be found. */
async function calm(world: CatchUpWorld): Promise<void> {
  const { delivery } = world;
  delivery.answer = 'taken';
  for (let round = 0; round < 400; round += 1) {
    if (world.messages > 0 || world.watched.stale !== undefined) await world.follows();
    for (const job of delivery.rows.jobs.values()) await world.match(job);
    await world.delivers();
    if (world.watched.stale === undefined && !delivery.busy) return;
    await world.pass(delivery.onlyWaits && world.watched.stale === undefined ? 3 * 3_600_000 : 20_000);
    delivery.drain();
  }
}

describe('what was missed before a subscription began', () => {
  test('MATCH-02 MATCH-03 SUB-03 is told once, whatever is repeated, late, dead, or matched at that moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(CHARGED)), courses, async (charged, course) => {
        // given Ada with all, one or none of her free alerts left, who dreams of a company
        const freeAlertsEndedAt = charged === 10 ? BEGINS : null;
        const world = new CatchUpWorld(aUser({ dreamCompanies: ['Tidewater'], freeAlertsEndedAt }), charged);
        world.follow();
        // when
        for (const [what, which, how] of course) await HAPPENINGS[what](world, which, how);
        if (!world.ada.activeSubscription) world.pay(true);
        await calm(world);
        // then
        const { rows, taken, violations, busy } = world.delivery;
        expect({ busy, violations }).toEqual({ busy: false, violations: [] });
        expect(world.watched.list.caughtUp).toBe(world.ada.subscribedAt);
        const begun = Date.parse(world.ada.subscribedAt ?? '');
        for (const { jobID, jobDetected } of rows.jobs.values()) {
          const seen = Date.parse(jobDetected);
          const isThere = (world.written.get(jobID) ?? 0) < begun;
          if (seen < begun && !(isThere && seen > begun - CATCH_UP_WINDOW_MS)) continue;
          expect({ jobID, times: taken.filter(({ jobIds }) => jobIds.includes(jobID)).length }).toEqual({
            jobID,
            times: 1,
          });
          expect(rows.alerts.get(`ada ${jobID}`)?.state).toBe('sent');
        }
        const own = taken.filter((message) => message.charged).map(({ messageId }) => messageId);
        const old = Array.from({ length: charged }, (_, number) => `old-${number}`);
        expect(rows.meters.get('ada')?.charged).toEqual(new Set([...old, ...own]));
      }),
      { numRuns: RUNS },
    );
  });
});
