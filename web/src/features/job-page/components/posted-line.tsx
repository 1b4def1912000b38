import { useHydrated } from '../../../components/use-hydrated.ts';
import { useNow } from '../../../components/use-now.ts';
import { EmployerDate } from '../../listing/components/employer-date.tsx';
import { PostedLabel } from '../../listing/components/posted-label.tsx';
import { visitorClock } from '../../listing/day.ts';

export interface PostedLineProps {
  /** ISO 8601. */
  readonly detected: string;
  /** The employer's date, for a job that was no news when it was first seen. */
  readonly baseline: { readonly posted: string | null | undefined } | null;
  /** ISO 8601; null while the job is open. */
  readonly closedAt: string | null | undefined;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Prerendered with the UTC date; uses the visitor's clock after hydration. */
export function PostedLine({ detected, baseline, closedAt }: PostedLineProps) {
  const now = useNow();
  const hydrated = useHydrated();
  if (closedAt != null) {
    return (
      <p className="text-small font-semibold">
        This job has closed. The employer took it down on{' '}
        <time dateTime={closedAt}>{day.format(Date.parse(closedAt))}</time>.
      </p>
    );
  }
  if (baseline) return <EmployerDate posted={baseline.posted} detected={detected} />;
  if (hydrated) return <PostedLabel detected={detected} now={now} clock={visitorClock(now)} />;
  return (
    <p className="text-small text-muted">
      <time dateTime={detected}>Seen {day.format(Date.parse(detected))}</time>
    </p>
  );
}
