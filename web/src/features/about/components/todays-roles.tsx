import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { functionName, type JobFunction } from '../job-functions.ts';
import { FunctionPie } from './function-pie.tsx';
import { RoleButtons } from './role-buttons.tsx';

export interface TodaysRolesProps {
  readonly clock: VisitorClock;
}

export function TodaysRoles({ clock }: TodaysRolesProps) {
  const [chosen, choose] = useState<JobFunction>('En');
  return (
    <section
      aria-labelledby="todays-roles"
      className="grid items-center gap-x-16 gap-y-10 border-t border-line py-10 sm:grid-cols-[minmax(0,16rem)_1fr] sm:py-14 wide:grid-cols-[18rem_1fr]"
    >
      <div className="grid gap-4">
        <FunctionPie chosen={chosen} onChoose={choose} />
        <p className="max-w-72 text-small text-muted">
          An illustration, not live data. Choose a function to see its roles.
        </p>
      </div>
      <div className="grid content-center gap-5">
        <h2
          id="todays-roles"
          aria-live="polite"
          className="font-head text-heading leading-[1.15] font-semibold tracking-[-0.03em]"
        >
          Today's {functionName(chosen)} Roles
        </h2>
        <div className="min-h-26 wide:min-h-11">
          <RoleButtons role={chosen} clock={clock} />
        </div>
        <p>
          <Link
            href={`${paths.home}?FR=Pr&Remote=true&JT=Fu&Lo=`}
            className="inline-flex min-h-11 items-center text-dusk underline underline-offset-4"
          >
            Today and Yesterday
          </Link>
        </p>
      </div>
    </section>
  );
}
