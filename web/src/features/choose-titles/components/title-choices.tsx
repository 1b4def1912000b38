import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { ignoreDoubleClick } from '../../../components/ignore-double-click.ts';

const INITIAL_COUNT = 10;

export interface TitleChoicesProps {
  readonly heading: string;
  readonly titles: readonly string[];
  readonly act: 'add' | 'remove';
  readonly onPress: (title: string) => void;
  readonly children: ReactNode;
  /** The titles still belong to the previous search. */
  readonly isStale?: boolean;
}

export function TitleChoices({
  heading,
  titles,
  act,
  onPress,
  children,
  isStale = false,
}: TitleChoicesProps) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const Icon = act === 'add' ? Plus : X;

  /** The pressed button is removed; keep the keyboard focus in the list. */
  const press = (title: string, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    onPress(title);
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current)?.focus();
  };

  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id} className="min-w-0 outline-none">
      <h2 id={id} className="border-b border-line pb-2.5 text-small font-semibold text-muted">
        {heading}
      </h2>
      <ul aria-busy={isStale} className={`transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
        {titles.slice(0, isOpen ? undefined : INITIAL_COUNT).map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={act === 'add' ? `Add ${title}` : `Remove ${title}`}
              onClick={ignoreDoubleClick(() => press(title, index))}
              className="group flex min-h-11 w-full items-center justify-between gap-3 border-b border-line py-2 text-left"
            >
              <bdi className="min-w-0 font-[550] wrap-anywhere transition-colors duration-150 group-hover:text-dawn-ink">
                {title}
              </bdi>
              <Icon
                className="size-4.5 shrink-0 text-muted transition-colors duration-150 group-hover:text-ink"
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
      {titles.length > INITIAL_COUNT && (
        <QuietButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show Less' : `Show all ${titles.length}`}
        </QuietButton>
      )}
      {titles.length === 0 && children}
    </section>
  );
}
