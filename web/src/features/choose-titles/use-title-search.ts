import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useDebounced } from '../../components/use-debounced.ts';
import { paths } from '../../config/paths.ts';
import type { TitleSearch } from './api/find-titles.ts';

/** Browsers rate-limit history changes. */
const URL_DELAY_MS = 250;

const MAX_LENGTH = 120;

/** `pk` is the text, `sk` the specialization. */
function parseSearch(params: URLSearchParams): TitleSearch {
  const part = (name: string) => (params.get(name) ?? '').slice(0, MAX_LENGTH);
  return { text: part('pk'), specialization: part('sk') };
}

/** Without the question mark; empty fields are left out. */
export function formatSearch({ text, specialization }: TitleSearch): string {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('pk', text.trim());
  if (specialization !== '') params.set('sk', specialization);
  return params.toString();
}

const isSame = (one: TitleSearch, other: TitleSearch) => formatSearch(one) === formatSearch(other);

/** The search of /setup, kept in sync with the URL. */
export function useTitleSearch(): readonly [TitleSearch, (search: TitleSearch) => void] {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const urlSearch = parseSearch(params);
  const [search, setSearch] = useState(urlSearch);
  const [knownUrlSearch, setKnownUrlSearch] = useState(urlSearch);
  const settled = useDebounced(search, URL_DELAY_MS);

  // Links, Back and Forward change the URL.
  if (!isSame(urlSearch, knownUrlSearch)) {
    setKnownUrlSearch(urlSearch);
    if (!isSame(urlSearch, settled)) setSearch(urlSearch);
  }

  useEffect(() => {
    const query = formatSearch(settled);
    if (query === formatSearch(parseSearch(new URLSearchParams(location.search)))) return;
    navigate(query === '' ? paths.setup : `${paths.setup}?${query}`, { replace: true });
  }, [settled, navigate]);

  return [search, setSearch];
}
