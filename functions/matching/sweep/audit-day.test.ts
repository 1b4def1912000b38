import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { deliver, deliverDue } from '../../delivery/deliver.ts';
import { DeliveryScene, NOON } from '../../delivery/fixtures/delivery-scene.ts';
import { addAlert } from '../../delivery/fixtures/memory-delivery-store.ts';
import { auditRow } from '../../ingestion/jobs/job-rows.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { alertKey } from '../../table/keys.ts';
import { fanOut, type Ledger } from '../fan-out.ts';
import { memoryIndex } from '../fixtures/memory-index.ts';
import { FULL_RANGE } from '../slice.ts';
import { type AuditRow, jobIdOfAudit } from './audit-store.ts';
import { type Deps, runAudit } from './run-audit.ts';

const MINUTE = 60_000;

/** The template's values: how often the sweep runs, and how old a job is when it is audited. */
const SWEEP_EVERY = 5;
const AUDIT_AFTER = 90_000;

const people = Array.from({ length: 12 }, (_, number) =>
  aUser({
    sub: `person-${number}`,
    // Every third person has only free alerts, which end during the day.
    activeSubscription: number % 3 === 0 ? null : anActiveSubscription,
    alertSettings: { foldMinutes: number % 2 === 0 ? 10 : 30 },
  }),
);

/** The faults of a job's matching, and of the messages of its alerts by the number of the person. */
interface Losses {
  readonly jobRecord: boolean;
  readonly alertMessages: readonly number[];
}

/** A day, minute by minute: jobs are written, matched and delivered, due rows are worked, and the sweep audits. */
class Day extends DeliveryScene {
  readonly audited: string[] = [];
  readonly resent: string[] = [];
  readonly #audits = new Map<string, AuditRow>();
  #lost: ReadonlySet<string> = new Set();

  constructor() {
    super();
    for (const user of people) this.rows.users.set(user.sub, user);
  }

  readonly #ledger: Ledger = {
    open: async (alerts) => {
      for (const alert of alerts) {
        const sub = alert.pk.slice('ALERT#'.length);
        if (this.rows.alerts.has(`${sub} ${alert.sk}`)) continue;
        addAlert(this.rows, sub, alert);
        if (!this.#lost.has(sub)) await deliver(this.delivery, sub, alert.sk);
      }
    },
    alertsOf: async (jobId, subs) => subs.flatMap((sub) => this.rows.alerts.get(`${sub} ${jobId}`) ?? []),
    saveSlices: () => Promise.reject(new Error('No job of this day is popular.')),
  };

  readonly #deps: Deps = {
    index: memoryIndex(
      people.map((user) => ({ user, since: 0 })),
      new Date(NOON),
    ),
    ledger: this.#ledger,
    readMeters: async () => this.rows.meters,
    resend: async (alerts) => {
      for (const { pk, sk } of alerts) {
        this.resent.push(`${pk} ${sk}`);
        await deliver(this.delivery, pk.slice('ALERT#'.length), sk);
      }
    },
    now: () => new Date(this.now),
    queueSlices: () => Promise.reject(new Error('No job of this day is popular.')),
    store: {
      read: async ({ pk, sk }) => this.#audits.get(`${pk} ${sk}`),
      readJob: async (row) => this.rows.jobs.get(jobIdOfAudit(row)),
      remove: async ({ pk, sk }) => void this.#audits.delete(`${pk} ${sk}`),
      postpone: async (row, at) => {
        this.#audits.delete(`${row.pk} ${row.sk}`);
        this.#add({ ...row, sk: `${at.toISOString()}#${jobIdOfAudit(row)}` });
      },
      addSlices: async () => [],
    },
  };

  get auditsLeft(): number {
    return this.#audits.size;
  }

  async write(losses: Losses): Promise<void> {
    const at = new Date(this.now);
    const job = aJob({ jobID: at.toISOString(), jobDetected: at.toISOString() });
    this.rows.jobs.set(job.jobID, job);
    this.#add(auditRow(job, at));
    if (losses.jobRecord) return;
    this.#lost = new Set(losses.alertMessages.map((number) => `person-${number}`));
    await fanOut(this.#deps, job, FULL_RANGE, at);
    this.#lost = new Set();
  }

  async passMinute(minute: number): Promise<void> {
    this.now = NOON + minute * MINUTE;
    const now = new Date(this.now).toISOString();
    for (const row of this.rows.due.values()) if (row.sk <= `${now}~`) await deliverDue(this.delivery, row);
    if (minute % SWEEP_EVERY === 0) await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const before = new Date(this.now - AUDIT_AFTER).toISOString();
    for (const row of [...this.#audits.values()].filter(({ sk }) => sk < before)) {
      this.audited.push(jobIdOfAudit(row));
      await runAudit(this.#deps, row);
    }
  }

  #add(row: AuditRow): void {
    this.#audits.set(`${row.pk} ${row.sk}`, row);
  }
}

const losses = fc.record({
  jobRecord: fc.boolean(),
  alertMessages: fc.subarray(people.map((_, number) => number)),
});
const noLosses: Losses = { jobRecord: false, alertMessages: [] };

/** Minutes of a day, with what is lost of the job that is written in it, if any. */
const dayOf = (lost: fc.Arbitrary<Losses>) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: lost }), {
    minLength: 30,
    maxLength: 180,
  });

async function live(jobs: readonly (Losses | undefined)[]): Promise<Day> {
  const day = new Day();
  // After the last job, everything that waits has its time, and every audit its second and third run.
  for (let minute = 0; minute <= jobs.length + 120; minute += 1) {
    await day.passMinute(minute);
    const job = jobs[minute];
    if (job) await day.write(job);
  }
  return day;
}

describe('the audits of a day', () => {
  test('MATCH-02 look at each job once and resend nothing if nothing is lost', async () => {
    await fc.assert(
      fc.asyncProperty(dayOf(fc.constant(noLosses)), async (jobs) => {
        const day = await live(jobs);
        expect(day.resent).toEqual([]);
        expect(day.audited.sort()).toEqual([...day.rows.jobs.keys()].sort());
        expect(day.auditsLeft).toBe(0);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test('MATCH-02 find jobs that were never matched and alerts whose messages were lost', async () => {
    await fc.assert(
      fc.asyncProperty(dayOf(losses), async (jobs) => {
        const day = await live(jobs);
        for (const jobId of day.rows.jobs.keys())
          for (const { sub } of people) {
            const alert = day.rows.alerts.get(`${sub} ${jobId}`);
            expect({ ...alertKey(sub, jobId), state: alert?.state }).toMatchObject({
              state: expect.stringMatching(/^(sent|withheld)$/),
            });
          }
        expect(day.auditsLeft).toBe(0);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});
