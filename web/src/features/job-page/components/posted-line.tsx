import { useHydrated } from '../../../components/use-hydrated.ts';
import { useNow } from '../../../components/use-now.ts';
import { PostedLabel } from '../../listing/components/posted-label.tsx';
import { visitorClock } from '../../listing/day.ts';

export interface PostedLineProps {
  /** ISO 8601. */
  readonly detected: string;
  /** ISO 8601; null while the job is open. */
  readonly closedAt: string | null | undefined;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Prerendered with the UTC date; uses the visitor's clock after hydration. */
export function PostedLine({ detected, closedAt }: PostedLineProps) {
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
  if (hydrated) return <PostedLabel detected={detected} now={now} clock={visitorClock(now)} />;
  return (
    <p className="text-small text-muted">
      <time dateTime={detected}>Seen {day.format(Date.parse(detected))}</time>
    </p>
  );
}
