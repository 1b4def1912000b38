import type { ApplicationState } from '@daybreak/contract/types.ts';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'wouter';
import { isCode } from '../../../components/is-code.ts';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import type { VisitorClock } from '../../listing/day.ts';
import type { Application } from '../api/applications.ts';
import { appliedStateNames, formatAppliedAt, isOver, silenceText } from '../application-text.ts';
import { InlineSelect } from './inline-select.tsx';
import { JobFacts } from './job-facts.tsx';
import { NoteField } from './note-field.tsx';

export interface ApplicationRowProps {
  readonly email: string;
  readonly application: Application;
  readonly clock: VisitorClock;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isSubscribed: boolean;
  readonly onState: (application: Application, state: ApplicationState) => void;
  readonly onRemove: (application: Application) => void;
}

const linkStyle =
  'inline-flex min-h-11 items-center gap-1 text-small text-dusk underline-offset-4 hover:underline';

export function ApplicationRow({
  email,
  application,
  clock,
  now,
  isSubscribed,
  onState,
  onRemove,
}: ApplicationRowProps) {
  const { jobID, job, jobTitle, companyName, jobUrl, state, appliedAt } = application;
  const silence = silenceText(application, now);
  const isOpen = job !== null && job.closedAt === null;
  return (
    <li className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className={`grid min-w-0 content-start gap-0.5 ${isOver(state) ? 'calm' : ''}`}>
        <Title application={application} />
        <JobFacts company={companyName} job={job} />
        {appliedAt !== null && (
          <p className="text-small text-muted tabular-nums">
            Applied <time dateTime={appliedAt}>{formatAppliedAt(appliedAt, clock)}</time>
          </p>
        )}
        {silence !== '' && (
          <p className="text-small">
            <span className="font-[550]">{silence}.</span> A short note to the employer may help, or close it
            with a new status.
          </p>
        )}
      </div>
      <div className="-mr-3 flex items-center gap-2 self-start max-sm:mt-1 max-sm:justify-between sm:-mt-2">
        <InlineSelect
          label={`Status: ${jobTitle}`}
          names={appliedStateNames}
          chosen={state}
          onChoose={(next) => isCode(appliedStateNames, next) && onState(application, next)}
        />
        <button
          type="button"
          aria-label={`Remove ${jobTitle}`}
          onClick={() => onRemove(application)}
          className="grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink"
        >
          <Trash2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="-mb-2 flex flex-wrap items-center gap-x-5 sm:col-span-2">
        {isOpen && isSubscribed && (
          <Link
            href={paths.applicationPacket(jobID)}
            aria-label={`Form and details, ${jobTitle}`}
            className={linkStyle}
          >
            Form and details
          </Link>
        )}
        {isWebUrl(jobUrl) && (
          <a href={jobUrl} target="_blank" rel="noopener" className={linkStyle}>
            Employer's page
            <ArrowUpRight className="size-3.5" aria-hidden="true" />
            <span className="sr-only">of {jobTitle} (opens in a new tab)</span>
          </a>
        )}
        <NoteField email={email} application={application} />
      </div>
    </li>
  );
}

function Title({ application: { jobID, job, jobTitle } }: Pick<ApplicationRowProps, 'application'>) {
  const look = 'text-lead font-semibold tracking-[-0.01em] text-pretty wrap-anywhere';
  if (job === null) return <h2 className={look}>{jobTitle}</h2>;
  return (
    <h2 className="justify-self-start">
      <Link
        href={paths.job(jobID)}
        className={`-my-1 inline-block rounded-sm py-1 decoration-1 underline-offset-4 transition-colors duration-150 hover:text-dawn-ink hover:underline ${look}`}
      >
        {jobTitle}
      </Link>
    </h2>
  );
}
