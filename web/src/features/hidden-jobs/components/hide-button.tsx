import EyeOff from 'lucide-react/icons/eye-off';
import type { MouseEvent } from 'react';
import { outlinedButton } from '../../../components/outlined-button.ts';
import { type HidableJob, useIsHidden } from '../hidden-jobs.ts';

export interface HideButtonProps {
  readonly job: HidableJob;
  /** With its name beside the icon. */
  readonly hasLabel?: boolean;
}

const looks = {
  icon: 'grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink aria-pressed:text-ink',
  label: outlinedButton,
} as const;

const toggleHidden = () => import('../toggle-hidden.ts');

/** Returns the card after a card's control, or the one before the last. */
function neighborOf(control: HTMLElement): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-walk]')];
  const at = cards.findIndex((card) => card.parentElement?.contains(control));
  return at < 0 ? undefined : (cards[at + 1] ?? cards[at - 1]);
}

/** Hides a job's card in this browser, or shows it again. */
export function HideButton({ job, hasLabel = false }: HideButtonProps) {
  const isHidden = useIsHidden()(job);
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const next = neighborOf(currentTarget);
    void toggleHidden().then(
      ({ hideJob, showJob }) => {
        if (isHidden) return showJob(job);
        hideJob(job);
        // Unless hidden cards are shown, the button goes with its card. Keep the keyboard's place.
        requestAnimationFrame(() => currentTarget.isConnected || next?.focus({ preventScroll: true }));
      },
      (error: unknown) => console.error(error),
    );
  };
  return (
    <button
      type="button"
      aria-label={`Hide ${job.jobTitle}`}
      aria-pressed={isHidden}
      data-tooltip={hasLabel ? undefined : isHidden ? 'Show again' : 'Hide'}
      onClick={toggle}
      className={hasLabel ? looks.label : looks.icon}
    >
      <EyeOff className={hasLabel ? 'size-4 text-muted' : 'size-5'} strokeWidth={1.75} aria-hidden="true" />
      {hasLabel && (isHidden ? 'Hidden' : 'Hide')}
    </button>
  );
}
