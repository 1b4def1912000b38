import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { type CompanyFilters, companyFilters, companySearch } from './company-filters.ts';

export interface ChosenFilters {
  readonly filters: CompanyFilters;
  /** 'push' (the default) lets Back undo the change. */
  readonly change: (filters: CompanyFilters, history?: 'push' | 'replace') => void;
}

const change: ChosenFilters['change'] = (filters, history = 'push') => {
  const search = companySearch(filters);
  navigate(`${location.pathname}${search && '?'}${search}`, { replace: history === 'replace' });
};

/** The filters of a company's page, kept in its URL. None while the page is rendered by the service. */
export function useCompanyFilters(): ChosenFilters {
  const search = useLocationProperty(
    () => location.search,
    () => '',
  );
  return { filters: useMemo(() => companyFilters(search), [search]), change };
}
