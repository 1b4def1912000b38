import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useDebounced } from '../../components/use-debounced.ts';
import { paths } from '../../config/paths.ts';
import type { TitleSearch } from './api/find-titles.ts';

/** How long the typing rests before the address follows, in milliseconds: browsers count its changes. */
const URL_DELAY_MS = 250;

/** No job's title is longer. */
const MAX_LENGTH = 120;

/** What an address says: pk is the text, sk the specialization. */
function parseSearch(params: URLSearchParams): TitleSearch {
  const part = (name: string) => (params.get(name) ?? '').slice(0, MAX_LENGTH);
  return { text: part('pk'), specialization: part('sk') };
}

/** A search as an address says it, without the question mark; what is empty is left out. */
export function formatSearch({ text, specialization }: TitleSearch): string {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('pk', text.trim());
  if (specialization !== '') params.set('sk', specialization);
  return params.toString();
}

const isSame = (one: TitleSearch, other: TitleSearch) => formatSearch(one) === formatSearch(other);

/** The search of /setup and the way to change it: it begins as the address says, which then says what it is. */
export function useTitleSearch(): readonly [TitleSearch, (search: TitleSearch) => void] {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const said = parseSearch(params);
  const [search, setSearch] = useState(said);
  const [known, setKnown] = useState(said);
  const rested = useDebounced(search, URL_DELAY_MS);

  // Links, Back and Forward change the address from outside.
  if (!isSame(said, known)) {
    setKnown(said);
    if (!isSame(said, rested)) setSearch(said);
  }

  useEffect(() => {
    const query = formatSearch(rested);
    if (query === formatSearch(parseSearch(new URLSearchParams(location.search)))) return;
    navigate(query === '' ? paths.setup : `${paths.setup}?${query}`, { replace: true });
  }, [rested, navigate]);

  return [search, setSearch];
}
