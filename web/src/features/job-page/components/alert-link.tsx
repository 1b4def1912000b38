import Bell from 'lucide-react/icons/bell';
import { Link } from 'wouter';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../session/session.ts';
import type { JobDetail } from '../api/get-job.ts';
import { jobSearch } from '../job-search.ts';

const count = lazyComponent(async () => (await import('./search-count.tsx')).SearchCount);

export interface AlertLinkProps {
  readonly job: JobDetail;
}

/** Leads to alerts about the job's occupation at its level: visitors to onboarding, users to their titles. */
export function AlertLink({ job }: AlertLinkProps) {
  const isUser = useSession().state === 'user';
  const { Component: SearchCount } = useLazyComponent(count, useHydrated());
  const { title, level } = jobSearch(job);
  const search = new URLSearchParams({ jobTitle: title, ...(level === null ? {} : { Level: level }) });
  return (
    <div className="grid justify-items-start">
      <Link
        href={
          isUser
            ? `${paths.setup}?${new URLSearchParams({ pk: title })}&${search}`
            : `${paths.onboarding}?${search}`
        }
        className="inline-flex min-h-11 items-center gap-2 font-[550] text-dusk underline-offset-4 hover:underline"
      >
        <Bell className="size-4 shrink-0" aria-hidden="true" />
        Alert me about jobs like this
      </Link>
      <p className="min-h-6 pl-6 text-small text-muted tabular-nums">
        {SearchCount && <SearchCount title={title} level={level} />}
      </p>
    </div>
  );
}
