import { QuietButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { toFailure } from '../../../service/failure.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { type TopCompanies as TopCompaniesData, useTopCompanies } from '../api/top-companies.ts';

export interface TopCompaniesProps {
  readonly clock: VisitorClock;
}

export function TopCompanies({ clock }: TopCompaniesProps) {
  const answer = useTopCompanies(clock);
  return (
    <section aria-labelledby="top-companies" className="grid gap-6 border-t border-line py-10 sm:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2
          id="top-companies"
          className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]"
        >
          Top companies hiring in engineering
        </h2>
        <p className="text-small text-muted tabular-nums">
          {answer.data !== undefined && answer.data.total > 0 && (
            <>Based on {countText(answer.data.total, 'full-time engineering job')} since yesterday.</>
          )}
        </p>
      </div>
      <div className="min-h-36">
        {answer.data !== undefined ? (
          <CompanyList companies={answer.data.topCompanies} />
        ) : answer.isPending ? (
          <CompanyListSkeleton />
        ) : (
          <p role="alert" className="text-muted">
            {toFailure(answer.error).message}{' '}
            <QuietButton onClick={() => void answer.refetch()}>Try again</QuietButton>
          </p>
        )}
      </div>
    </section>
  );
}

const grid = 'grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-3 sm:gap-y-9 wide:grid-cols-4';

interface CompanyListProps {
  readonly companies: TopCompaniesData['topCompanies'];
}

function CompanyList({ companies }: CompanyListProps) {
  if (companies.length === 0)
    return (
      <p role="status" className="text-muted">
        No full-time engineering jobs since yesterday. Companies appear here as they post.
      </p>
    );
  return (
    <ul className={grid}>
      {companies.map(({ name, count }) => (
        <li key={name} className="grid content-start gap-1">
          <span className="font-head text-title leading-[1.15] font-semibold tracking-[-0.03em] wrap-anywhere">
            {name}
          </span>
          <span className="text-small text-muted tabular-nums">{countText(count, 'job')}</span>
        </li>
      ))}
    </ul>
  );
}

function CompanyListSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading companies
      </p>
      <div aria-hidden="true" className={grid}>
        {['w-36', 'w-28', 'w-32', 'w-40', 'w-32', 'w-28', 'w-36', 'w-24'].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change places
          <span key={place} className="grid gap-2.5">
            <span className={`shimmer h-5 max-w-full rounded-sm bg-line ${width}`} />
            <span className="shimmer h-3 w-12 rounded-sm bg-line" />
          </span>
        ))}
      </div>
    </div>
  );
}
