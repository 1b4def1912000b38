import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'wouter';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../session/session.ts';
import type { JobDetail } from '../api/get-job.ts';

export interface JobActionsProps {
  readonly job: JobDetail;
}

/**
 * Stays in view: a bar below the page on small screens, otherwise beside the text. The style sheet reserves its place.
 */
export function JobActions({ job }: JobActionsProps) {
  const { ApplyButton } = useSession();
  if (job.closedAt !== null || !(isWebUrl(job.jobUrl) || ApplyButton)) return null;
  return (
    <div
      data-bottom-bar
      className="z-20 flex items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-(--bottom-bar) max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pb-[env(safe-area-inset-bottom)] sm:max-lg:px-6 lg:grid lg:gap-3"
    >
      {isWebUrl(job.jobUrl) && (
        <a
          href={job.jobUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 min-w-0 flex-auto items-center justify-center gap-1.5 rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn"
        >
          <span className="truncate">Apply at {job.fullCompanyName}</span>
          <ArrowUpRight className="size-4 shrink-0" aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      {ApplyButton && <ApplyButton job={job} look="outlined" />}
    </div>
  );
}

/** Tells who has Instant Apply what it does, before they click it. */
export function InstantApplyHint({ job }: JobActionsProps) {
  const { ApplyButton } = useSession();
  if (ApplyButton === undefined || job.closedAt !== null) return null;
  return (
    <p className="text-small text-muted">
      Instant Apply opens the employer's form, with your details beside it to copy. You send it yourself.
    </p>
  );
}

/** Tells users without a subscription what Instant Apply is and needs. */
export function InstantApplyNote({ job }: JobActionsProps) {
  const session = useSession();
  if (session.state !== 'user' || session.user.isSubscribed || job.closedAt !== null) return null;
  return (
    <p className="text-small text-muted">
      Instant Apply opens the form with your details beside it. It comes with a subscription.{' '}
      <Link href={paths.applicationPacket(job.jobID)} className="text-dusk underline underline-offset-4">
        See how it works
      </Link>
    </p>
  );
}
