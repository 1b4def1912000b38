import type { EarlierJobsInput } from '@daybreak/contract/types.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useNow } from '../../components/use-now.ts';
import { type VisitorClock, visitorClock } from '../listing/day.ts';
import { getCompany, listCompanyJobs, listEarlierJobs } from './api/company.ts';
import { type CompanyFilters, companyInput, noFilters } from './company-filters.ts';
import { renderedCompany } from './rendered-company.ts';

/** A company, from the rendered page if it carries it. Fails with a `Failure`. */
export function useCompany(slug: string) {
  return useQuery({
    queryKey: ['company', slug],
    queryFn: ({ signal }) => getCompany(slug, signal),
    initialData: () => renderedCompany(slug)?.company,
  });
}

/** The moment and clock of the rendered page until it is hydrated, and the visitor's own afterwards. */
export function useCompanyClock(slug: string): { readonly now: number; readonly clock: VisitorClock } {
  const now = useNow();
  const isHydrated = useHydrated();
  const asOf = renderedCompany(slug)?.jobs.asOf;
  if (isHydrated || asOf === undefined) return { now, clock: visitorClock(now) };
  return { now: Date.parse(asOf), clock: { date: asOf.slice(0, 10), timeZone: 'UTC' } };
}

/**
 * Pages of a company's jobs of today and yesterday that pass the filters; the ones before, or else those of
 * the rendered page, until they have loaded.
 */
export function useCompanyJobs(slug: string, { date, timeZone }: VisitorClock, filters = noFilters) {
  const input = { ...companyInput(filters), company: slug, date, timeZone };
  return useInfiniteQuery({
    queryKey: ['company jobs', slug, input],
    queryFn: ({ pageParam, signal }) => listCompanyJobs({ ...input, nextToken: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    placeholderData: (before, query) => {
      if (query?.queryKey[1] === slug) return before;
      const jobs = renderedCompany(slug)?.jobs;
      return jobs && { pages: [jobs], pageParams: [null] };
    },
  });
}

/**
 * Pages of a company's jobs that its boards had before we first read them and that pass the filters, by the
 * employer's date.
 */
export function useEarlierJobs(company: string, filters: CompanyFilters) {
  const { isRemote: _, ...chosen } = companyInput(filters);
  const input: EarlierJobsInput = { ...chosen, company };
  return useInfiniteQuery({
    queryKey: ['earlier jobs', input],
    queryFn: ({ pageParam, signal }) => listEarlierJobs({ ...input, nextToken: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    placeholderData: keepPreviousData,
  });
}
