import type { RequirementKind } from '../../table/codes.ts';
import type { Requirement } from '../../table/requirement.ts';

/** Most jobs want some travel; people who exclude it mean more than a quarter of the time. */
const MUCH_TRAVEL_PERCENT = 25;

/** Whether a job has a requirement of one of these kinds. Travel counts above a quarter of the time. */
export const hasExcluded = (
  kinds: readonly RequirementKind[],
  requirements: readonly Pick<Requirement, 'kind' | 'value'>[] = [],
): boolean => requirements.some((requirement) => kinds.includes(requirement.kind) && isMuch(requirement));

const isMuch = ({ kind, value }: Pick<Requirement, 'kind' | 'value'>): boolean =>
  kind !== 'travel' || value === '' || Number(value) > MUCH_TRAVEL_PERCENT;
