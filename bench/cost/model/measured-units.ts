import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Units = z.object({ writes: z.number(), reads: z.number() });
const Distribution = z.object({ mean: z.number(), p50: z.number(), p90: z.number(), p99: z.number() });
const Requests = Units.extend({ invocations: z.number(), gbSeconds: z.number() });

/**
 * The results of `pnpm bench cost FOLDER`. Units are DynamoDB's WCU and RCU; sizes are bytes as DynamoDB counts them.
 */
export const MeasuredUnits = z.object({
  /** Per item: a check of a board, a comparison of a changed board, a new posting, an edit, a closing. */
  boards: z.object({ check: Units, comparison: Units, posting: Units, edit: Units, closing: Units }),
  /** The LLM's share of new postings, and tokens per request. */
  enrichment: z.object({ askedShare: z.number(), input: z.number(), output: z.number() }),
  /** Per job: index partitions, and index rows for each person who can be alerted. `watchers`: rows per person. */
  matching: z.object({ partitions: z.number(), rowsPerPerson: z.number(), watchers: z.number() }),
  /** Per person and day at 10,000 jobs a day, with eight titles and one place. */
  matches: z.object({
    people: z.number(),
    jobs: z.number(),
    perDay: Distribution,
    messagesPerDay: Distribution,
    alertedPerDay: Distribution,
    /** The share of people with more matches than messages can carry before the digest, and with it. */
    digestShare: z.number(),
    beyondDigestShare: z.number(),
    /** By number of saved titles. */
    byTitles: z.array(z.object({ titles: z.number(), perDay: Distribution })),
  }),
  /** One alert opened; its first look while others wait; a message with one job at once; one with ten that waited. */
  delivery: z.object({
    open: Units,
    look: Units,
    single: Units,
    ten: Units,
    events: Units,
    openMilliseconds: z.number(),
    lookMilliseconds: z.number(),
    messageMilliseconds: z.number(),
    textParts: z.number(),
  }),
  /** A welcome mail with ten jobs, prepared and sent. */
  welcome: Units.extend({ milliseconds: z.number() }),
  /** A new profile with eight titles and one place: its rows and its watchers. */
  profile: Units,
  /** Row sizes in bytes. */
  bytes: z.object({
    job: z.number(),
    posting: z.number(),
    vacancy: z.number(),
    original: z.number(),
    listing: z.number(),
    board: z.number(),
    user: z.number(),
    watcher: z.number(),
    alert: z.number(),
    message: z.number(),
  }),
  /** One operation of `pnpm load`. */
  requests: z.object({ visitor: Requests, signUp: Requests, edit: Requests }),
  /** The share of postings that are still open after some days, and so can match again when they are edited. */
  openAfter: z.array(z.object({ days: z.number(), share: z.number() })),
  /** The files that a first visit downloads, gzipped. */
  firstVisitBytes: z.number(),
  /** How many of each billed resource the template has. */
  template: z.object({
    alarms: z.number(),
    customMetrics: z.number(),
    dashboards: z.number(),
    webAcls: z.number(),
    webRules: z.number(),
    keys: z.number(),
    secrets: z.number(),
    consumedQueues: z.number(),
    queueConcurrency: z.number(),
    scheduledRunsPerDay: z.number(),
  }),
});
export type MeasuredUnits = z.infer<typeof MeasuredUnits>;
export type Units = z.infer<typeof Units>;
export type Distribution = z.infer<typeof Distribution>;

export const MEASURED_UNITS_FILE = join(import.meta.dirname, 'measured-units.json');

export const readMeasuredUnits = (): MeasuredUnits =>
  MeasuredUnits.parse(JSON.parse(readFileSync(MEASURED_UNITS_FILE, 'utf8')));
