import { useState } from 'react';
import { AccentLink } from '../../../components/accent-link.tsx';
import { loadedText } from '../../../components/loaded-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { isSubscribed } from '../../account/is-subscribed.ts';
import { useAccount } from '../../account/use-account.ts';
import { visitorClock } from '../../listing/day.ts';
import type { Application } from '../api/applications.ts';
import { allApplications } from '../application-cache.ts';
import { silenceText } from '../application-text.ts';
import { useApplications, useChangeState } from '../use-applications.ts';
import { ApplicationRow } from './application-row.tsx';
import { RemoveApplicationDialog } from './remove-application-dialog.tsx';

export function Applications() {
  const account = useAccount();
  const { email } = account;
  const list = useApplications(email);
  const changeState = useChangeState(email);
  const [removing, setRemoving] = useState<Application>();
  const now = useNow();
  const waitingOf = (applications: readonly Application[]) =>
    applications.filter((application) => silenceText(application, now) !== '').length;
  return (
    <PagedList
      list={list}
      things="applications"
      skeleton={<ApplicationsSkeleton />}
      status={(data) => `${loadedText(allApplications(data).length, list.hasNextPage, 'application')}.`}
      empty={(data) => (allApplications(data).length === 0 ? <NoApplications /> : undefined)}
    >
      {(data) => {
        const applications = allApplications(data);
        const waiting = waitingOf(applications);
        return (
          <>
            {waiting > 0 && (
              <p className="-mt-3 pb-4 text-muted tabular-nums">
                {waiting.toLocaleString('en-US')} without an answer for a week or more.
              </p>
            )}
            <ul className="border-t border-line">
              {applications.map((application) => (
                <ApplicationRow
                  key={application.jobID}
                  email={email}
                  application={application}
                  clock={visitorClock(now)}
                  now={now}
                  isSubscribed={isSubscribed(account, now)}
                  onState={changeState}
                  onRemove={setRemoving}
                />
              ))}
            </ul>
            {removing && (
              <RemoveApplicationDialog
                email={email}
                application={removing}
                onClose={() => setRemoving(undefined)}
              />
            )}
          </>
        );
      }}
    </PagedList>
  );
}

function NoApplications() {
  return (
    <Notice
      role="status"
      heading="No applications yet"
      action={<AccentLink href={paths.alerts}>See your alerts</AccentLink>}
    >
      Jobs you apply to with Instant Apply show up here, with their status and your notes. Look for Instant
      Apply on your alerts and in the job list.
    </Notice>
  );
}

export function ApplicationsSkeleton() {
  return (
    <Skeleton label="Loading your applications" className="grid max-w-180 gap-3">
      <div aria-hidden="true" className="shimmer h-4 w-40 rounded bg-line" />
      <SkeletonRows
        className="mt-2 border-t border-line"
        row="gap-2 py-5"
        widths={['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5']}
        bars={(width) => [`h-5 ${width}`, 'h-4 w-2/5', 'h-3.5 w-1/3', 'mt-3 h-3.5 w-20']}
      />
    </Skeleton>
  );
}
