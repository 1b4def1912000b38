import { useId } from 'react';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { usePreview } from '../api/preview-alerts.ts';
import { hintText } from '../preview-text.ts';
import { PreviewJobs } from './preview-jobs.tsx';

const matchCountText = (total: number): string =>
  total === 0
    ? 'No jobs match yet'
    : `${countText(total, 'job')} already ${total === 1 ? 'matches' : 'match'}`;

export interface MatchingNowProps {
  readonly email: string;
  /** The most jobs to list. The rest are on the alerts page. */
  readonly max: number;
}

/** Lists the jobs of today and yesterday that match already, for people who have had no alert yet. */
export function MatchingNow({ email, max }: MatchingNowProps) {
  const heading = useId();
  const now = useNow();
  const { data } = usePreview(email);
  if (!data) return <div className="min-h-72" />;
  return (
    <section aria-labelledby={heading} className="grid min-h-72 content-start gap-3 pb-10">
      <div className="grid gap-1">
        <h2 id={heading} className="font-head text-title leading-[1.15] font-semibold tracking-tight">
          {matchCountText(data.total)}
        </h2>
        <p className="max-w-[60ch] text-muted">
          {data.total > 0 ? "Posted since yesterday. We'll alert you to the next one." : hintText(data)}
        </p>
      </div>
      <PreviewJobs jobs={data.items.slice(0, max)} now={now} />
      {data.items.length > max && (
        <Link
          href={paths.alerts}
          className="inline-flex min-h-11 items-center justify-self-start text-dusk underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
        >
          See all {data.items.length}
        </Link>
      )}
    </section>
  );
}
