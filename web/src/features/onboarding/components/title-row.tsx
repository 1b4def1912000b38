import { titleCase } from '@daybreak/contract/titles.ts';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import type { VisitorClock } from '../../listing/day.ts';
import type { TitleSuggestion } from '../api/count-jobs.ts';
import { EMPTY_TITLE_HINT } from '../job-count-text.ts';
import { useJobCount } from '../use-job-count.ts';
import { TitleCount } from './title-count.tsx';
import { TitleInput } from './title-input.tsx';

export interface TitleRowProps {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly clock: VisitorClock;
  /** See TitleInput. */
  readonly layer: HTMLElement | null;
  /** Id of the error message, if there is one. */
  readonly errorId: string | undefined;
  readonly onType: (title: string) => void;
  readonly onRemove: () => void;
}

const noSuggestions: readonly TitleSuggestion[] = [];

export function TitleRow(props: TitleRowProps) {
  const { number, title, clock, layer, errorId, onType, onRemove } = props;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const state = useJobCount(title, clock);
  return (
    <li
      ref={row}
      className="grid h-22 snap-start grid-cols-[minmax(0,1fr)] sm:grid-cols-[2rem_minmax(0,1fr)]"
    >
      <span
        aria-hidden="true"
        className="pt-2.5 font-head text-title font-semibold text-faint tabular-nums max-sm:hidden"
      >
        {number}
      </span>
      <div className="px-1">
        <div className="flex h-12 items-center border-b-[1.5px] border-ink focus-within:border-dusk focus-within:shadow-[0_1px_var(--dusk)]">
          <label htmlFor={id} className="sr-only">
            {`Job title ${number}`}
          </label>
          <TitleInput
            id={id}
            title={title}
            placeholder={number === 1 ? 'Job title, such as Frontend Engineer' : 'Another job title'}
            suggestions={
              title.trim() === '' ? noSuggestions : (state.count?.titleSuggestions ?? noSuggestions)
            }
            row={row}
            layer={layer}
            describedBy={[`${id}count`, errorId].filter(Boolean).join(' ')}
            isInvalid={errorId !== undefined}
            onType={onType}
          />
          {title !== '' && (
            <button
              type="button"
              aria-label={`Remove ${titleCase(title) || 'this title'}`}
              onClick={onRemove}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center text-muted transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-9"
            >
              <X className="size-4.5" aria-hidden="true" />
            </button>
          )}
        </div>
        <p
          id={`${id}count`}
          role="status"
          className="line-clamp-2 pt-1 text-small leading-snug text-muted tabular-nums"
        >
          <TitleCount title={title} state={state} hint={EMPTY_TITLE_HINT} />
        </p>
      </div>
    </li>
  );
}
