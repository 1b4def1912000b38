import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../components/use-now.ts';
import { useAccount } from '../../account/use-account.ts';
import { visitorClock } from '../../listing/day.ts';
import { countJobs } from '../../onboarding/api/count-jobs.ts';
import { usePreview } from '../../preview/api/preview-alerts.ts';
import type { Titles } from '../use-titles.ts';

const LEVEL =
  /\b(?:senior|sr|junior|jr|staff|principal|lead|head|director|manager|intern|graduate|chief|vp)\b/i;

/** Offers a title with a level in place of one that finds very many jobs. */
export function NarrowTitle({ profile }: { readonly profile: Titles }) {
  const { email } = useAccount();
  const preview = usePreview(email);
  const clock = visitorClock(useNow());
  const broad = profile.titles.positions.find((title) => !LEVEL.test(title));
  const isNeeded = preview.data?.hint === 'wide' && broad !== undefined;
  const narrower = `Senior ${broad}`;
  const { data } = useQuery({
    queryKey: ['job count', narrower.toLowerCase(), clock.date, clock.timeZone],
    queryFn: ({ signal }) => countJobs(narrower, clock, signal),
    enabled: isNeeded,
  });
  if (!isNeeded || data === undefined || data.total === 0) return null;
  return (
    <p className="pb-4 text-small text-muted">
      {broad} finds very many jobs.{' '}
      <button
        type="button"
        onClick={() => profile.replace(broad, narrower)}
        className="inline-flex min-h-11 items-center text-left font-[550] text-dusk tabular-nums underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
      >
        Replace with {narrower} ({data.total.toLocaleString('en-US')})
      </button>
    </p>
  );
}
