import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { AccentButton } from '../../../components/button.tsx';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import { Notice } from '../../../components/notice.tsx';
import { OfflineNotice } from '../../../components/offline-notice.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useOnline } from '../../../components/use-online.ts';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import { isSubscribed } from '../../account/is-subscribed.ts';
import { useAccount } from '../../account/use-account.ts';
import type { PacketJob } from '../api/applications.ts';
import { usePacket } from '../use-packet.ts';
import { ApplySection } from './apply-section.tsx';
import { InstantApplyOffer } from './instant-apply-offer.tsx';
import { JobFacts } from './job-facts.tsx';
import { PacketDetails } from './packet-details.tsx';

const letterPanel = lazyComponent(async () => (await import('../../letters/letter-panel.tsx')).LetterPanel);

export interface PacketProps {
  readonly jobID: string;
}

export function Packet({ jobID }: PacketProps) {
  const account = useAccount();
  const isAllowed = isSubscribed(account, useNow());
  return (
    <>
      <Link
        href={paths.applications}
        className="-mt-4 mb-4 inline-flex min-h-11 items-center gap-2 text-small text-muted transition-colors duration-150 hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        All applications
      </Link>
      {isAllowed ? <OwnPacket email={account.email} jobID={jobID} /> : <InstantApplyOffer jobID={jobID} />}
    </>
  );
}

function OwnPacket({ email, jobID }: PacketProps & { readonly email: string }) {
  const { packet, linkOf } = usePacket(email, jobID);
  const isOnline = useOnline();
  if (packet.data === undefined) {
    if (packet.isError)
      return <NotLoaded error={packet.error} jobID={jobID} onTryAgain={() => void packet.refetch()} />;
    return isOnline ? <PacketSkeleton /> : <OfflineNotice things="your application details" />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-112 gap-5">
        <JobHeading jobID={jobID} job={packet.data.job} />
        <ApplySection email={email} jobID={jobID} packet={packet.data} />
      </div>
      <Part heading="Your details">
        <div className="max-w-112">
          <PacketDetails jobID={jobID} packet={packet.data} linkOf={linkOf} />
        </div>
      </Part>
      {packet.data.why === '' && (
        <Part heading="Cover letter">
          <Letter jobID={jobID} />
        </Part>
      )}
    </div>
  );
}

function JobHeading({ jobID, job }: { readonly jobID: string; readonly job: PacketJob }) {
  return (
    <div className="grid gap-1">
      <h2 className="font-head text-title leading-[1.15] font-semibold tracking-tight text-pretty wrap-anywhere">
        <Link
          href={paths.job(jobID)}
          className="decoration-1 underline-offset-4 transition-colors duration-150 hover:text-dawn-ink hover:underline"
        >
          {job.jobTitle}
        </Link>
      </h2>
      <JobFacts company={job.fullCompanyName} job={job} />
    </div>
  );
}

function Letter({ jobID }: PacketProps) {
  const { Component: LetterPanel, hasFailed } = useLazyComponent(letterPanel, true);
  if (LetterPanel) return <LetterPanel jobID={jobID} />;
  return (
    <p role="status" className="min-h-11 text-muted">
      {hasFailed ? "Couldn't load your letter. Reload the page to try again." : ''}
    </p>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="font-head text-title leading-[1.15] font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface NotLoadedProps extends PacketProps {
  readonly error: Error;
  readonly onTryAgain: () => void;
}

function NotLoaded({ error, jobID, onTryAgain }: NotLoadedProps) {
  const { code, message } = toFailure(error);
  // The subscription ended after the page loaded.
  if (code === 'NeedsPlan') return <InstantApplyOffer jobID={jobID} />;
  if (code === 'NotFound')
    return (
      <Notice
        role="alert"
        heading="This job is no longer available"
        action={<AccentLink href={paths.home}>See the newest jobs</AccentLink>}
      >
        {message}
      </Notice>
    );
  return (
    <Notice
      role="alert"
      heading="Couldn't load your application details"
      action={<AccentButton onClick={onTryAgain}>Try again</AccentButton>}
    >
      {message}
    </Notice>
  );
}

export function PacketSkeleton() {
  return (
    <Skeleton label="Loading your application details" className="grid max-w-112 gap-8">
      <div aria-hidden="true" className="shimmer grid gap-2.5">
        <div className="h-6 w-4/5 rounded bg-line" />
        <div className="h-4 w-2/5 rounded bg-line" />
        <div className="mt-3 h-13 rounded-lg bg-line" />
      </div>
      <SkeletonRows
        className="border-t border-line"
        row="h-15 content-center gap-1.5"
        widths={['w-2/5', 'w-1/4', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2']}
        bars={(width) => ['h-3 w-16', `h-4 ${width}`]}
      />
    </Skeleton>
  );
}
