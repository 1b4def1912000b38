import { createContext } from 'react';
import { QuietButton } from '../../../components/button.tsx';

/** Whether the board shows hidden jobs too. */
export const ShowsHidden = createContext(false);

export interface HiddenLineProps {
  readonly count: number;
  readonly isShowing: boolean;
  readonly onToggle: () => void;
}

/** Says how many of the loaded jobs are hidden, and shows them. */
export function HiddenLine({ count, isShowing, onToggle }: HiddenLineProps) {
  if (count === 0) return null;
  return (
    <p className="-mb-5 flex items-center gap-2 text-small text-muted tabular-nums">
      {count.toLocaleString('en-US')} hidden
      <span aria-hidden="true">·</span>
      <QuietButton aria-pressed={isShowing} onClick={onToggle}>
        {isShowing ? 'Hide again' : 'Show'}
      </QuietButton>
    </p>
  );
}
