import type { Filters } from '@daybreak/contract/board-filters.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { optional } from '../../../components/optional.tsx';
import { RemovablePill } from '../../../components/removable-pill.tsx';
import { readSearch, type SearchReading as SearchReadingAnswer } from '../api/read-search.ts';
import { parseSearch } from '../filters-url.ts';
import { filtersOfAddress, filtersOfReading, searchChips, skillChips, withReading } from '../search-chips.ts';
import type { ChangeFilters } from '../use-filters.ts';

export interface SearchReadingProps {
  /** The text that was last typed and entered. */
  readonly typed: { readonly text: string };
  readonly filters: Filters;
  readonly change: ChangeFilters;
}

/** A search that was typed on this page, and the filters before it. */
interface Read {
  readonly typed: string;
  readonly before: Filters;
}

/** The query of the address that the document was loaded with; the page has changed it since. */
function loadedSearch(): string {
  const [load] = performance.getEntriesByType('navigation');
  return load ? new URL(load.name).search : '';
}

/**
 * Has a search read as filters, and shows these and its skills as chips. The words can be searched for as
 * they are. Filters and skills of the address that was opened are chips, too, so that a reload keeps them.
 */
export const SearchReading = optional(function SearchReading({ typed, filters, change }: SearchReadingProps) {
  const [said, setSaid] = useState(() => filtersOfAddress(loadedSearch()));
  const [skills, setSkills] = useState<SearchReadingAnswer['skills']>([]);
  const [read, setRead] = useState<Read | null>(null);
  const [opened] = useState(() => (parseSearch(loadedSearch()).title === filters.title ? filters.title : ''));
  const show = useEffectEvent((reading: SearchReadingAnswer) => {
    // People who typed on, or changed the search, aren't interrupted.
    if (filters.title !== typed.text) return;
    const next = withReading(filters, reading);
    const news = filtersOfReading(reading);
    setSkills(reading.skills);
    if (Object.keys(news).length > 0) {
      setSaid((known) => ({ ...known, ...news }));
      setRead({ typed: typed.text, before: filters });
    }
    if (next.title !== filters.title || next.fRole !== filters.fRole) change(next, 'replace');
  });
  useEffect(() => {
    const controller = new AbortController();
    // Without an answer, the words are searched for as they are.
    if (typed.text !== '') readSearch(typed.text, controller.signal).then(show, () => undefined);
    else if (opened !== '')
      readSearch(opened, controller.signal).then(
        (reading) => setSkills(reading.skills),
        () => undefined,
      );
    return () => controller.abort();
  }, [typed, opened]);

  const ofFilters = searchChips(said, filters);
  const chips = [...ofFilters, ...skillChips(skills, filters)];
  if (chips.length === 0) return null;
  return (
    <section
      aria-label="Read from your search"
      className="-mt-3 flex flex-wrap items-center gap-1.5 max-wide:gap-2"
    >
      {chips.map(({ name, without }) => (
        <RemovablePill key={name} label={`Remove ${name}`} onRemove={() => change(without)}>
          {name}
        </RemovablePill>
      ))}
      {read !== null && ofFilters.length > 0 && (
        <button
          type="button"
          onClick={() => {
            setSaid({});
            setRead(null);
            change({ ...read.before, title: `"${read.typed}"` });
          }}
          className="inline-flex min-h-8 items-center text-left text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink max-wide:min-h-11"
        >
          Search for “{read.typed}”
        </button>
      )}
    </section>
  );
});
