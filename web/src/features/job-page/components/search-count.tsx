import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { levelNames } from '@daybreak/contract/job-codes.ts';
import { countText } from '../../../components/count-text.ts';
import { optional } from '../../../components/optional.tsx';
import { useNow } from '../../../components/use-now.ts';
import { Queries } from '../../../service/queries.tsx';
import { useSearchCount } from '../../criteria/api/count-search.ts';
import { visitorClock } from '../../listing/day.ts';
import type { JobSearch } from '../job-search.ts';

/** Says what the alerts would be about, and how many such jobs today and yesterday had, once that is known. */
export const SearchCount = optional(function SearchCount(search: JobSearch) {
  return (
    <Queries>
      <Count {...search} />
    </Queries>
  );
});

function Count({ title, level }: JobSearch) {
  const filters = {
    ...defaultFilters,
    title,
    fRole: 'All',
    jobType: 'Any',
    seniority: level ?? 'Any',
  } as const;
  const { data } = useSearchCount(filters, visitorClock(useNow()));
  if (data === undefined) return null;
  const name = level === null ? title : `${title}, ${levelNames[level].toLowerCase()}`;
  return `${name}: ${countText(data, 'job')} since yesterday`;
}
