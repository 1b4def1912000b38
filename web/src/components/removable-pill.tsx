import X from 'lucide-react/icons/x';
import type { MouseEventHandler, ReactNode } from 'react';
import { pillClass } from './pill.ts';

export interface RemovablePillProps {
  /** Says what a click does, as in 'Remove Austin, TX'. */
  readonly label: string;
  readonly tooltip?: string;
  readonly isChosen?: boolean;
  readonly className?: string;
  readonly onRemove: MouseEventHandler;
  readonly children: ReactNode;
}

/** A pill that a click removes. */
export function RemovablePill({
  label,
  tooltip,
  isChosen = true,
  className = '',
  onRemove,
  children,
}: RemovablePillProps) {
  return (
    <button
      type="button"
      data-tooltip={tooltip}
      aria-label={label}
      onClick={onRemove}
      className={`${className} ${pillClass(isChosen)}`.trimStart()}
    >
      {children}
      <X className="-mr-1 size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}
