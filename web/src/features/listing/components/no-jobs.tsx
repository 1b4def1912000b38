import type { Filters } from '@daybreak/contract/board-filters.ts';
import { describeFilters } from '@daybreak/contract/describe-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { AccentButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { pillClass } from '../../../components/pill.ts';
import { type Alternative, alternativeText, withAlternative } from '../alternatives.ts';
import { isFiltered } from '../filters.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { AlertLink } from './alert-link.tsx';

export interface NoJobsProps {
  readonly filters: Filters;
  /** Most jobs first. */
  readonly alternatives: readonly Alternative[];
  readonly change: ChangeFilters;
}

const MAX_ALTERNATIVES = 6;

export function NoJobs({ filters, alternatives, change }: NoJobsProps) {
  return (
    <div className="grid max-w-[60ch] gap-6 pb-8">
      <div className="-mb-8">
        <Notice
          role="status"
          action={<AccentButton onClick={() => change(defaultFilters)}>Clear Filters</AccentButton>}
        >
          <span className="wrap-anywhere">
            There are no jobs matching your filters ({describeFilters(filters)}). Click Clear Filters.
          </span>
        </Notice>
      </div>
      {alternatives.length > 0 && (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives" className="pb-2.5 text-small text-muted">
            Or change one filter
          </h2>
          <ul className="flex flex-wrap gap-1.5 max-wide:gap-2">
            {alternatives.slice(0, MAX_ALTERNATIVES).map((alternative) => (
              <li key={alternative.role ?? alternative.filter}>
                <button
                  type="button"
                  onClick={() => change(withAlternative(filters, alternative))}
                  className={`${pillClass(false)} tabular-nums`}
                >
                  {alternativeText(alternative)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isFiltered(filters) && (
        <div className="max-wide:hidden">
          <AlertLink filters={filters}>Alert me about this</AlertLink>
        </div>
      )}
    </div>
  );
}
