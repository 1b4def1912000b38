import { workplaceName } from '@daybreak/contract/job-codes.ts';
import { requirementName } from './requirement-name.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Something that a search asks for, and the criteria without it. */
export interface CriteriaPart {
  readonly name: string;
  readonly without: SearchCriteria;
}

/** Returns what a search asks for besides its level: '$120,000 or more', 'No agencies'. */
export function criteriaParts(criteria: SearchCriteria): readonly CriteriaPart[] {
  const { minPay, includeUnstatedPay: _, ...unpaid } = criteria;
  const { workplaces: _workplaces, ...anywhere } = criteria;
  const { workplaces = [], excludedRequirements = [] } = criteria;
  return [
    ...(minPay ? [{ name: `$${minPay.amount.toLocaleString('en-US')} or more`, without: unpaid }] : []),
    ...workplaces.map((workplace) => ({ name: workplaceName(workplace), without: anywhere })),
    ...excludedRequirements.map((kind) => ({
      name: requirementName(kind),
      without: {
        ...criteria,
        excludedRequirements: excludedRequirements.filter((other) => other !== kind),
      },
    })),
  ];
}
