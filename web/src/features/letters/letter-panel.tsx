import { useRef, useState } from 'react';
import { AccentButton } from '../../components/button.tsx';
import { LinesLoading } from '../../components/lines-loading.tsx';
import { Notice } from '../../components/notice.tsx';
import { useNow } from '../../components/use-now.ts';
import { useOnline } from '../../components/use-online.ts';
import { toFailure } from '../../service/failure.ts';
import { hasAnnualPlan } from '../account/has-annual-plan.ts';
import { useAccount } from '../account/use-account.ts';
import { visitorClock } from '../listing/day.ts';
import { LetterOffer } from './components/letter-offer.tsx';
import { LetterText } from './components/letter-text.tsx';
import { StartLetter } from './components/start-letter.tsx';
import { lineOf, newsOf, nothingYet } from './letter-words.ts';
import { useLetter, useWriteLetter } from './use-letter.ts';

export interface LetterPanelProps {
  /** The job that the letter is for. */
  readonly jobID: string;
}

/** The cover letter that who is signed in has for a job, or the way to one. It stands under a heading of the page's own. */
export function LetterPanel({ jobID }: LetterPanelProps) {
  return <LetterOfJob key={jobID} jobID={jobID} />;
}

/** About the height of a letter: what stands below does not move while one grows. */
const ROOM = 'min-h-250 @[50rem]:min-h-180';

function LetterOfJob({ jobID }: LetterPanelProps) {
  const { email } = useAccount();
  const panel = useRef<HTMLDivElement>(null);
  const letter = useLetter(email, jobID);
  const isWriting = letter.data?.state === 'writing';
  const { write, isAsking, failure } = useWriteLetter(email, jobID, isWriting);
  const isGrowing = isAsking || isWriting;
  const [hasGrown, setGrown] = useState(false);
  if (isWriting && !hasGrown) setGrown(true);
  const onWrite = (resumeId: string) => {
    // What was pressed goes.
    panel.current?.focus({ preventScroll: true });
    write(resumeId);
  };
  const hasRoom = isGrowing || hasGrown;
  return (
    <div className="@container">
      <div
        ref={panel}
        tabIndex={-1}
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none ${hasRoom ? ROOM : ''}`}
      >
        <p role="status" className="sr-only">
          {newsOf(isGrowing, hasGrown ? letter.data?.state : undefined)}
        </p>
        <LetterAsItStands
          jobID={jobID}
          letter={letter}
          isAsking={isAsking}
          isGrowing={isGrowing}
          failure={failure}
          onWrite={onWrite}
        />
      </div>
    </div>
  );
}

interface LetterAsItStandsProps extends LetterPanelProps {
  readonly letter: ReturnType<typeof useLetter>;
  readonly isAsking: boolean;
  readonly isGrowing: boolean;
  readonly failure: string;
  readonly onWrite: (resumeId: string) => void;
}

function LetterAsItStands({ jobID, letter, isAsking, isGrowing, failure, onWrite }: LetterAsItStandsProps) {
  const account = useAccount();
  const now = useNow();
  const isOnline = useOnline();
  if (letter.data === undefined) {
    if (!letter.isError) return <LinesLoading what="your letter" isOnline={isOnline} />;
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
  const shown = isAsking ? nothingYet(jobID) : letter.data;
  const why = failure || (shown?.state === 'failed' ? shown.why : '');
  if (!isGrowing && !shown?.text)
    return isAnnual ? <StartLetter failure={why} onWrite={onWrite} /> : <LetterOffer />;
  return (
    <>
      {shown && (
        <LetterText
          letter={shown}
          line={lineOf(shown, { isOnline, isBehind: letter.isError }, visitorClock(now))}
          isGrowing={isGrowing}
          failure={why}
          onWrite={isAnnual ? onWrite : undefined}
        />
      )}
      {!isGrowing && !isAnnual && <LetterOffer />}
    </>
  );
}
