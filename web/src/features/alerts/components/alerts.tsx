import { useId } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { loadedText } from '../../../components/loaded-text.ts';
import { NextPage } from '../../../components/next-page.tsx';
import { Notice } from '../../../components/notice.tsx';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useOnline } from '../../../components/use-online.ts';
import { paths } from '../../../config/paths.ts';
import { isSubscribed } from '../../account/is-subscribed.ts';
import { useAccount } from '../../account/use-account.ts';
import { visitorClock } from '../../listing/day.ts';
import { MatchingNow } from '../../preview/components/matching-now.tsx';
import { alertFit } from '../alert-fit.ts';
import { allAlerts } from '../alert-history.ts';
import { type AlertDay as Day, groupByDay } from '../alert-text.ts';
import type { Alert } from '../api/alerts.ts';
import { useAlerts } from '../use-alerts.ts';
import { useNoteAlert } from '../use-note-alert.ts';
import { AlertRow, type AlertRowProps } from './alert-row.tsx';
import { DownloadAlerts } from './download-alerts.tsx';
import { NewAlerts } from './new-alerts.tsx';

export interface AlertsProps {
  readonly email: string;
}

export function Alerts({ email }: AlertsProps) {
  const { history, newAlerts, hasPollFailed, showNew } = useAlerts(email);
  const saveNote = useNoteAlert(email);
  const account = useAccount();
  const isOnline = useOnline();
  const now = useNow();
  const clock = visitorClock(now);
  if (history.data === undefined && history.isError)
    return (
      <LoadError
        heading="Couldn't load your alerts"
        error={history.error}
        onTryAgain={() => void history.refetch()}
      />
    );
  if (history.data === undefined) return isOnline ? <AlertsSkeleton /> : <OfflineNotice things="alerts" />;
  const alerts = allAlerts(history.data);
  const fitOf = alertFit(account);
  return (
    <div className="max-w-180">
      <NewAlerts count={newAlerts.length} onShow={showNew} />
      <p role="status" className="min-h-[1.5em] pb-7 text-muted tabular-nums">
        {!isOnline
          ? "You're offline. Showing alerts loaded earlier."
          : hasPollFailed
            ? "Couldn't check for new alerts. Retrying…"
            : alerts.length > 0
              ? countsText(alerts, history.hasNextPage)
              : ''}
      </p>
      {alerts.length === 0 ? (
        <MatchingNow email={email} max={30}>
          <NoAlerts />
        </MatchingNow>
      ) : (
        groupByDay(alerts, clock).map((day) => (
          <AlertDay
            key={day.heading}
            day={day}
            fitOf={fitOf}
            now={now}
            clock={clock}
            onNote={saveNote}
            canApply={isSubscribed(account, now)}
          />
        ))
      )}
      <NextPage list={history} />
      {alerts.length > 0 && (
        <div className="pt-4">
          <DownloadAlerts email={email} />
        </div>
      )}
    </div>
  );
}

/** Counts the loaded alerts. */
function countsText(alerts: readonly Alert[], hasMore: boolean): string {
  const count = loadedText(alerts.length, hasMore, 'alert');
  const pending = alerts.filter(({ state }) => state === 'pending').length;
  return `${count} in the last 90 days${pending === 0 ? '' : `, ${pending} waiting to be sent`}.`;
}

function NoAlerts() {
  return (
    <Notice
      role="status"
      heading="No alerts yet"
      action={<AccentLink href={paths.jobTitles}>See your job titles</AccentLink>}
    >
      When a job with one of your titles is posted, it shows up here and we notify you. To choose how, go to{' '}
      <Link href={paths.notifications} className="text-dusk underline underline-offset-4">
        your notifications
      </Link>
      .
    </Notice>
  );
}

export interface AlertDayProps extends Omit<AlertRowProps, 'alert' | 'fit'> {
  readonly day: Day;
  readonly fitOf: (alert: Alert) => string;
}

export function AlertDay({ day: { heading, alerts }, fitOf, ...row }: AlertDayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-8">
      <h2 id={id} className="pb-3 font-head text-title leading-[1.15] font-semibold tracking-tight">
        {heading}
      </h2>
      <ul className="border-t border-line">
        {alerts.map((alert) => (
          <AlertRow key={alert.jobID} alert={alert} fit={fitOf(alert)} {...row} />
        ))}
      </ul>
    </section>
  );
}

export function AlertsSkeleton() {
  return (
    <Skeleton label="Loading your alerts" className="grid max-w-180 gap-3">
      <div aria-hidden="true" className="shimmer h-4 w-52 rounded bg-line" />
      <SkeletonRows
        className="mt-3 border-t border-line"
        row="gap-2 py-4"
        widths={['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-3/5']}
        bars={(width) => [`h-5 ${width}`, 'h-4 w-2/5', 'h-3.5 w-1/3']}
      />
    </Skeleton>
  );
}
