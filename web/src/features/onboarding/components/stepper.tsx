import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { type Step, stepNames, stepPath } from '../steps.ts';

export interface StepperProps {
  readonly path: string;
  readonly current: Step;
  /** Overrides the name of the last step. */
  readonly lastName?: string;
  /** Called before a step is shown; preventing the event's default cancels it. */
  readonly onGo: (step: Step, event: MouseEvent) => void;
}

const sunPosition = { 1: 'translate-x-0', 2: 'translate-x-full', 3: 'translate-x-[200%]' } as const;

export function Stepper({ path, current, lastName, onGo }: StepperProps) {
  return (
    <nav aria-label="Steps">
      <ol className="relative grid grid-cols-3">
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 top-0 h-9 overflow-clip after:absolute after:inset-x-0 after:top-8 after:h-px after:bg-line"
        >
          <div
            className={`relative z-1 w-1/3 duration-180 ease-out before:absolute before:top-8 before:right-[calc(100%-13px)] before:h-px before:w-screen before:bg-ink motion-safe:transition-transform ${sunPosition[current]}`}
          >
            <Sun />
          </div>
        </li>
        {stepNames.map((name, index) => {
          // stepNames has one name per step.
          const step = (index + 1) as Step;
          const isCurrent = step === current;
          return (
            <li key={name}>
              <Link
                href={stepPath(path, step)}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={(event: MouseEvent) => onGo(step, event)}
                className={`relative block min-h-18 pt-11 pr-2 pb-1 text-small transition-colors duration-150 sm:text-body ${isCurrent ? 'font-semibold text-ink' : 'text-muted hover:text-ink'}`}
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
