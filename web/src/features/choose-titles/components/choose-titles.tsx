import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import { useMemo, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { useDebounced } from '../../../components/use-debounced.ts';
import { useNow } from '../../../components/use-now.ts';
import { toFailure } from '../../../service/failure.ts';
import { isFull } from '../../account/profile-titles.ts';
import { SearchOffer } from '../../criteria/components/search-offer.tsx';
import { useTitles } from '../../job-titles/use-titles.ts';
import { visitorClock } from '../../listing/day.ts';
import { useBoardSummary, useMatchingTitles } from '../api/find-titles.ts';
import { findPreset } from '../presets.ts';
import { rankTitles } from '../rank-titles.ts';
import { useTitleSearch } from '../use-title-search.ts';
import { SearchChips } from './search-chips.tsx';
import { SearchLine } from './search-line.tsx';
import { TitleChoices } from './title-choices.tsx';

export function ChooseTitles() {
  const { date, timeZone } = visitorClock(useNow());
  const clock = useMemo(() => ({ date, timeZone }), [date, timeZone]);
  const [search, setSearch] = useTitleSearch();
  const text = useDebounced(search.text, 0);
  const matches = useMatchingTitles({ ...search, text }, clock);
  const day = useBoardSummary(clock);
  const { titles, add, removeTyped } = useTitles('Error deleting the job position');
  const [message, setMessage] = useState('');

  const typed = findPreset(text) ? '' : titleCase(text);
  const toAdd = rankTitles(matches.data ?? [], typed, titles.positions);
  const save = (title: string) => {
    const result = add(title);
    setMessage('message' in result ? result.message : '');
  };

  return (
    <div className="grid gap-6">
      <SearchOffer />
      <SearchLine text={search.text} onType={(next) => setSearch({ ...search, text: next })} />
      <SearchChips search={search} specializations={day.data?.specializations} onSearch={setSearch} />
      <p role="alert" className="min-h-6 text-small/6 text-alarm">
        {isFull(titles) && message === ''
          ? `You've reached the limit of ${MAX_TITLES} job titles, including suggestions.`
          : message}
      </p>
      <div className="grid min-h-108 content-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <TitleChoices
          heading="Titles to add"
          titles={toAdd}
          act="add"
          onPress={save}
          isStale={matches.isPlaceholderData}
        >
          <NoneFound
            typed={typed}
            isSaved={titles.positions.includes(typed)}
            failure={matches.isError ? toFailure(matches.error).message : null}
            isWaiting={matches.isPending}
            onAdd={() => save(typed)}
            onTryAgain={() => void matches.refetch()}
          />
        </TitleChoices>
        <TitleChoices
          heading="Saved searches"
          titles={titles.positions.toReversed()}
          act="remove"
          onPress={removeTyped}
        >
          <p className="max-w-[44ch] py-4 text-muted">None yet. Add a title to get alerts for it.</p>
        </TitleChoices>
      </div>
      <Searching jobs={day.data?.jobs} />
    </div>
  );
}

interface NoneFoundProps {
  /** In Title Case; empty if nothing or a preset is typed. */
  readonly typed: string;
  readonly isSaved: boolean;
  readonly failure: string | null;
  readonly isWaiting: boolean;
  readonly onAdd: () => void;
  readonly onTryAgain: () => void;
}

function NoneFound({ typed, isSaved, failure, isWaiting, onAdd, onTryAgain }: NoneFoundProps) {
  if (isWaiting) {
    return (
      <div role="status">
        <span className="sr-only">Searching titles</span>
        {['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/2'].map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have nothing else
          <div key={row} aria-hidden="true" className="flex h-11 items-center border-b border-line">
            <span className={`shimmer h-4 rounded bg-line ${width}`} />
          </div>
        ))}
      </div>
    );
  }
  if (failure !== null) {
    return (
      <div role="alert" className="py-4">
        <p className="text-muted">{failure}</p>
        <QuietButton onClick={onTryAgain}>Try again</QuietButton>
      </div>
    );
  }
  return (
    <div role="status" className="max-w-[44ch] py-4 text-muted">
      <p>No more titles in today's and yesterday's jobs.</p>
      {typed !== '' && !isSaved && <QuietButton onClick={onAdd}>Add “{typed}” anyway</QuietButton>}
    </div>
  );
}

export interface SearchingProps {
  /** Undefined while loading. */
  readonly jobs: number | undefined;
}

export function Searching({ jobs }: SearchingProps) {
  return (
    <p role="status" className="min-h-11 border-t border-line pt-4 text-muted tabular-nums">
      {jobs !== undefined && `Currently searching ${countText(jobs, 'job')}`}
    </p>
  );
}
