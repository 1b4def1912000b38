import * as z from 'zod';

/**
 * When a board posts. `seen` is a decaying count of its postings as of `at`, split in `hours` by the eight 3-hour parts
 * of the UTC day and in `weekend` for Saturdays and Sundays; `since` is when counting began. All are empty until the
 * first reading: functions/ingestion/registry/posting-pattern.ts.
 */
export const PostingPattern = z.object({
  since: z.string().default(''),
  at: z.string().default(''),
  seen: z.number().default(0),
  hours: z.array(z.number()).default([]),
  weekend: z.number().default(0),
});
export type PostingPattern = z.infer<typeof PostingPattern>;

/**
 * The employer's industry, or '' while it is unclear, and what its postings said of it: mentions by industry
 * in that many `postings`, and how many postings state it in a field: functions/postings/company-industry.ts.
 */
export const CompanyIndustry = z.object({
  industry: z.string().default(''),
  postings: z.number().default(0),
  mentions: z.record(z.string(), z.number()).default({}),
  stated: z.record(z.string(), z.number()).default({}),
});
export type CompanyIndustry = z.infer<typeof CompanyIndustry>;

/** In which countries a board's postings are, and how many in each: functions/ingestion/jobs/employer-countries.ts. */
export const EmployerCountries = z.record(z.string(), z.number());
export type EmployerCountries = z.infer<typeof EmployerCountries>;

/**
 * How many new jobs a board had by UTC day, and since when they are counted; '' until its first reading:
 * functions/ingestion/registry/new-job-days.ts.
 */
export const NewJobDays = z.object({
  since: z.string().default(''),
  days: z.record(z.string(), z.number()).default({}),
});
export type NewJobDays = z.infer<typeof NewJobDays>;

/**
 * How many postings a board showed on each UTC day from `from` on, null where it wasn't read; a list, because
 * the names of days would take four times as many bytes: functions/ingestion/registry/board-sizes.ts.
 */
export const BoardSizes = z.object({
  from: z.string().default(''),
  counts: z.array(z.number().nullable()).default([]),
});
export type BoardSizes = z.infer<typeof BoardSizes>;

/**
 * Who vouches for a board. Trusted: operators, staff or the registry. Unconfirmed: a member added it, and
 * nobody has looked at it; it speaks to those who follow it only. Revoked: it isn't the employer's, and all
 * that came from it is withdrawn.
 */
export const BOARD_TRUST = ['trusted', 'unconfirmed', 'revoked'] as const;
export type BoardTrust = (typeof BOARD_TRUST)[number];

/**
 * A registered board and its last reading. `sk` is '<ats>:<slug>'. `unsettled` is true while a posting has been missing
 * from one reading, until a second one confirms it.
 */
export const Board = z.object({
  pk: z.string(),
  sk: z.string(),
  ats: z.string(),
  slug: z.string(),
  company: z.string().default(''),
  favorite: z.boolean().default(false),
  paused: z.boolean().default(false),
  trust: z.enum(BOARD_TRUST).default('trusted'),
  dueAt: z.string(),
  checkedAt: z.string().nullable().default(null),
  readAt: z.string().nullable().default(null),
  lastNewAt: z.string().nullable().default(null),
  outcome: z.enum(['never', 'read', 'unchanged', 'suspect', 'failed']).default('never'),
  message: z.string().default(''),
  failures: z.number().default(0),
  /** A reading has begun and has not ended: it may have killed its reader. */
  unfinished: z.boolean().default(false),
  postings: z.number().default(0),
  /** Percent of the postings in the last reading that could not be parsed. */
  unreadableShare: z.number().default(0),
  etag: z.string().default(''),
  bodyHash: z.string().default(''),
  unsettled: z.boolean().default(false),
  suspectSince: z.string().nullable().default(null),
  /** When the whole board was last read, for systems that are mostly read by their newest postings. */
  walkedAt: z.string().nullable().default(null),
  /** The reading that began its baseline left postings for the next one. */
  isBaselineOpen: z.boolean().default(false),
  /** The last outcomes, one character each, newest last: functions/ingestion/registry/board-health.ts. */
  trend: z.string().default(''),
  learned: PostingPattern.prefault({}),
  employer: CompanyIndustry.prefault({}),
  countries: EmployerCountries.default({}),
  newJobs: NewJobDays.prefault({}),
  sizes: BoardSizes.prefault({}),
  /**
   * The employer's own domain, as its postings link to it; '' while none does:
   * functions/ingestion/registry/employer-site.ts.
   */
  site: z.string().default(''),
  /** The employer keys that the board is filed under: functions/ingestion/registry/file-board.ts. */
  filedUnder: z.array(z.string()).default([]),
});
export type Board = z.infer<typeof Board>;

/** A posting when it was last seen. `hash` covers everything that we store of it. */
export const SeenPosting = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  hash: z.string(),
  missed: z.boolean().default(false),
  closed: z.boolean().default(false),
  left: z.string().default(''),
  /** Part of the board's baseline: functions/ingestion/reading/baseline.ts. */
  isBaseline: z.literal(true).exactOptional(),
});
export type SeenPosting = z.infer<typeof SeenPosting>;

/** A board filed under an employer key. `name` is how its postings spell the employer. */
export const FiledBoard = z.object({ pk: z.string(), sk: z.string(), name: z.string() });
export type FiledBoard = z.infer<typeof FiledBoard>;
