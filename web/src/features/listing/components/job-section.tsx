import { useId } from 'react';
import { countText } from '../../../components/count-text.ts';
import type { JobGroup } from '../board.ts';
import type { VisitorClock } from '../day.ts';
import { JobRows } from './job-rows.tsx';

export interface JobSectionProps {
  readonly group: JobGroup;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

export function JobSection({ group, now, clock }: JobSectionProps) {
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
