import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { openForYou } from '../../listing/use-board-tab.ts';
import { type Preview, usePreview } from '../api/preview-alerts.ts';
import { hintText } from '../preview-text.ts';
import { PreviewJobs } from './preview-jobs.tsx';

const matchCountText = (total: number): string =>
  total === 0
    ? 'No jobs match yet'
    : `${countText(total, 'job')} already ${total === 1 ? 'matches' : 'match'}`;

export interface MatchingNowProps {
  readonly email: string;
  /** The most jobs to list. The rest are on the home page. */
  readonly max: number;
  /** Whether to list any, or only to say how many there are. */
  readonly lists?: boolean;
  /** The content below. It appears together with the list, whose height isn't known before, so that nothing moves. */
  readonly children: ReactNode;
}

/** Says how many jobs of today and yesterday match, and lists them for people who have had no alert yet. */
export function MatchingNow({ email, max, lists = true, children }: MatchingNowProps) {
  const { data, isLoading } = usePreview(email);
  if (!lists)
    return (
      <>
        <div className="min-h-11 pb-8">{data && data.total > 0 && <MatchLine total={data.total} />}</div>
        {children}
      </>
    );
  return (
    <>
      {isLoading && <MatchesSkeleton />}
      {data && <Matches preview={data} max={max} />}
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
      {items.length > max && <ForYouLink>See all {total.toLocaleString('en-US')}</ForYouLink>}
    </section>
  );
}

function MatchLine({ total }: { readonly total: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="font-head text-title leading-[1.15] font-semibold tracking-tight">
        {countText(total, 'job')} {total === 1 ? 'matches' : 'match'} today
      </span>
      <ForYouLink>See {total === 1 ? 'it' : 'them'}</ForYouLink>
    </p>
  );
}

function ForYouLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link
      href={paths.home}
      onClick={openForYou}
      className="inline-flex min-h-11 items-center justify-self-start text-dusk underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
    >
      {children}
    </Link>
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
