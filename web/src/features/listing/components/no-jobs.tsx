import { AccentButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { describeFilters } from '../describe-filters.ts';
import type { Filters } from '../filters.ts';

export interface NoJobsProps {
  readonly filters: Filters;
  readonly onClear: () => void;
}

/** The empty board: which filters left nothing, and the way out. */
export function NoJobs({ filters, onClear }: NoJobsProps) {
  return (
    <Notice role="status" action={<AccentButton onClick={onClear}>Clear Filters</AccentButton>}>
      There are no jobs matching your filters ({describeFilters(filters)}). Click Clear Filters.
    </Notice>
  );
}
