import { useRef, useState } from 'react';
import { AccentButton } from '../../components/button.tsx';
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
import { useDraft } from './draft.ts';
import { lineOf, nothingYet } from './letter-words.ts';
import { useEditLetter } from './use-edit-letter.ts';
import { useLetter, useWriteLetter } from './use-letter.ts';

/** Props of `LetterPanel`. */
export interface LetterPanelProps {
  /** The job that the letter is for. */
  readonly jobID: string;
}

/** The cover letter that who is signed in has for a job, or the way to one. It stands under a heading of the page's own. */
export function LetterPanel({ jobID }: LetterPanelProps) {
  return <LetterOfJob key={jobID} jobID={jobID} />;
}

/** About the height of a letter: what stands below does not move while one grows. */
const ROOM = 'min-h-240 sm:min-h-180';

function LetterOfJob({ jobID }: LetterPanelProps) {
  const account = useAccount();
  const { email } = account;
  const now = useNow();
  const isOnline = useOnline();
  const panel = useRef<HTMLDivElement>(null);
  const letter = useLetter(email, jobID);
  const isWriting = letter.data?.state === 'writing';
  const draft = useDraft(email, jobID);
  const editing = useEditLetter(email, jobID);
  const onBegun = () => draft[0] === null || draft[1](null);
  const { write, isAsking, failure } = useWriteLetter({ email, jobID, isWriting, onBegun });
  const isGrowing = isAsking || isWriting;
  const [hasGrown, setGrown] = useState(false);
  if (isWriting && !hasGrown) setGrown(true);

  const isAnnual = hasAnnualPlan(account, now);
  const onWrite = (resumeId: string) => {
    // What was pressed goes.
    panel.current?.focus({ preventScroll: true });
    write(resumeId);
  };

  function body() {
    if (letter.data === undefined) {
      if (!letter.isError) return <Loading isOnline={isOnline} />;
      return (
        <Notice
          role="alert"
          action={<AccentButton onClick={() => void letter.refetch()}>Try again</AccentButton>}
        >
          {toFailure(letter.error).message}
        </Notice>
      );
    }
    const shown = isAsking ? nothingYet(jobID) : letter.data;
    if (shown === null || shown.state === 'failed')
      return isAnnual ? (
        <StartLetter failure={failure || (shown?.why ?? '')} onWrite={onWrite} />
      ) : (
        <LetterOffer />
      );
    return (
      <>
        <p className="min-h-[1.5em] text-small text-pretty text-muted wrap-anywhere">
          {lineOf(shown, { isOnline, isBehind: letter.isError }, visitorClock(now))}{' '}
          {!isGrowing && !shown.edited && <Hint />}
        </p>
        <LetterText
          letter={shown}
          {...{ isGrowing, draft, editing, failure }}
          onWrite={isAnnual ? onWrite : undefined}
        />
        {!isGrowing && !isAnnual && <LetterOffer />}
      </>
    );
  }

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none ${isGrowing || hasGrown ? ROOM : ''}`}
    >
      <p role="status" className="sr-only">
        {isGrowing
          ? 'Your letter is being written.'
          : hasGrown && letter.data?.state === 'ready'
            ? 'Your letter is ready.'
            : ''}
      </p>
      {body()}
    </div>
  );
}

function Hint() {
  return (
    <>
      <span className="pointer-coarse:hidden">Point at a sentence</span>
      <span className="hidden pointer-coarse:inline">Tap a sentence</span> to see the lines it rests on.
    </>
  );
}

function Loading({ isOnline }: { readonly isOnline: boolean }) {
  if (!isOnline)
    return (
      <p role="status" className="text-muted">
        You are offline. Your letter stands here as soon as the network is back.
      </p>
    );
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your letter</span>
      <div aria-hidden="true" className="shimmer grid gap-3">
        <div className="h-4 w-full max-w-[56ch] rounded bg-line" />
        <div className="h-4 w-3/5 max-w-[32ch] rounded bg-line" />
        <div className="mt-1 h-11 w-48 rounded-lg bg-line" />
      </div>
    </div>
  );
}
