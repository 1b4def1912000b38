import { MAX_TITLE_LENGTH, titleRule } from '@daybreak/contract/rules.ts';
import { titleCase } from '@daybreak/contract/titles.ts';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { VisitorClock } from '../../listing/day.ts';
import { EMPTY_TITLE_HINT, jobCountText } from '../job-count-text.ts';
import { useJobCount } from '../use-job-count.ts';

export interface TitleRowProps {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly clock: VisitorClock;
  /** Id of the error message, if there is one. */
  readonly errorId: string | undefined;
  readonly onType: (title: string) => void;
  readonly onRemove: () => void;
}

export function TitleRow({ number, title, clock, errorId, onType, onRemove }: TitleRowProps) {
  const id = useId();
  return (
    <li className="grid h-22 snap-start grid-cols-[minmax(0,1fr)] sm:grid-cols-[2rem_minmax(0,1fr)]">
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
          <input
            id={id}
            type="text"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            maxLength={MAX_TITLE_LENGTH}
            placeholder={number === 1 ? 'Job title, such as Frontend Engineer' : 'Another job title'}
            aria-describedby={[`${id}count`, errorId].filter(Boolean).join(' ')}
            aria-invalid={errorId !== undefined}
            value={title}
            onChange={(event) => onType(event.target.value)}
            onBlur={() => onType(titleCase(title))}
            className="min-w-0 flex-1 self-stretch bg-transparent text-lead outline-none placeholder:text-muted sm:text-title sm:tracking-[-0.01em]"
          />
          {title !== '' && (
            <button
              type="button"
              aria-label={`Remove ${titleCase(title) || 'this title'}`}
              onClick={onRemove}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center text-muted transition-colors duration-150 hover:text-ink"
            >
              <X className="size-4.5" aria-hidden="true" />
            </button>
          )}
        </div>
        <p id={`${id}count`} role="status" className="truncate pt-1 text-small text-muted tabular-nums">
          <Count title={title} clock={clock} />
        </p>
      </div>
    </li>
  );
}

function Count({ title, clock }: Pick<TitleRowProps, 'title' | 'clock'>) {
  const { count, isCounting, hasFailed } = useJobCount(title, clock);
  const problem = title.trim() === '' ? undefined : titleRule.safeParse(title).error?.issues[0]?.message;
  if (problem !== undefined) return problem;
  if (hasFailed) return "Couldn't count jobs right now.";
  if (isCounting)
    return (
      <span aria-hidden="true" className="shimmer">
        {count === undefined ? 'Counting…' : jobCountText(count)}
      </span>
    );
  if (count === undefined) return EMPTY_TITLE_HINT;
  return <span className={count.total > 0 ? 'font-[550] text-ink' : undefined}>{jobCountText(count)}</span>;
}
