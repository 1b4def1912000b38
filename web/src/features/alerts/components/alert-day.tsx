import { useId } from 'react';
import type { AlertDay as Day } from '../alert-words.ts';
import { AlertRow, type AlertRowProps } from './alert-row.tsx';

export interface AlertDayProps extends Omit<AlertRowProps, 'alert'> {
  readonly day: Day;
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
