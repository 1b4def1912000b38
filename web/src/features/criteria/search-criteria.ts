import { boardFilters, type Filters } from '@daybreak/contract/board-filters.ts';
import { codesOf } from '@daybreak/contract/filter-values.ts';
import { exclusionNames, levelNames, workplaceNames } from '@daybreak/contract/job-codes.ts';
import { minPayRule } from '@daybreak/contract/pay-criteria.ts';
import type { Level, RequirementKind, Workplace } from '@daybreak/contract/types.ts';
import * as z from 'zod/mini';
import { isCode } from '../../components/is-code.ts';

// Object.keys loses the codes.
const levels = Object.keys(levelNames) as Level[];
const workplaces = Object.keys(workplaceNames) as Workplace[];
const exclusions = Object.keys(exclusionNames) as RequirementKind[];

/** The criteria that a search of the board can have. Absent ones stay as they are. */
export const SearchCriteria = z.object({
  levels: z.exactOptional(z.array(z.enum(levels))),
  workplaces: z.exactOptional(z.array(z.enum(workplaces))),
  minPay: z.exactOptional(
    z.object({ amount: minPayRule, currency: z.literal('USD'), period: z.literal('year') }),
  ),
  includeUnstatedPay: z.exactOptional(z.boolean()),
  excludedRequirements: z.exactOptional(z.array(z.enum(exclusions))),
});
export type SearchCriteria = z.infer<typeof SearchCriteria>;

/** Returns what a search asks of a job besides title, place and type. The board leaves out jobs without pay, too. */
export function searchCriteria({
  seniority = 'Any',
  workplace = 'Any',
  minPay = 'Any',
  excludedRequirements = '',
}: Partial<Filters>): SearchCriteria {
  const amount = Number.parseInt(minPay, 10) * 1_000;
  const kinds = codesOf(excludedRequirements).filter((code) => isCode(exclusionNames, code));
  return {
    ...(seniority === 'Any' ? {} : { levels: [seniority] }),
    ...(workplace === 'Any' ? {} : { workplaces: [workplace] }),
    ...(minPay === 'Any'
      ? {}
      : { minPay: { amount, currency: 'USD', period: 'year' }, includeUnstatedPay: false }),
    ...(kinds.length === 0 ? {} : { excludedRequirements: kinds }),
  };
}

const list = new Intl.ListFormat('en');

/** Says in one sentence what alerts can't keep of a search; empty if they keep all. */
export function unkeptText({ specialization = '', postedWithinHours = 'Any' }: Partial<Filters>): string {
  const names = [
    ...(specialization === '' ? [] : [specialization]),
    ...(postedWithinHours === 'Any' ? [] : [boardFilters.postedWithinHours.names[postedWithinHours]]),
  ].map((name) => `“${name}”`);
  if (names.length === 0) return '';
  return `Alerts go by job title and come as jobs are posted, so they can't keep ${list.format(names)}.`;
}
