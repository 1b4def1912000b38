import { useHydrated } from '../../../components/use-hydrated.ts';
import { useNow } from '../../../components/use-now.ts';
import { EmployerDate } from '../../listing/components/employer-date.tsx';
import { PostedLabel } from '../../listing/components/posted-label.tsx';
import { visitorClock } from '../../listing/day.ts';
import { repostText } from '../../listing/reposts.ts';
import type { JobDetail } from '../api/get-job.ts';

export interface PostedLineProps {
  /** ISO 8601. */
  readonly jobDetected: string;
  /** ISO 8601; null if the employer gives none. */
  readonly employerDate: string | null | undefined;
  /** It was no news when it was first seen. */
  readonly isBaseline?: boolean | null | undefined;
  readonly reposts: JobDetail['reposts'];
  /** ISO 8601; null while the job is open. */
  readonly closedAt: string | null | undefined;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Prerendered with the UTC date; uses the visitor's clock after hydration. */
export function PostedLine({
  jobDetected: detected,
  employerDate,
  isBaseline,
  reposts,
  closedAt,
}: PostedLineProps) {
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
  const often = repostText(reposts, now);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      {isBaseline === true ? (
        <EmployerDate posted={employerDate} detected={detected} />
      ) : hydrated ? (
        <PostedLabel detected={detected} now={now} clock={visitorClock(now)} />
      ) : (
        <p>
          <time dateTime={detected}>Seen {day.format(Date.parse(detected))}</time>
        </p>
      )}
      {employerDate != null && isBaseline !== true && (
        <p>
          Posted by the employer on{' '}
          <time dateTime={employerDate}>{day.format(Date.parse(employerDate))}</time>
        </p>
      )}
      {often !== '' && <p className="font-[550] text-ink">{often}</p>}
    </div>
  );
}
