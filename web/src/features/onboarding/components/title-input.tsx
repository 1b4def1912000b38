import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { titleCase } from '@daybreak/contract/titles.ts';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { countText } from '../../../components/count-text.ts';
import type { TitleSuggestion } from '../api/count-jobs.ts';
import { TitleSuggestions } from './title-suggestions.tsx';

export interface TitleInputProps {
  readonly id: string;
  readonly title: string;
  readonly placeholder: string;
  readonly suggestions: readonly TitleSuggestion[];
  /** The row with this input. */
  readonly row: RefObject<HTMLElement | null>;
  /** Holds the list of suggestions, because the list of inputs would cut it off. Null before it is rendered. */
  readonly layer: HTMLElement | null;
  /** Ids of the texts that describe the input. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
  /** Longer input is cut. */
  readonly maxLength?: number;
  readonly onType: (title: string) => void;
}

/**
 * A WAI-ARIA combobox that takes any text: no suggestion is active until an arrow key, so that Enter submits the form.
 */
export function TitleInput(props: TitleInputProps) {
  const { id, title, placeholder, suggestions, row, layer, describedBy, isInvalid, onType } = props;
  const { maxLength = MAX_TITLE_LENGTH } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [lastSuggestions, setLastSuggestions] = useState(suggestions);
  if (lastSuggestions !== suggestions) {
    setLastSuggestions(suggestions);
    setActive(-1);
  }
  const [only, ...others] = suggestions;
  const addsNothing = others.length === 0 && (only === undefined || only.title === titleCase(title));
  const hasList = isOpen && !addsNothing;

  // The list would stay behind when the inputs scroll.
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && target.contains(row.current)) setOpen(false);
    };
    layer?.addEventListener('scroll', close, true);
    return () => layer?.removeEventListener('scroll', close, true);
  }, [row, layer]);

  const choose = (suggestion: TitleSuggestion) => {
    onType(suggestion.title);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = hasList ? suggestions[active] : undefined;
    if (event.key === 'Escape') setOpen(false);
    else if (step !== undefined && !addsNothing) {
      event.preventDefault();
      const { length } = suggestions;
      setActive(hasList && active >= 0 ? (active + step + length) % length : step > 0 ? 0 : length - 1);
      setOpen(true);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}list` : undefined}
        aria-activedescendant={hasList && active >= 0 ? `${id}list${active}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={maxLength}
        placeholder={placeholder}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        value={title}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
          onType(titleCase(title));
        }}
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1 self-stretch bg-transparent text-lead outline-none placeholder:text-muted sm:text-title sm:tracking-[-0.01em]"
      />
      {hasList && layer && (
        <TitleSuggestions
          id={`${id}list`}
          suggestions={suggestions}
          active={active}
          row={row}
          layer={layer}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {hasList && countText(suggestions.length, 'suggestion')}
      </span>
    </>
  );
}
