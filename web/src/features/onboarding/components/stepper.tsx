import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { type Step, stepAddress, stepNames } from '../steps.ts';

/** Props of `Stepper`. */
export interface StepperProps {
  /** The page's own path. */
  readonly path: string;
  readonly current: Step;
  /** What the last step is called here. */
  readonly lastName?: string;
  /** A step is about to be shown; whoever prevents the event keeps the reader where they are. */
  readonly onGo: (step: Step, event: MouseEvent) => void;
}

const done = { 1: 'before:scale-x-0', 2: 'before:scale-x-33', 3: 'before:scale-x-67' } as const;
const sunAt = { 1: 'translate-x-0', 2: 'translate-x-full', 3: 'translate-x-[200%]' } as const;

/** The way through onboarding: a horizon with a dot for each step, and the sun at the current one. */
export function Stepper({ path, current, lastName, onGo }: StepperProps) {
  return (
    <nav aria-label="Steps">
      <ol className="relative grid grid-cols-3">
        <li
          aria-hidden="true"
          className={`absolute inset-x-0 top-8 h-px bg-line before:absolute before:h-px before:w-full before:origin-left before:bg-ink before:duration-180 before:ease-out motion-safe:before:transition-transform ${done[current]}`}
        />
        <li
          aria-hidden="true"
          className={`pointer-events-none absolute top-0 left-0 w-1/3 duration-180 ease-out motion-safe:transition-transform ${sunAt[current]}`}
        >
          <Sun />
        </li>
        {stepNames.map((name, index) => {
          // As many names as steps.
          const step = (index + 1) as Step;
          const isCurrent = step === current;
          return (
            <li key={name}>
              <Link
                href={stepAddress(path, step)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={(event: MouseEvent) => onGo(step, event)}
                className={`relative flex min-h-18 items-end pr-2 pb-1 text-small transition-colors duration-150 sm:text-body ${isCurrent ? 'font-semibold text-ink' : 'text-muted hover:text-ink'}`}
              >
                <span
                  aria-hidden="true"
                  className={`absolute top-8 left-2.25 size-1.75 -translate-1/2 translate-x-0 rounded-full ${isCurrent ? 'opacity-0' : step < current ? 'bg-ink' : 'border border-faint bg-paper'}`}
                />
                {step === 3 ? (lastName ?? name) : name}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The product's sun, half above the horizon. */
function Sun() {
  return (
    <svg
      viewBox="0 0 26 33"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="h-8.25 w-6.5"
      aria-hidden="true"
    >
      <path d="M5.5 32.5a7.5 7.5 0 0 1 15 0" fill="var(--dawn)" />
      <path d="M13 17v3M4.2 21.6l2 2M21.8 21.6l-2 2" stroke="var(--dawn)" />
    </svg>
  );
}
