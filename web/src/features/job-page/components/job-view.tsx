import { placeName } from '@daybreak/contract/place-name.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'wouter';
import { FactLine } from '../../../components/fact-line.tsx';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import { jobTypeNames, roleNames } from '../../listing/codes.ts';
import { payRangeText, payText } from '../../listing/pay.ts';
import { useSession } from '../../session/session.ts';
import type { JobDetail } from '../api/get-job.ts';
import { Description } from './description.tsx';
import { OtherPlaces } from './other-places.tsx';
import { PostedLine } from './posted-line.tsx';
import { ShareButton } from './share-button.tsx';

export interface JobViewProps {
  readonly job: JobDetail;
}

export function JobView({ job }: JobViewProps) {
  const { ApplyButton } = useSession();
  const pay = payText(job.compensation);
  const [first] = job.locations;
  const main = first === undefined ? job.jobLocation : placeName(first);
  const facts = [main, job.isRemote ? 'Remote' : '', jobTypeNames[job.jobType], job.industry];
  return (
    <article className="grid gap-6 pt-2 pb-16 sm:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          href={`${paths.home}?FR=${job.role}`}
          className="inline-flex min-h-11 items-center gap-2 text-small text-muted transition-colors duration-150 hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Newest jobs in {roleNames[job.role]}
        </Link>
        <ShareButton title={`${job.jobTitle} at ${job.fullCompanyName}`} />
      </div>
      <header className="grid gap-3">
        <PostedLine detected={job.jobDetected} closedAt={job.closedAt} />
        <h1 className="max-w-[28ch] font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] text-balance wrap-anywhere sm:text-[2.125rem]">
          {job.jobTitle}
        </h1>
        <FactLine lead={job.fullCompanyName} facts={facts} className="text-muted" />
        {pay !== null && <p className="text-lead font-[550] tabular-nums">{pay}</p>}
        {job.payRanges.length > 1 && (
          <ul className="text-small text-muted tabular-nums">
            {job.payRanges.map((range) => (
              <li key={range.label + payRangeText(range)}>
                {payRangeText(range)} {range.label}
              </li>
            ))}
          </ul>
        )}
      </header>
      {job.closedAt === null && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isWebUrl(job.jobUrl) && (
            <a
              href={job.jobUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn"
            >
              Job Details
              <ArrowUpRight className="size-4" aria-hidden="true" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
          {ApplyButton && <ApplyButton job={job} look="outlined" />}
        </div>
      )}
      {job.closedAt === null && <OtherPlaces applyUrls={job.applyUrls} main={main} />}
      <section className="grid gap-3 border-t border-line pt-6">
        <h2 className="font-head text-title font-semibold tracking-[-0.02em]">Summary</h2>
        {job.summary.length === 0 ? (
          <p className="text-muted">Summary unavailable</p>
        ) : (
          <ul className="max-w-[68ch] list-disc space-y-1 pl-4 marker:text-faint">
            {[...new Set(job.summary)].map((bullet) => (
              <li key={bullet} className="pl-0.5">
                {bullet}
              </li>
            ))}
          </ul>
        )}
      </section>
      {job.description.length > 0 && (
        <section className="grid gap-4 border-t border-line pt-6">
          <h2 className="font-head text-title font-semibold tracking-[-0.02em]">Full description</h2>
          <Description blocks={job.description} />
        </section>
      )}
    </article>
  );
}
