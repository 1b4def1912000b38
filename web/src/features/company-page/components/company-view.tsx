import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { FactLine } from '../../../components/fact-line.tsx';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import type { Company } from '../api/company.ts';
import { useCompanyFilters } from '../use-company-filters.ts';
import { BoardSize } from './board-size.tsx';
import { EarlierJobs } from './earlier-jobs.tsx';
import { FollowButton, FollowNote } from './follow-button.tsx';
import { JobFilters } from './job-filters.tsx';
import { NewJobs } from './new-jobs.tsx';
import { PostingRhythm } from './posting-rhythm.tsx';

export interface CompanyViewProps {
  readonly company: Company;
}

export function CompanyView({ company }: CompanyViewProps) {
  const { name, industry, openPostings, site, careersPages, rhythm, sizes } = company;
  const chosen = useCompanyFilters();
  const [careersPage, ...others] = careersPages.filter(isWebUrl);
  const postings = openPostings == null ? '' : countText(openPostings, 'open posting');
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-16 sm:pt-4">
      <Link
        href={paths.home}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-small text-muted transition-colors duration-150 hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Newest jobs
      </Link>
      <header className="grid gap-3">
        <h1 className="max-w-[28ch] font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] wrap-anywhere sm:text-[2.125rem]">
          {name}
        </h1>
        <FactLine facts={[industry, postings]} className="text-muted" />
        <div className="flex flex-wrap gap-3 pt-1">
          <FollowButton company={name} />
          {careersPage !== undefined && <OutsideLink href={careersPage}>Careers page</OutsideLink>}
          {site !== '' && <OutsideLink href={`https://${site}`}>{site}</OutsideLink>}
        </div>
        <FollowNote company={name} />
      </header>
      <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_272px]">
        <div className="min-w-0">
          <JobFilters {...chosen} />
          <NewJobs company={company} {...chosen} />
        </div>
        <div className="grid content-start gap-6 max-lg:pt-8">
          {openPostings != null && <PostingRhythm rhythm={rhythm} />}
          {openPostings != null && <BoardSize sizes={sizes} />}
          {others.length > 0 && <OtherPages pages={others} />}
        </div>
        <EarlierJobs company={company} filters={chosen.filters} />
      </div>
    </article>
  );
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-lg border border-line px-4 font-[550] transition-colors duration-150 hover:border-ink max-sm:flex-auto"
    >
      {children}
      <ArrowUpRight className="size-4 text-muted" aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function OtherPages({ pages }: { readonly pages: readonly string[] }) {
  return (
    <section className="grid gap-1 border-t border-line pt-6">
      <h2 className="font-head text-title font-semibold tracking-[-0.02em]">Other job boards</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a
              href={page}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-small text-dusk underline underline-offset-4 wrap-anywhere"
            >
              {page.replace(/^https?:\/\//, '')}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
