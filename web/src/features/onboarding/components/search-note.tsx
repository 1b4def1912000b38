import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { unkeptText } from '../../criteria/search-criteria.ts';
import { parseSearch } from '../../listing/filters-url.ts';

/** Says what alerts can't keep of the board's search that led here, if anything. */
export function SearchNote() {
  const isHydrated = useHydrated();
  const [search] = useState(() => (typeof location === 'object' ? location.search : ''));
  const note = isHydrated ? unkeptText(parseSearch(search)) : '';
  return note !== '' && <p className="max-w-[60ch] pb-4 text-muted">{note}</p>;
}
