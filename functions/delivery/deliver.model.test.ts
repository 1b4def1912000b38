import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { CALL_OUTCOMES } from '../platform/fixtures/simulated-run.ts';
import { Meter } from '../table/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aPushDevice, aUser } from '../table/fixtures/user.ts';
import { AlertSettings } from '../table/user.ts';
import { ANSWERS, DeliveryWorld } from './fixtures/delivery-world.ts';

const RUNS = 80;

const CHARGED = { free: 0, nearly: 9, usedUp: 10, subscriber: 10, pushOnly: 5 };
const PEOPLE = ['free', 'nearly', 'nearly', 'usedUp', 'subscriber', 'pushOnly'] as const;
const JOBS = Array.from({ length: 14 }, (_, number) => `job-${number}`);

function aWorld(people: readonly (keyof typeof CHARGED)[]): DeliveryWorld {
  const world = new DeliveryWorld();
  for (const sub of people) {
    const activeSubscription = sub === 'subscriber' ? anActiveSubscription : null;
    const channels =
      sub === 'pushOnly' ? { pushDevices: [aPushDevice()], userPrefs: { notifyEmail: false } } : {};
    world.rows.users.set(sub, aUser({ sub, activeSubscription, ...channels }));
    const charged = new Set(Array.from({ length: CHARGED[sub] }, (_, number) => `old-${number}`));
    world.rows.meters.set(sub, Meter.parse({ charged }));
  }
  for (const jobID of JOBS) world.rows.jobs.set(jobID, aJob({ jobID }));
  return world;
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Picks a person of the world. */
const person = (world: DeliveryWorld, which: number): string =>
  pick([...world.rows.users.keys()], which) ?? '';

/** The defaults and some other settings. */
const HOURS = [
  AlertSettings.parse({}),
  AlertSettings.parse({ messagesADay: 1 }),
  AlertSettings.parse({ messagesADay: 0, digestAt: '08:30' }),
  AlertSettings.parse({ quietFrom: '00:00', quietTo: '23:00', foldMinutes: 0 }),
] as const;

const SECONDS = [0.2, 1, 4, 10, 14, 20, 60, 600, 40_000];

/** The possible events: which of the candidates it happens to, and how. */
const EVENTS = {
  'an alert opens': (world: DeliveryWorld, which: number, how: number) =>
    world.open(person(world, which), pick(JOBS, how) ?? ''),
  'a message is received': async (world: DeliveryWorld, which: number) => {
    const message = pick(world.receivable(), which);
    if (message) await world.receive(message);
  },
  'a call succeeds': async (world: DeliveryWorld, which: number) => {
    const step = pick(world.waiting(), which);
    if (step) await world.step(step);
  },
  'a run continues': async (world: DeliveryWorld, which: number, how: number) => {
    const run = pick(world.running(), which);
    for (let steps = 0; run && steps <= how; steps += 1) {
      const [step] = run.pendingCalls();
      if (step !== undefined) await world.step({ run, step });
    }
  },
  'a call fails': async (world: DeliveryWorld, which: number, how: number) => {
    const step = pick(world.waiting(), which);
    if (step) await world.step(step, pick(CALL_OUTCOMES, how));
  },
  'the provider changes its answer': (world: DeliveryWorld, which: number, how: number) => {
    world.answer = pick(ANSWERS, which) ?? 'accepted';
    world.eventDelay = how * 700;
  },
  'time passes': (world: DeliveryWorld, which: number) => world.pass((pick(SECONDS, which) ?? 0) * 1_000),
  'due rows are drained': (world: DeliveryWorld) => world.drain(),
  'a message comes twice': (world: DeliveryWorld, which: number) => {
    const message = pick([...world.queue], which);
    if (message) world.queue.add({ body: message.body, visibleAt: world.now });
  },
  'a message is lost': (world: DeliveryWorld, which: number) => {
    const message = pick([...world.queue], which);
    if (message) world.queue.delete(message);
  },
  'the sweep runs': (world: DeliveryWorld) => world.sweep(),
  'a posting closes': (world: DeliveryWorld, which: number) => {
    const job = world.rows.jobs.get(pick(JOBS, which) ?? '');
    if (job) world.rows.jobs.set(job.jobID, { ...job, closedAt: new Date(world.now).toISOString() });
  },
  'a person turns mail off or on': (world: DeliveryWorld, which: number) =>
    world.change(person(world, which), (user) => ({
      ...user,
      userPrefs: { ...user.userPrefs, notifyEmail: !user.userPrefs.notifyEmail },
    })),
  'a person turns push on or off': (world: DeliveryWorld, which: number) =>
    world.change(person(world, which), (user) => ({
      ...user,
      pushDevices: user.pushDevices.length > 0 ? [] : [aPushDevice()],
    })),
  'browsers end their subscriptions, or no longer': (world: DeliveryWorld) => {
    world.pushEnded = !world.pushEnded;
  },
  'a person subscribes or no longer': (world: DeliveryWorld, which: number) =>
    world.change(person(world, which), (user) => ({
      ...user,
      activeSubscription: user.activeSubscription ? null : anActiveSubscription,
    })),
  'a person changes when messages may come': (world: DeliveryWorld, which: number, how: number) =>
    world.change(person(world, which), (user) => ({ ...user, alertSettings: pick(HOURS, how) ?? HOURS[0] })),
  'mail bounces from now on, or no longer': (world: DeliveryWorld) => {
    world.bounces = !world.bounces;
  },
};
type What = keyof typeof EVENTS;
type Decision = readonly [what: What, which: number, how: number];

const times = (count: number, what: What): What[] => Array.from({ length: count }, () => what);

/** Normal events are drawn more often than failures. */
const ORDINARY: What[] = [
  ...times(4, 'a call succeeds'),
  ...times(4, 'a run continues'),
  ...times(5, 'a message is received'),
  ...times(3, 'an alert opens'),
  ...times(3, 'time passes'),
  ...times(2, 'a call fails'),
  ...times(2, 'the provider changes its answer'),
  ...(['due rows are drained', 'a message comes twice'] as const),
];
const ANYTHING: What[] = [
  ...ORDINARY,
  ...(['a message is lost', 'the sweep runs', 'a posting closes'] as const),
  ...(['a person turns mail off or on', 'a person turns push on or off'] as const),
  ...(['a person subscribes or no longer', 'a person changes when messages may come'] as const),
  'browsers end their subscriptions, or no longer',
  'mail bounces from now on, or no longer',
];

const courses = (whats: readonly What[]) => ({
  people: fc.subarray([...PEOPLE], { minLength: 1, maxLength: 2 }),
  course: fc.array(fc.tuple(fc.constantFrom(...whats), fc.nat(19), fc.nat(19)), {
    maxLength: 250,
    size: 'max',
  }),
});

async function play(world: DeliveryWorld, course: readonly Decision[]): Promise<void> {
  for (const [what, which, how] of course) await EVENTS[what](world, which, how);
}

/** Lets everything finish without further failures. */
async function calm(world: DeliveryWorld, sweep: boolean): Promise<void> {
  world.answer = 'accepted';
  world.bounces = false;
  world.pushEnded = false;
  for (let rounds = 0; world.busy && rounds < 400; rounds += 1) {
    for (const message of world.receivable()) await world.receive(message);
    for (let [step] = world.waiting(); step; [step] = world.waiting()) await world.step(step);
    await world.pass(20_000);
    // Nothing is left but alerts that wait for a time of day.
    if (world.onlyWaits) await world.pass(3 * 3_600_000);
    if (rounds % 3 === 0) world.drain();
    if (sweep && rounds % 3 === 0) world.sweep();
  }
}

const ordinary = courses(ORDINARY);
const anything = courses(ANYTHING);

describe('delivery, whatever is retried, lost, late or dead', () => {
  test('MATCH-02 MATCH-03 sends each alert once and charges what was delivered', async () => {
    await fc.assert(
      fc.asyncProperty(ordinary.people, ordinary.course, async (people, course) => {
        // given people with all, one or none of their free alerts left, or a subscription
        const world = aWorld(people);
        // when the queue retries every failure
        await play(world, course);
        await calm(world, false);
        // then
        expect(world.busy).toBe(false);
        expect(world.violations).toEqual([]);
        for (const sub of people) {
          const own = world.accepted.filter((message) => message.sub === sub);
          const old = Array.from({ length: CHARGED[sub] }, (_, number) => `old-${number}`);
          const charged = sub === 'subscriber' ? [] : own.map(({ messageId }) => messageId);
          expect(world.rows.meters.get(sub)?.charged).toEqual(new Set([...old, ...charged]));
          const ended = world.rows.users.get(sub)?.freeAlertsEndedAt !== null;
          if (ended) expect(world.rows.meters.get(sub)?.charged.size).toBe(10);
        }
        for (const [key, alert] of world.rows.alerts) {
          const [sub = '', jobId = ''] = key.split(' ');
          const message = world.accepted.find((one) => one.sub === sub && one.jobIds.includes(jobId));
          const isUsedUp = sub !== 'subscriber' && world.rows.meters.get(sub)?.charged.size === 10;
          const fate = message
            ? { state: 'sent', messageId: message.messageId }
            : isUsedUp && { state: 'withheld', messageId: null };
          expect({ key, alert }).toMatchObject({ key, alert: fate });
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('MATCH-02 MATCH-03 does the same while postings close, people change settings, and mail bounces', async () => {
    await fc.assert(
      fc.asyncProperty(anything.people, anything.course, async (people, course) => {
        const world = aWorld(people);
        await play(world, course);
        await calm(world, true);
        expect(world.busy).toBe(false);
        expect(world.violations).toEqual([]);
        for (const [sub, { charged }] of world.rows.meters) {
          expect(charged.size).toBeLessThanOrEqual(10);
          const free = world.accepted.filter((message) => message.sub === sub && message.charged);
          const bounced = world.rows.users.get(sub)?.userPrefs.emailState === 'bounced';
          const own = [...charged].filter((messageId) => !messageId.startsWith('old-'));
          // Nothing reports a push whose response was lost, so turning push off then refunds it.
          const isUnknown = world.accepted.some((message) => message.sub === sub && message.byPush);
          if (bounced || isUnknown)
            expect(free.map(({ messageId }) => messageId)).toEqual(expect.arrayContaining(own));
          else expect(own.sort()).toEqual(free.map(({ messageId }) => messageId).sort());
          if (charged.size < 10) expect(world.rows.users.get(sub)?.freeAlertsEndedAt).toBeNull();
        }
        for (const { state, sk, messageId, why } of world.rows.alerts.values()) {
          if (state === 'sent')
            expect(world.accepted.find((one) => one.messageId === messageId)?.jobIds).toContain(sk);
          else expect(why).not.toBe('');
          if (state === 'dropped') expect(world.rows.jobs.get(sk)?.closedAt).not.toBeNull();
        }
      }),
      { numRuns: RUNS },
    );
  });
});
