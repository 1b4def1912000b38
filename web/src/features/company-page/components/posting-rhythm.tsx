import { useId } from 'react';
import { countText } from '../../../components/count-text.ts';
import type { Company } from '../api/company.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export interface PostingRhythmProps {
  readonly rhythm: Company['rhythm'];
}

/** Shows how many jobs a company posts on each day of the week, or for how long we have counted. */
export function PostingRhythm({ rhythm: { days, weekdays } }: PostingRhythmProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-6 lg:border-t-0 lg:pt-0.5">
      <h2 id={id} className="font-head text-title font-semibold tracking-[-0.02em]">
        When it posts
      </h2>
      {weekdays.length === 0 ? (
        <p className="text-small text-muted">
          {days === 0
            ? "We've only started to count its new jobs."
            : `We've counted its new jobs for ${countText(days, 'day')}.`}{' '}
          After a week, its busiest days show here.
        </p>
      ) : (
        <>
          <Bars weekdays={weekdays} />
          <p className="text-small text-muted">
            New jobs on an average day, over the last {countText(days, 'day')} (UTC).
          </p>
        </>
      )}
    </section>
  );
}

function Bars({ weekdays }: Pick<Company['rhythm'], 'weekdays'>) {
  const most = Math.max(...weekdays, 1);
  return (
    <ul className="grid max-w-100 grid-cols-7 gap-1.5 text-center text-small tabular-nums">
      {WEEKDAYS.map((name, index) => {
        const jobs = weekdays[index] ?? 0;
        return (
          <li key={name} className="grid gap-1">
            <svg
              viewBox={`0 0 1 ${most}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-20 w-full border-b border-line fill-ink/30"
            >
              <rect y={most - jobs} width="1" height={jobs} />
            </svg>
            <span className="text-muted">{name}</span>
            <span className="font-[550]">{jobs.toLocaleString('en-US')}</span>
          </li>
        );
      })}
    </ul>
  );
}
