import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { JOB_TYPES, LEVELS } from '../../functions/table/codes.ts';
import { Place } from '../../functions/table/user.ts';

/**
 * An invented person and what they want. `story` says it in their words; the other fields are what a profile can hold.
 */
const Person = z.strictObject({
  id: z.string(),
  /** The errors of a person who is set aside are not looked at before the rules are final. */
  isSetAside: z.boolean(),
  story: z.string(),
  titles: z.array(z.string()).min(1).max(4),
  places: z.array(Place).min(1),
  includeRemote: z.boolean(),
  workplaces: z.array(z.enum(['remote', 'hybrid', 'onsite'])).min(1),
  jobTypes: z.array(z.enum(JOB_TYPES)).min(1),
  levels: z.array(z.enum(LEVELS)).min(1),
  minimumPay: z
    .strictObject({ amount: z.number(), currency: z.string(), period: z.enum(['hour', 'year']) })
    .nullable(),
  passesWithoutPay: z.boolean(),
  /** Whether remote jobs that don't say where are wanted. */
  passesUnknownTerritory: z.boolean(),
  /**
   * Requirements that rule a job out. 'sponsorship' means "I need sponsorship", 'travel' more than a quarter
   * of the time.
   */
  refuses: z.array(
    z.enum(['clearance', 'citizenship', 'sponsorship', 'agencies', 'travel', 'unpaid', 'shifts']),
  ),
  /** The languages that the person works in, as ISO 639-1. Empty for no wish. */
  languages: z.array(z.string()),
  excludedWords: z.array(z.string()),
  excludedCompanies: z.array(z.string()),
});
export type Person = z.infer<typeof Person>;

export const readPeople = (): Person[] =>
  z.array(Person).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'people.json'), 'utf8')));
