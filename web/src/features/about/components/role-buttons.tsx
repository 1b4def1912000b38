import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import { SlowNotice } from '../../listing/components/slow-notice.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import { searchFromFilters } from '../../listing/filters-url.ts';
import { useRoles } from '../api/roles.ts';
import { functionName, type JobFunction } from '../job-functions.ts';

export interface RoleButtonsProps {
  readonly role: JobFunction;
  readonly clock: VisitorClock;
}

const boardUrl = (role: JobFunction, specialization: string) =>
  `${paths.home}?${searchFromFilters({ ...defaultFilters, fRole: role, specialization })}`;

export function RoleButtons({ role, clock }: RoleButtonsProps) {
  const roles = useRoles(role, clock);
  if (roles.data !== undefined && roles.data.length > 0) return <Roles role={role} names={roles.data} />;
  if (roles.data !== undefined)
    return (
      <p role="status" className="text-muted">
        No full-time remote {functionName(role)} jobs yet today.{' '}
        <Link href={boardUrl(role, '')} className="text-dusk underline underline-offset-4">
          See jobs since yesterday
        </Link>
      </p>
    );
  if (roles.isPending) return <RolesSkeleton />;
  return (
    <p role="alert" className="text-muted">
      {toFailure(roles.error).message}{' '}
      <QuietButton onClick={() => void roles.refetch()}>Try again</QuietButton>
    </p>
  );
}

function Roles({ role, names }: { readonly role: JobFunction; readonly names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {names.map((name) => (
        <li key={name}>
          <Link
            href={boardUrl(role, name)}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-5 font-[550] transition-colors duration-150 hover:border-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RolesSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading roles
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-2.5">
        {['w-32', 'w-36', 'w-28', 'w-40'].map((width) => (
          <span key={width} className={`shimmer h-11 rounded-full bg-line ${width}`} />
        ))}
      </div>
      <div className="pt-3">
        <SlowNotice />
      </div>
    </div>
  );
}
