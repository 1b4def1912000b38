import type { Filters } from '@daybreak/contract/board-filters.ts';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { pillClass } from '../../../components/pill.ts';
import { readSearch, type SearchReading as SearchReadingAnswer } from '../api/read-search.ts';
import { filtersOfReading, searchChips, withoutChip, withReading } from '../search-chips.ts';
import type { ChangeFilters } from '../use-filters.ts';

export interface SearchReadingProps {
  /** What was last typed and entered. */
  readonly typed: { readonly text: string };
  readonly filters: Filters;
  readonly change: ChangeFilters;
}

interface Read {
  readonly typed: string;
  readonly said: Partial<Filters>;
  /** The filters before they said it. */
  readonly before: Filters;
}

/** Has a search read as filters, and shows these as chips. The words can be searched for as they are. */
export function SearchReading({ typed, filters, change }: SearchReadingProps) {
  const [read, setRead] = useState<Read | null>(null);
  const show = useEffectEvent((reading: SearchReadingAnswer) => {
    // People who typed on, or changed the search, aren't interrupted.
    if (filters.title !== typed.text) return;
    const next = withReading(filters, reading);
    const said = filtersOfReading(reading);
    if (Object.keys(said).length > 0)
      setRead((known) => ({ typed: typed.text, said: { ...known?.said, ...said }, before: filters }));
    if (next.title !== filters.title || next.fRole !== filters.fRole) change(next, 'replace');
  });
  useEffect(() => {
    const controller = new AbortController();
    // Without an answer, the words are searched for as they are.
    if (typed.text !== '') readSearch(typed.text, controller.signal).then(show, () => undefined);
    return () => controller.abort();
  }, [typed]);

  const chips = read === null ? [] : searchChips(read.said, filters);
  if (read === null || chips.length === 0) return null;
  return (
    <section
      aria-label="Read from your search"
      className="-mt-3 flex flex-wrap items-center gap-1.5 max-wide:gap-2"
    >
      {chips.map((chip) => (
        <button
          key={chip.filter}
          type="button"
          aria-label={`Remove ${chip.name}`}
          onClick={() => change(withoutChip(filters, chip))}
          className={pillClass(true)}
        >
          {chip.name}
          <X className="-mr-1 size-3.5 shrink-0" aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          setRead(null);
          change({ ...read.before, title: `"${read.typed}"` });
        }}
        className="inline-flex min-h-8 items-center text-left text-small text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink max-wide:min-h-11"
      >
        Search for “{read.typed}”
      </button>
    </section>
  );
}
