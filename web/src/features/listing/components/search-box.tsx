import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { MAX_TEXT_LENGTH, tidyText } from '@daybreak/contract/filter-values.ts';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '../../../components/use-debounced.ts';
import { useSlashKey } from '../use-keyboard.ts';

export interface SearchBoxProps {
  readonly title: string;
  /** `first` is false for later changes of the same search. */
  readonly onSearch: (title: string, first: boolean) => void;
  /** Called when a typed search is entered, or left alone. */
  readonly onEnter: (title: string) => void;
}

/** How long people may pause between words, in milliseconds. */
const PAUSE = 1_500;

/** '/' focuses it from anywhere on the page. */
export function SearchBox({ title, onSearch, onEnter }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasSearched = useRef(false);
  const [text, setText] = useState(title);
  const [knownTitle, setKnownTitle] = useState(title);
  useSlashKey(input);

  // Back, Reset and links change the title.
  if (title !== knownTitle) {
    setKnownTitle(title);
    if (title !== tidyText(text)) setText(title);
  }

  const search = useEffectEvent((typed: string) => {
    if (tidyText(typed) === title) return;
    onSearch(tidyText(typed), !hasSearched.current);
    hasSearched.current = true;
  });
  const settledText = useDebounced(text);
  // While a reading replaces the text, an earlier one may settle.
  const searchSettled = useEffectEvent((settled: string) => settled === text && search(settled));
  useEffect(() => void searchSettled(settledText), [settledText]);

  const isTyped = useRef(false);
  const enter = useEffectEvent((typed: string) => {
    if (!isTyped.current) return;
    isTyped.current = false;
    search(typed);
    onEnter(tidyText(typed));
  });
  const finalText = useDebounced(text, PAUSE);
  useEffect(() => enter(finalText), [finalText]);

  return (
    <div className="group flex min-h-11 min-w-0 flex-1 items-center gap-2.5 border-b-[1.5px] border-ink focus-within:border-dusk focus-within:shadow-[0_1px_var(--dusk)]">
      <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={boardFilters.title.label}
        placeholder={boardFilters.title.label}
        aria-keyshortcuts="/"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        onChange={(event) => {
          isTyped.current = true;
          setText(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && enter(text)}
        onBlur={() => {
          enter(text);
          hasSearched.current = false;
        }}
        className="min-w-0 flex-1 appearance-none bg-transparent py-1.5 text-lead outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? (
        <kbd className="rounded border border-line px-1.5 font-sans text-[0.75rem] leading-5 text-muted group-focus-within:invisible max-wide:hidden">
          /
        </kbd>
      ) : (
        <button
          type="button"
          aria-label="Clear job title"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
          className="grid size-8 place-items-center text-muted transition-colors duration-150 hover:text-ink max-wide:size-11"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
