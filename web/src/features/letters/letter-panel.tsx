import { useRef, useState } from 'react';
import { AccentButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextSkeleton } from '../../components/text-skeleton.tsx';
import { useNow } from '../../components/use-now.ts';
import { useOnline } from '../../components/use-online.ts';
import { toFailure } from '../../service/failure.ts';
import { hasAnnualPlan } from '../account/is-subscribed.ts';
import { useAccount } from '../account/use-account.ts';
import { visitorClock } from '../listing/day.ts';
import { AnnualOffer } from '../subscription/components/annual-offer.tsx';
import { LetterText } from './components/letter-text.tsx';
import { StartLetter } from './components/start-letter.tsx';
import { announcementFor, emptyLetter, statusLine } from './letter-text.ts';
import { useLetter, useWriteLetter } from './use-letter.ts';

export interface LetterPanelProps {
  readonly jobID: string;
}

export function LetterPanel({ jobID }: LetterPanelProps) {
  return <JobLetter key={jobID} jobID={jobID} />;
}

/** About the height of a letter, so that nothing below moves while it is written. */
const MIN_HEIGHT = 'min-h-250 @[50rem]:min-h-180';

function JobLetter({ jobID }: LetterPanelProps) {
  const { email } = useAccount();
  const panel = useRef<HTMLDivElement>(null);
  const letter = useLetter(email, jobID);
  const isWriting = letter.data?.state === 'writing';
  const { write, isRequesting, failure } = useWriteLetter(email, jobID, isWriting);
  const isInProgress = isRequesting || isWriting;
  const [wasWriting, setWasWriting] = useState(false);
  if (isWriting && !wasWriting) setWasWriting(true);
  const onWrite = (resumeId: string) => {
    // The pressed button is removed.
    panel.current?.focus({ preventScroll: true });
    write(resumeId);
  };
  const reservesHeight = isInProgress || wasWriting;
  return (
    <div className="@container">
      <div
        ref={panel}
        tabIndex={-1}
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none ${reservesHeight ? MIN_HEIGHT : ''}`}
      >
        <p role="status" className="sr-only">
          {announcementFor(isInProgress, wasWriting ? letter.data?.state : undefined)}
        </p>
        <CurrentLetter
          jobID={jobID}
          letter={letter}
          isRequesting={isRequesting}
          isInProgress={isInProgress}
          failure={failure}
          onWrite={onWrite}
        />
      </div>
    </div>
  );
}

interface CurrentLetterProps extends LetterPanelProps {
  readonly letter: ReturnType<typeof useLetter>;
  readonly isRequesting: boolean;
  readonly isInProgress: boolean;
  readonly failure: string;
  readonly onWrite: (resumeId: string) => void;
}

function CurrentLetter({ jobID, letter, isRequesting, isInProgress, failure, onWrite }: CurrentLetterProps) {
  const account = useAccount();
  const now = useNow();
  const isOnline = useOnline();
  if (letter.data === undefined) {
    if (!letter.isError) return <TextSkeleton what="your letter" isOnline={isOnline} />;
    return (
      <Notice
        role="alert"
        action={<AccentButton onClick={() => void letter.refetch()}>Try again</AccentButton>}
      >
        {toFailure(letter.error).message}
      </Notice>
    );
  }
  const isAnnual = hasAnnualPlan(account, now);
  const shown = isRequesting ? emptyLetter(jobID) : letter.data;
  const reason = failure || (shown?.state === 'failed' ? shown.why : '');
  if (!isInProgress && !shown?.text)
    return isAnnual ? <StartLetter failure={reason} onWrite={onWrite} /> : <LetterOffer />;
  return (
    <>
      {shown && (
        <LetterText
          letter={shown}
          status={statusLine(shown, { isOnline, hasPollFailed: letter.isError }, visitorClock(now))}
          isInProgress={isInProgress}
          failure={reason}
          onWrite={isAnnual ? onWrite : undefined}
        />
      )}
      {!isInProgress && !isAnnual && <LetterOffer />}
    </>
  );
}

export function LetterOffer() {
  return (
    <AnnualOffer>
      With the annual plan, we write a cover letter for this job from your resume, and every sentence shows
      what it's based on.
    </AnnualOffer>
  );
}
