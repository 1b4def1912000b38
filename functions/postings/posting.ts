import * as z from 'zod';

const StatedWorkplace = z.enum(['onsite', 'hybrid', 'remote']);
export type StatedWorkplace = z.infer<typeof StatedWorkplace>;

/** A place from a board's address fields. Any part may be empty or free text, such as 'USA' or 'Texas'. */
const StructuredPlace = z.object({ city: z.string(), state: z.string(), country: z.string() });
export type StructuredPlace = z.infer<typeof StructuredPlace>;

/**
 * A pay range as the board states it, in whole units of the currency. `label` says what the range is for (a
 * zone, a place), `currency` is an ISO 4217 code, and `period` is hour, day, week, month, year or the
 * vendor's word for it. All may be empty.
 */
const StatedPay = z.object({
  label: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.string(),
});
export type StatedPay = z.infer<typeof StatedPay>;

/**
 * A posting as its adapter returns it. Nothing in it is trusted: texts may contain markup, and `html` is not sanitized.
 */
export const Posting = z.object({
  /** The applicant-tracking system: 'greenhouse', 'lever'. */
  ats: z.string(),
  /** The board's slug at that system. */
  board: z.string(),
  /** The system's id of the posting. */
  id: z.string(),
  title: z.string(),
  /** The employer's name, or the slug if the system does not state it. */
  company: z.string(),
  /** The employer's page for the posting. */
  url: z.string(),
  /** The description, with transport escaping removed, NOT sanitized. */
  html: z.string(),
  /** Free text, the main place first. */
  locations: z.array(z.string()),
  /** From address fields; these win over free text for the same place. */
  structuredPlaces: z.array(StructuredPlace).exactOptional(),
  workplace: StatedWorkplace.exactOptional(),
  /** The vendor's word: 'FullTime', 'Intern', 'Contract to hire'. */
  employmentType: z.string().exactOptional(),
  /** Departments and teams, the widest first. */
  departments: z.array(z.string()),
  pay: z.array(StatedPay),
  /** The employer's industry in the vendor's words: 'computer_software', 'Hospital & Health Care'. */
  industry: z.string().exactOptional(),
  /** ISO 8601, UTC. */
  publishedAt: z.string().exactOptional(),
  /** ISO 8601, UTC. */
  editedAt: z.string().exactOptional(),
  /** The id of its board while that is unconfirmed: only the board's followers may see the posting. */
  audience: z.string().exactOptional(),
  /** As the board states it: 'en', 'de-DE'. */
  language: z.string().exactOptional(),
});
export type Posting = z.infer<typeof Posting>;
