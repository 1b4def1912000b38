import { useId } from 'react';
import { countText } from '../../../components/count-text.ts';
import type { DayGroup } from '../board.ts';
import type { VisitorClock } from '../day.ts';
import { JobRows } from './job-rows.tsx';

export interface DaySectionProps {
  readonly group: DayGroup;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

export function DaySection({ group, now, clock }: DaySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={group.day === 'yesterday' ? 'calm' : undefined}>
      <div className="flex items-baseline justify-between border-b border-line pb-2.5 text-small font-semibold text-muted tabular-nums">
        <h2 id={id}>{group.heading}</h2>
        <p>{countText(group.count, 'job')}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see JobRows */}
      <div role="list" aria-labelledby={id}>
        {group.parts.map((part) => (
          <JobRows key={part.key} part={part} now={now} clock={clock} />
        ))}
      </div>
    </section>
  );
}
