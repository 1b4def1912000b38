import { z } from 'zod';

const texts = z.array(z.string());

/**
 * A line of work. Texts are whole sentences; {company}, {team} and {work} are replaced by the employer, the
 * team and what the team does.
 */
export const disciplineSchema = z.strictObject({
  /** Engineering, Product, Design, Marketing/Sales, Operations/Legal. */
  role: z.enum(['En', 'Pr', 'De', 'Ma', 'Op']),
  department: z.string(),
  /** Titles without a level, for postings generated while the demo runs. */
  titles: texts,
  internship: z.string().optional(),
  intro: texts,
  duties: texts,
  skills: texts,
  extras: texts,
});
export type Discipline = z.infer<typeof disciplineSchema>;

/** Full-Time, Part-Time, Contract, Internship. */
const employmentType = z.enum(['Fu', 'Pa', 'Co', 'In']);
export type EmploymentType = z.infer<typeof employmentType>;

/** Whole units of the currency. `title` is the range's heading on the posting. */
const payBand = z.strictObject({ title: z.string(), min: z.int(), max: z.int(), currency: z.string() });
export type PayBand = z.infer<typeof payBand>;

/** A vacancy. Several places make one posting that lists them, or one posting each if `postPerPlace` is set. */
const opening = z.strictObject({
  /** A key of disciplines.json. */
  discipline: z.string(),
  title: z.string(),
  /** The name of one of the employer's teams. */
  team: z.string(),
  places: texts,
  postPerPlace: z.literal(true).optional(),
  /** Full-Time by default. */
  type: employmentType.optional(),
  pay: z.array(payBand).optional(),
});
export interface Opening extends Omit<z.infer<typeof opening>, 'discipline'> {
  readonly discipline: Discipline;
}

/** A fictional employer and its board. */
export const employerSchema = z.strictObject({
  /** From 1, never reused: posting ids start with it. */
  number: z.int().min(1),
  board: z.string(),
  company: z.string(),
  /** Opens every posting. */
  about: z.string(),
  /** Closes every posting, before the note that the employer is fictional. */
  offer: z.string(),
  /** The offset of the ATS's timestamps, such as -05:00. */
  utcOffset: z.string(),
  /** Whether postings have an employment type field. */
  statesEmploymentType: z.boolean(),
  /** `city` as in the places of postings, `location` as the ATS spells it. */
  offices: z.array(z.strictObject({ city: z.string(), location: z.string() })),
  /** `work` continues "The … team". */
  teams: z.array(z.strictObject({ name: z.string(), work: z.string() })),
  /** More locations for generated postings. */
  places: texts,
  /** On the board since yesterday. */
  yesterday: z.array(opening),
  /** Added today. */
  today: z.array(opening),
});
export interface Employer extends Omit<z.infer<typeof employerSchema>, 'yesterday' | 'today'> {
  readonly yesterday: readonly Opening[];
  readonly today: readonly Opening[];
}
