import { useId } from 'react';
import type { AlertNote } from '../../../generated/contract.ts';
import type { VisitorClock } from '../../listing/day.ts';
import type { AlertDay as Day } from '../alert-words.ts';
import type { Alert } from '../api/alert.ts';
import { AlertRow } from './alert-row.tsx';

/** Props of `AlertDay`. */
export interface AlertDayProps {
  readonly day: Day;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
  readonly onNote: (alert: Alert, note: AlertNote) => void;
}

/** The alerts of one day under its name. */
export function AlertDay({ day: { heading, alerts }, ...row }: AlertDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-8">
      <h2 id={id} className="pb-3 font-head text-title leading-[1.15] font-semibold tracking-tight">
        {heading}
      </h2>
      <ul className="border-t border-line">
        {alerts.map((alert) => (
          <AlertRow key={alert.jobID} alert={alert} {...row} />
        ))}
      </ul>
    </section>
  );
}
