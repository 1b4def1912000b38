import type { AlertNote } from '@daybreak/contract/types.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { CompanyLink } from '../../../components/company-link.tsx';
import { FactLine } from '../../../components/fact-line.tsx';
import { paths } from '../../../config/paths.ts';
import { InstantApply } from '../../applications/components/instant-apply.tsx';
import { AskWhy } from '../../feedback/components/ask-why.tsx';
import { Offers } from '../../feedback/components/offers.tsx';
import type { VisitorClock } from '../../listing/day.ts';
import { cardPlaces } from '../../listing/places.ts';
import { useReadersPlaces } from '../../session/readers-places.ts';
import { describeState, formatMoment } from '../alert-text.ts';
import type { Alert, AlertJob } from '../api/alerts.ts';

export interface AlertRowProps {
  readonly alert: Alert;
  /** How well the job fits, with the reasons; '' if unknown. */
  readonly fit: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
  readonly onNote: (alert: Alert, note: AlertNote) => void;
  /** Whether the reader's plan has Instant Apply. */
  readonly canApply: boolean;
}

export function AlertRow({ alert, fit, now, clock, onNote, canApply }: AlertRowProps) {
  const { jobID, job, reason, matchedAt, openedAt, notRelevantAt, appliedAt } = alert;
  const isNotRelevant = notRelevantAt !== null;
  // Alerts marked on an earlier visit don't ask why.
  const [wasJustMarked, setJustMarked] = useState(false);
  const [wantsMore, setWantsMore] = useState(false);
  const { words, isProblem } = describeState(alert, now, clock);
  return (
    <li className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-0.5">
        <Title alert={alert} onOpen={() => onNote(alert, 'opened')} />
        {job && <Facts job={job} />}
        <p className="text-muted wrap-anywhere">
          {reason.change !== '' && `${reason.change}. `}
          {reason.words}.{fit !== '' && ` ${fit}.`}
        </p>
        <div className="overflow-x-clip pt-1">
          <p className="dotted text-small text-muted tabular-nums">
            <span className={isProblem ? 'text-ink' : undefined}>{words}</span>
            <span>
              Matched <time dateTime={matchedAt}>{formatMoment(matchedAt, matchedAt, clock)}</time>
            </span>
            {appliedAt !== null && <span className="font-semibold">Applied</span>}
            {openedAt !== null && <span className="font-semibold">Opened</span>}
            {isNotRelevant && <span className="font-semibold">Not relevant</span>}
          </p>
        </div>
      </div>
      <div className="-mb-2 flex flex-wrap gap-x-4 whitespace-nowrap sm:-mt-2.5 sm:grid sm:justify-items-end sm:self-start">
        {canApply && job?.closedAt === null && !isNotRelevant && appliedAt === null && (
          <InstantApply
            job={{ ...job, jobID }}
            className="min-h-11 font-[550] text-dusk underline-offset-4 hover:underline"
          />
        )}
        <QuietButton
          aria-label={`${isNotRelevant ? 'Undo not relevant' : 'Not relevant'}, ${job?.jobTitle ?? reason.title}`}
          onClick={() => {
            setJustMarked(true);
            setWantsMore(false);
            onNote(alert, isNotRelevant ? 'relevant' : 'notRelevant');
          }}
        >
          {isNotRelevant ? 'Undo' : 'Not relevant'}
        </QuietButton>
        {job && !isNotRelevant && (
          <QuietButton
            aria-label={`More like this, ${job.jobTitle}`}
            aria-expanded={wantsMore}
            onClick={() => setWantsMore(!wantsMore)}
          >
            More like this
          </QuietButton>
        )}
      </div>
      {wasJustMarked && isNotRelevant && job && <AskWhy jobID={jobID} />}
      {wantsMore && (
        <div className="appear py-2 text-small sm:col-span-2">
          <Offers jobID={jobID} answer="moreLikeThis" />
        </div>
      )}
    </li>
  );
}

function Title({
  alert: { job, jobID, notRelevantAt },
  onOpen,
}: Pick<AlertRowProps, 'alert'> & { readonly onOpen: () => void }) {
  if (job === null) return <p className="font-semibold text-muted">This job is no longer available</p>;
  const mutedStyle = notRelevantAt === null ? '' : 'text-muted line-through decoration-faint';
  return (
    <Link
      href={paths.job(jobID)}
      onClick={onOpen}
      onAuxClick={onOpen}
      className={`-my-1 justify-self-start rounded-sm py-1 text-lead font-semibold tracking-[-0.01em] text-pretty wrap-anywhere decoration-1 underline-offset-4 transition-colors duration-150 hover:text-dawn-ink hover:underline ${mutedStyle}`}
    >
      {job.jobTitle}
    </Link>
  );
}

function Facts({ job }: { readonly job: AlertJob }) {
  const places = useReadersPlaces();
  const facts = [
    ...cardPlaces(job, places).slice(0, 1),
    job.isRemote ? 'Remote' : '',
    job.closedAt === null ? '' : 'Closed',
  ];
  return <FactLine lead={<CompanyLink name={job.fullCompanyName} />} facts={facts} />;
}
