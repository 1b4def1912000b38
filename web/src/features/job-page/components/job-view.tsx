import { jobTypeNames, roleNames, workplaceName } from '@daybreak/contract/job-codes.ts';
import { payText } from '@daybreak/contract/pay-text.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';
import { CompanyLink } from '../../../components/company-link.tsx';
import { FactLine } from '../../../components/fact-line.tsx';
import { paths } from '../../../config/paths.ts';
import { HideButton } from '../../hidden-jobs/components/hide-button.tsx';
import { payRangeText } from '../../listing/pay-range.ts';
import { SaveButton } from '../../saved-jobs/components/save-button.tsx';
import type { JobDetail } from '../api/get-job.ts';
import { levelText, whatItAsks } from '../what-it-asks.ts';
import { AlertLink } from './alert-link.tsx';
import { AskedList } from './asked-list.tsx';
import { Description } from './description.tsx';
import { InstantApplyHint, InstantApplyNote, JobActions } from './job-actions.tsx';
import { JobFit } from './job-fit.tsx';
import { OtherPlaces } from './other-places.tsx';
import { PostedLine } from './posted-line.tsx';
import { RelatedSlot } from './related-slot.tsx';
import { ShareButton } from './share-button.tsx';

export interface JobViewProps {
  readonly job: JobDetail;
}

export function JobView({ job }: JobViewProps) {
  const pay = payText(job.compensation);
  const [first] = job.locations;
  const main = first === undefined ? job.jobLocation : placeName(first);
  const facts = [levelText(job), main, workplaceText(job), jobTypeNames[job.jobType], job.industry];
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-16 sm:pt-4">
      <Link
        href={`${paths.home}?FR=${job.role}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-small text-muted transition-colors duration-150 hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Newest jobs in {roleNames[job.role]}
      </Link>
      <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_272px]">
        <div className="grid min-w-0 gap-6">
          <header className="grid gap-3">
            <PostedLine {...job} />
            <h1 className="max-w-[28ch] font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] wrap-anywhere sm:text-[2.125rem]">
              {job.jobTitle}
            </h1>
            <FactLine
              lead={<CompanyLink name={job.fullCompanyName} />}
              facts={facts}
              className="text-muted"
            />
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
            <div className="flex flex-wrap gap-2">
              <SaveButton job={job} hasLabel />
              <HideButton job={job} hasLabel />
              <ShareButton title={`${job.jobTitle} at ${job.fullCompanyName}`} />
            </div>
            <JobFit job={job} />
            <InstantApplyHint job={job} />
          </header>
          {job.closedAt === null && <OtherPlaces applyUrls={job.applyUrls} main={main} />}
          {!isRepeated(job) && (
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
          )}
          <AskedList asked={whatItAsks(job)} />
          {job.description.length > 0 && (
            <section className="grid gap-4 border-t border-line pt-6">
              <h2 className="font-head text-title font-semibold tracking-[-0.02em]">Full description</h2>
              <Description blocks={job.description} />
            </section>
          )}
          <div className="grid justify-items-start gap-3">
            <AlertLink job={job} />
            <InstantApplyNote job={job} />
          </div>
        </div>
        <div className="top-8 self-start lg:sticky">
          <JobActions job={job} />
        </div>
      </div>
      <RelatedSlot job={job} />
    </article>
  );
}

const workplaceText = ({ workplace, isRemote }: JobDetail): string =>
  workplace === 'unknown' && isRemote ? 'Remote' : workplaceName(workplace);

/** Whether the description, which the page shows in full, already says everything that the summary does. */
function isRepeated({ summary, description }: JobDetail): boolean {
  const text = description.map((block) => block.text).join('\n');
  return summary.length > 0 && summary.every((bullet) => text.includes(bullet.replace(/…$/, '')));
}
