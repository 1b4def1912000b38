import { describeFilters } from '@daybreak/contract/describe-filters.ts';
import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { titleCase } from '@daybreak/contract/titles.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { AccentButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import { visitorClock } from '../../listing/day.ts';
import { type KnownFilters, parseSearch } from '../../listing/filters-url.ts';
import { useSearchCount } from '../api/count-search.ts';
import { unkeptText } from '../search-criteria.ts';
import { useSaveSearch } from '../use-save-search.ts';

/** Offers to save the board's search in the page's query, if there is one. */
export function SearchOffer() {
  // The page changes its query as people look for titles.
  const [filters] = useState(() => parseSearch(location.search));
  // The page's own query shares the specialization.
  const { specialization: _, ...search } = filters;
  return Object.keys(search).length > 0 && <Offer filters={filters} />;
}

function Offer({ filters }: { readonly filters: KnownFilters }) {
  const { mutate, status, error } = useSaveSearch(filters);
  const counted = { ...defaultFilters, fRole: 'All', jobType: 'Any', isRemote: false, ...filters } as const;
  const { data: jobs } = useSearchCount(counted, visitorClock(useNow()));
  const { title = '', place, jobType, minPay, seniority, workplace, excludedRequirements = '' } = filters;
  const kept = describeFilters({
    title: titleCase(title),
    ...(place ? { place } : {}),
    ...(jobType && jobType !== 'Any' ? { jobType } : {}),
    ...(minPay ? { minPay } : {}),
    ...(seniority ? { seniority } : {}),
    ...(workplace ? { workplace } : {}),
    excludedRequirements,
  });
  return (
    <section
      aria-labelledby="search-offer"
      className="grid justify-items-start gap-2 border-y border-line py-5"
    >
      <h2 id="search-offer" className="font-head text-title font-semibold tracking-tight">
        Alert me about this search
      </h2>
      <p className="max-w-[60ch] text-lead tabular-nums">
        {kept}
        {jobs !== undefined && <span className="text-muted">: {countText(jobs, 'job')} since yesterday</span>}
      </p>
      <p className="max-w-[60ch] text-muted">
        Level, pay, type and what you leave out apply to all of your job titles. {unkeptText(filters)}
      </p>
      <FormMessage role="alert">{error && toFailure(error).message}</FormMessage>
      {status === 'success' ? (
        <p role="status" className="py-2.5 text-muted">
          Saved.{' '}
          <Link href={paths.notifications} className="text-dusk underline decoration-1 underline-offset-4">
            See what a job must be
          </Link>
        </p>
      ) : (
        <AccentButton aria-disabled={status === 'pending'} onClick={() => status !== 'pending' && mutate()}>
          {status === 'pending' ? 'Saving…' : 'Save this search'}
        </AccentButton>
      )}
    </section>
  );
}
