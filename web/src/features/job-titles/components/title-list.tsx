import type { GeneratedPosition } from '@daybreak/contract/types.ts';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { ignoreDoubleClick } from '../../../components/ignore-double-click.ts';
import { RemovablePill } from '../../../components/removable-pill.tsx';
import { isFull, orphanSuggestions, suggestionsFor } from '../../account/profile-titles.ts';
import type { Titles } from '../use-titles.ts';

export interface TitleListProps {
  readonly profile: Titles;
}

export function TitleList({ profile }: TitleListProps) {
  const { titles, suggestionState } = profile;
  const list = useRef<HTMLDivElement>(null);
  const orphans = orphanSuggestions(titles);

  /** The pressed button is removed with its row; keep the keyboard focus in the list. */
  const keepFocus = (remove: (title: string) => void) => (title: string) => {
    const pressed = document.activeElement;
    const buttons: Element[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = pressed === null ? -1 : buttons.indexOf(pressed);
    const removedRow = pressed?.closest('li');
    const remains = (button: Element) => !removedRow?.contains(button);
    remove(title);
    const next = buttons.slice(at).find(remains) ?? buttons.findLast(remains) ?? list.current;
    if (at >= 0 && next instanceof HTMLElement) next.focus();
  };

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {titles.positions.length === 0 && (
        <p className="max-w-[52ch] border-t border-line py-6 text-muted">
          No job titles yet. Add one you'd search for, and we'll suggest similar ones.
        </p>
      )}
      <ul aria-label="Your job titles">
        {titles.positions.toReversed().map((title) => (
          <TitleRow
            key={title}
            title={title}
            suggestions={suggestionsFor(titles, title)}
            isLoading={suggestionState.loading.includes(title)}
            onRemove={() => keepFocus(profile.removeTyped)(title)}
            onRemoveSuggested={keepFocus(profile.removeSuggested)}
            {...(isFull(titles) ? {} : { onSuggest: () => profile.suggest(title) })}
          />
        ))}
      </ul>
      {orphans.length > 0 && (
        <div className="grid gap-2.5 border-t border-line py-5">
          <p className="text-small text-muted">Earlier suggestions</p>
          <Suggestions suggestions={orphans} onRemove={keepFocus(profile.removeSuggested)} />
        </div>
      )}
    </div>
  );
}

interface TitleRowProps {
  readonly title: string;
  readonly suggestions: readonly GeneratedPosition[];
  readonly isLoading: boolean;
  readonly onRemove: () => void;
  readonly onRemoveSuggested: (title: string) => void;
  readonly onSuggest?: () => void;
}

function TitleRow({ title, suggestions, isLoading, onRemove, onRemoveSuggested, onSuggest }: TitleRowProps) {
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold tracking-[-0.015em] text-pretty wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <button
          type="button"
          data-tooltip="Click To Delete"
          aria-label={`${title}. Click To Delete`}
          onClick={ignoreDoubleClick(onRemove)}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      </div>
      {suggestions.length > 0 && (
        <Suggestions of={title} suggestions={suggestions} onRemove={onRemoveSuggested} />
      )}
      {suggestions.length === 0 && isLoading && <SuggestionsSkeleton />}
      {suggestions.length === 0 && !isLoading && onSuggest && (
        <QuietButton className="-mt-3 justify-self-start" onClick={onSuggest}>
          Suggest similar titles
          <span className="sr-only"> for {title}</span>
        </QuietButton>
      )}
    </li>
  );
}

function SuggestionsSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-20 flex-wrap content-start gap-1.5 pb-1.5 max-wide:gap-2">
      {['w-36', 'w-44', 'w-30', 'w-40', 'w-34', 'w-38'].map((width) => (
        <span key={width} className={`shimmer h-8 rounded-full bg-line max-wide:h-11 ${width}`} />
      ))}
    </div>
  );
}

interface SuggestionsProps {
  readonly of?: string;
  readonly suggestions: readonly GeneratedPosition[];
  readonly onRemove: (title: string) => void;
}

function Suggestions({ of, suggestions, onRemove }: SuggestionsProps) {
  return (
    <ul
      aria-label={of === undefined ? 'Earlier suggestions' : `Suggested for ${of}`}
      className="flex flex-wrap gap-1.5 pb-1.5 max-wide:gap-2"
    >
      {suggestions.map(({ position }) => (
        <li key={position} className="flex max-w-full">
          <RemovablePill
            label={`${position}. Click To Delete`}
            tooltip="Click To Delete"
            isChosen={false}
            className="max-w-full text-left wrap-anywhere"
            onRemove={ignoreDoubleClick(() => onRemove(position))}
          >
            <bdi className="min-w-0">{position}</bdi>
          </RemovablePill>
        </li>
      ))}
    </ul>
  );
}
