import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VisitorClock } from '../../listing/day.ts';
import { firstTitles, takesTitle } from '../answers.ts';
import { TitleRow } from './title-row.tsx';

export interface TitleStepProps {
  readonly titles: readonly string[];
  readonly onChange: (titles: readonly string[]) => void;
  readonly clock: VisitorClock;
  /** The id of what is wrong with the titles, where something is. */
  readonly errorId: string | undefined;
}

const lineOf = (list: HTMLElement | null, at: number) =>
  list?.querySelectorAll<HTMLInputElement>('input')[at];

/** The lines for job titles: three are in view, the arrows lead to the others, and the lower one to a new one. */
export function TitleStep({ titles, onChange, clock, errorId }: TitleStepProps) {
  const list = useRef<HTMLOListElement>(null);
  const entered = useRef<number>(undefined);
  const [place, setPlace] = useState({ isTop: true, isEnd: true });

  const look = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    const isEnd = scrollTop + clientHeight >= scrollHeight - 8;
    setPlace((known) =>
      known.isTop === scrollTop < 8 && known.isEnd === isEnd ? known : { isTop: scrollTop < 8, isEnd },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further line changes what can be scrolled
  useEffect(() => {
    look();
    if (entered.current === undefined) return;
    lineOf(list.current, entered.current)?.focus();
    entered.current = undefined;
  }, [titles.length]);

  const scroll = (lines: 1 | -1) => {
    const height = list.current?.querySelector('li')?.clientHeight ?? 0;
    list.current?.scrollBy({ top: lines * height });
  };

  const goDown = () => {
    if (!place.isEnd) return scroll(1);
    entered.current = titles.length;
    onChange([...titles, '']);
  };

  const remove = (at: number) => {
    const left = titles.filter((_, other) => other !== at);
    onChange(left.length < firstTitles ? [...left, ''] : left);
    lineOf(list.current, Math.min(at, Math.max(left.length, firstTitles) - 1))?.focus();
  };

  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <ol
        ref={list}
        aria-label="Job titles"
        onScroll={look}
        className="-mx-1 h-66 snap-y snap-mandatory overflow-y-auto overscroll-contain [scrollbar-width:none]"
      >
        {titles.map((title, at) => (
          <TitleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            number={at + 1}
            title={title}
            clock={clock}
            errorId={at < firstTitles ? errorId : undefined}
            onType={(text) => onChange(titles.map((other, index) => (index === at ? text : other)))}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="flex justify-end gap-2 sm:flex-col sm:justify-between sm:pb-9">
        <Arrow label="Scroll up" isOff={place.isTop} onClick={() => scroll(-1)}>
          <ArrowUp className="size-4.5" aria-hidden="true" />
        </Arrow>
        <Arrow
          label={place.isEnd ? 'Add a job title' : 'Scroll down'}
          isOff={place.isEnd && !takesTitle({ titles })}
          onClick={goDown}
        >
          <ArrowDown className="size-4.5" aria-hidden="true" />
        </Arrow>
      </div>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An arrow that leads nowhere keeps the focus, which a disabled one would lose. */
function Arrow({ label, isOff, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      data-tooltip={label}
      onClick={isOff ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-line transition-colors duration-150 hover:not-aria-disabled:border-ink aria-disabled:cursor-default aria-disabled:text-faint"
    >
      {children}
    </button>
  );
}
