import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { type Preview, usePreview } from '../api/preview-alerts.ts';
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
  /** Whether to list any. */
  readonly isNeeded?: boolean;
  /** The content below. It appears together with the list, whose height isn't known before, so that nothing moves. */
  readonly children: ReactNode;
}

/** Lists the jobs of today and yesterday that match already, for people who have had no alert yet. */
export function MatchingNow({ email, max, isNeeded = true, children }: MatchingNowProps) {
  const { data, isLoading } = usePreview(email, isNeeded);
  return (
    <>
      {isLoading && <MatchesSkeleton />}
      {isNeeded && data && <Matches preview={data} max={max} />}
      <div hidden={isLoading}>{children}</div>
    </>
  );
}

function Matches({ preview, max }: { readonly preview: Preview; readonly max: number }) {
  const heading = useId();
  const now = useNow();
  const { items, total } = preview;
  return (
    <section aria-labelledby={heading} className="grid gap-3 pb-10">
      <div className="grid gap-1">
        <h2 id={heading} className="font-head text-title leading-[1.15] font-semibold tracking-tight">
          {matchCountText(total)}
        </h2>
        <p className="max-w-[60ch] text-muted">
          {total > 0 ? "Posted since yesterday. We'll alert you to the next one." : hintText(preview)}
        </p>
      </div>
      {items.length > 0 && <PreviewJobs jobs={items.slice(0, max)} now={now} />}
      {items.length > max && (
        <Link
          href={paths.alerts}
          className="inline-flex min-h-11 items-center justify-self-start text-dusk underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
        >
          See all {items.length}
        </Link>
      )}
    </section>
  );
}

function MatchesSkeleton() {
  return (
    <Skeleton label="Loading the jobs that match" className="grid min-h-svh content-start gap-3">
      <div aria-hidden="true" className="shimmer h-6 w-3/5 max-w-60 rounded bg-line" />
      <SkeletonRows
        className="border-t border-line"
        row="gap-2 py-3.5"
        widths={['w-3/5', 'w-2/5', 'w-1/2']}
        bars={(width) => [`h-4 ${width}`, 'h-3 w-1/4']}
      />
    </Skeleton>
  );
}
