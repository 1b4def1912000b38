import { minPayRule } from '@daybreak/contract/pay-criteria.ts';
import * as z from 'zod';
import { dollarsAYear } from '../postings/dollars-a-year.ts';
import { JOB_TYPES, type JobType, LEVELS, REQUIREMENT_KINDS } from '../table/codes.ts';
import { type Criteria, MIN_SKILLS, MinPay, WORKPLACES } from '../table/criteria.ts';

/** Languages have two letters, ISO 639-1. */
const language = z.string().regex(/^[a-z]{2}$/, 'A language is two small letters, such as en.');

const minPay = MinPay.extend({
  amount: minPayRule,
}).superRefine(({ currency, period }, context) => {
  if (dollarsAYear(1, currency, period) === undefined)
    context.addIssue({
      code: 'custom',
      path: ['currency'],
      message: 'We have no exchange rate for this currency.',
    });
});

const distinct = <Code extends string>(codes: readonly Code[]) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .transform((list) => codes.filter((code) => list.includes(code)));

/**
 * A change of criteria. Absent fields stay as they are, and so does null, except as a value of
 * `levels`, `minPay` and `minSkills`.
 */
export const CriteriaChange = z.object({
  levels: distinct(LEVELS).nullish(),
  jobTypes: distinct(JOB_TYPES).nullish(),
  workplaces: distinct(WORKPLACES).nullish(),
  minPay: minPay.nullish(),
  includeUnstatedPay: z.boolean().nullish(),
  includeUnstatedTerritory: z.boolean().nullish(),
  languages: z.array(language).max(20, 'At most 20 languages.').nullish(),
  excludedRequirements: distinct(REQUIREMENT_KINDS).nullish(),
  minSkills: z.enum(MIN_SKILLS).nullish(),
});

/**
 * Returns criteria after a change. `preferredJobType` is that of the same change, if it has one: the one type
 * that the profile prefers takes the place of several.
 */
export function changeCriteria(
  before: Criteria,
  change: z.infer<typeof CriteriaChange>,
  preferredJobType?: JobType | null,
): Criteria {
  const { levels, minPay: pay, minSkills, jobTypes } = change;
  return {
    levels: levels === undefined ? before.levels : levels,
    jobTypes: jobTypes ?? (preferredJobType === undefined ? before.jobTypes : []),
    workplaces: change.workplaces ?? before.workplaces,
    minPay: pay === undefined ? before.minPay : pay,
    includeUnstatedPay: change.includeUnstatedPay ?? before.includeUnstatedPay,
    includeUnstatedTerritory: change.includeUnstatedTerritory ?? before.includeUnstatedTerritory,
    languages: change.languages ? [...new Set(change.languages)] : before.languages,
    excludedRequirements: change.excludedRequirements ?? before.excludedRequirements,
    minSkills: minSkills === undefined ? before.minSkills : minSkills,
  };
}
