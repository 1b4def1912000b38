import * as z from 'zod';

/** How the work is done, in the employer's own field; absent when the board has no such field. */
const StatedWorkplace = z.enum(['onsite', 'hybrid', 'remote']);
export type StatedWorkplace = z.infer<typeof StatedWorkplace>;

/** A place as a board's own address fields give it; any part may be empty or spelled freely ("USA", "Texas"). */
const StructuredPlace = z.object({ city: z.string(), state: z.string(), country: z.string() });
export type StructuredPlace = z.infer<typeof StructuredPlace>;

/**
 * One pay range as the board states it, in whole units of the currency (not cents). `label`: what the range is for (a
 * zone, a place, a heading), or empty. `currency`: ISO 4217, or empty. `period`: hour, day, week, month or year (or
 * the vendor's word for it); empty when the board does not say.
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
 * What every adapter of an applicant-tracking system makes of a posting, before anything is read into it.
 * Nothing in it is trusted: texts may carry markup, the description is decoded but not sanitized.
 */
export const Posting = z.object({
  /** The applicant-tracking system's name: greenhouse, lever, … */
  ats: z.string(),
  /** The board's token at that system. */
  board: z.string(),
  /** The system's own id of the posting, as text. */
  id: z.string(),
  title: z.string(),
  /** The employer's name, or the board's token where the system does not state it. */
  company: z.string(),
  /** The employer's own page for the posting. */
  url: z.string(),
  /** The description's HTML, entities of the transport decoded, NOT sanitized. */
  html: z.string(),
  /** Places as posted, free text, main one first. */
  locations: z.array(z.string()),
  /** Places as the board's own address fields give them; they win over the free text they repeat. */
  structuredPlaces: z.array(StructuredPlace).exactOptional(),
  workplace: StatedWorkplace.exactOptional(),
  /** The vendor's own word: FullTime, Intern, "Contract to hire", … */
  employmentType: z.string().exactOptional(),
  /** Departments and teams, widest first. */
  departments: z.array(z.string()),
  pay: z.array(StatedPay),
  /** The employer's date of publication: ISO 8601, UTC. */
  publishedAt: z.string().exactOptional(),
  /** The employer's last edit: ISO 8601, UTC. */
  editedAt: z.string().exactOptional(),
  /** The posting's language, as the board gives it (en, de-DE, …). */
  language: z.string().exactOptional(),
});
export type Posting = z.infer<typeof Posting>;
