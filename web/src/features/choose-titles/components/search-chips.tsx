import { useState } from 'react';
import { pillClass } from '../../../components/pill.ts';
import { ShowMore } from '../../../components/show-more.tsx';
import type { TitleSearch } from '../api/find-titles.ts';
import { findPreset, pickSpecializations, presets } from '../presets.ts';

export interface SearchChipsProps {
  readonly search: TitleSearch;
  /** Most jobs first; undefined while loading. */
  readonly specializations: readonly string[] | undefined;
  readonly onSearch: (search: TitleSearch) => void;
}

const INITIAL_COUNT = 8;

const WIDTHS = ['w-28', 'w-20', 'w-32', 'w-24', 'w-36', 'w-26', 'w-30', 'w-22'];

export function SearchChips({ search, specializations, onSearch }: SearchChipsProps) {
  const chosen = findPreset(search.text);
  const { specialization } = search;
  const [isOpen, setOpen] = useState(false);
  const chips = pickSpecializations(specializations ?? [], specialization);
  const visible = chips.filter((name, place) => isOpen || place < INITIAL_COUNT || name === specialization);
  return (
    <fieldset>
      <legend className="pb-2.5 text-small text-muted">Or start with one of these</legend>
      {/* Reserves the usual height, so that nothing below moves when chips load. */}
      <div className="flex min-h-18 flex-wrap content-start gap-1.5 max-wide:min-h-37 max-wide:gap-2 max-sm:min-h-70">
        {presets.map(({ name }) => (
          <Chip
            key={name}
            name={name}
            isChosen={chosen?.name === name}
            onPress={() => onSearch({ specialization: '', text: chosen?.name === name ? '' : name })}
          />
        ))}
        {specializations === undefined &&
          WIDTHS.map((width) => (
            <span
              key={width}
              aria-hidden="true"
              className={`shimmer h-8 rounded-full bg-line max-wide:h-11 ${width}`}
            />
          ))}
        {visible.map((name) => (
          <Chip
            key={name}
            name={name}
            isChosen={specialization === name}
            onPress={() => onSearch({ ...search, specialization: specialization === name ? '' : name })}
          />
        ))}
        {chips.length > INITIAL_COUNT && <ShowMore isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Chip({ name, isChosen, onPress }: ChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onPress} className={pillClass(isChosen)}>
      {name}
    </button>
  );
}
