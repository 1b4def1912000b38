import type { ReactNode } from 'react';
import { QuietButton } from '../../../components/button.tsx';

export interface StepButtonsProps {
  readonly onPrevious?: () => void;
  /** The button that continues. */
  readonly children: ReactNode;
}

export function StepButtons({ onPrevious, children }: StepButtonsProps) {
  return (
    <div className="flex items-center justify-between gap-6">
      {onPrevious ? (
        <QuietButton onClick={onPrevious} className="text-body">
          Previous
        </QuietButton>
      ) : (
        <span />
      )}
      {children}
    </div>
  );
}
