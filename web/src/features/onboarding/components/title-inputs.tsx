import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VisitorClock } from '../../listing/day.ts';
import { canAddTitle, INITIAL_TITLES } from '../answers.ts';
import { TitleRow } from './title-row.tsx';

export interface TitleInputsProps {
  readonly titles: readonly string[];
  readonly onChange: (titles: readonly string[]) => void;
  readonly clock: VisitorClock;
  /** Id of the error message, if there is one. */
  readonly errorId: string | undefined;
}

const inputAt = (list: HTMLElement | null, at: number) =>
  list?.querySelectorAll<HTMLInputElement>('input')[at];

export function TitleInputs({ titles, onChange, clock, errorId }: TitleInputsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusIndex = useRef<number>(undefined);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [position, setPosition] = useState({ isTop: true, isEnd: true });

  const updatePosition = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    const isEnd = scrollTop + clientHeight >= scrollHeight - 8;
    setPosition((known) =>
      known.isTop === scrollTop < 8 && known.isEnd === isEnd ? known : { isTop: scrollTop < 8, isEnd },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new input changes what can be scrolled
  useEffect(() => {
    updatePosition();
    if (focusIndex.current === undefined) return;
    inputAt(list.current, focusIndex.current)?.focus();
    focusIndex.current = undefined;
  }, [titles.length]);

  const scroll = (lines: 1 | -1) => {
    const height = list.current?.querySelector('li')?.clientHeight ?? 0;
    list.current?.scrollBy({ top: lines * height });
  };

  const moveDown = () => {
    if (!position.isEnd) return scroll(1);
    focusIndex.current = titles.length;
    onChange([...titles, '']);
  };

  const remove = (at: number) => {
    const remaining = titles.filter((_, other) => other !== at);
    onChange(remaining.length < INITIAL_TITLES ? [...remaining, ''] : remaining);
    inputAt(list.current, Math.min(at, Math.max(remaining.length, INITIAL_TITLES) - 1))?.focus();
  };

  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div ref={setLayer} className="relative">
        <ol
          ref={list}
          aria-label="Job titles"
          onScroll={updatePosition}
          className="-mx-1 h-66 snap-y snap-mandatory overflow-y-auto overscroll-contain [scrollbar-width:none]"
        >
          {titles.map((title, at) => (
            <TitleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: inputs are identified by position
              key={at}
              number={at + 1}
              title={title}
              clock={clock}
              layer={layer}
              errorId={at < INITIAL_TITLES ? errorId : undefined}
              onType={(text) => onChange(titles.map((other, index) => (index === at ? text : other)))}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      </div>
      <div className="flex justify-end gap-2 sm:flex-col sm:justify-between sm:pb-9">
        <Arrow label="Scroll up" isDisabled={position.isTop} onClick={() => scroll(-1)}>
          <ArrowUp className="size-4.5" aria-hidden="true" />
        </Arrow>
        <Arrow
          label={position.isEnd ? 'Add a job title' : 'Scroll down'}
          isDisabled={position.isEnd && !canAddTitle({ titles })}
          onClick={moveDown}
        >
          <ArrowDown className="size-4.5" aria-hidden="true" />
        </Arrow>
      </div>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Uses aria-disabled, because a disabled button would lose focus. */
function Arrow({ label, isDisabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      data-tooltip={label}
      onClick={isDisabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-line transition-colors duration-150 hover:not-aria-disabled:border-ink aria-disabled:cursor-default aria-disabled:text-faint"
    >
      {children}
    </button>
  );
}
