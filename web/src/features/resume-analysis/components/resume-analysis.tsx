import { useRef, useState } from 'react';
import { BusyButton } from '../../../components/busy-button.tsx';
import { AccentButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextSkeleton } from '../../../components/text-skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useOnline } from '../../../components/use-online.ts';
import { toFailure } from '../../../service/failure.ts';
import { hasAnnualPlan } from '../../account/is-subscribed.ts';
import { useAccount } from '../../account/use-account.ts';
import { visitorClock } from '../../listing/day.ts';
import { momentText } from '../../listing/moment-text.ts';
import { emptyAnalysis, statusText } from '../analysis-text.ts';
import { useAnalysis, useAnalyze } from '../use-analysis.ts';
import { AnalysisOffer } from './analysis-offer.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { CompletedAnalysis } from './completed-analysis.tsx';

export interface ResumeAnalysisProps {
  /** Id of an accepted resume of the signed-in user. */
  readonly resumeId: string;
}

export function ResumeAnalysis({ resumeId }: ResumeAnalysisProps) {
  const { email } = useAccount();
  const panel = useRef<HTMLDivElement>(null);
  const analysis = useAnalysis(email, resumeId);
  const isWriting = analysis.data?.state === 'writing';
  const { analyze, isStarting, failure } = useAnalyze(email, resumeId, isWriting);
  const [wasWriting, setWasWriting] = useState(false);
  if (isWriting && !wasWriting) setWasWriting(true);
  const onAnalyze = () => {
    // The pressed button disappears.
    panel.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    analyze();
  };
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {statusText(isStarting || isWriting, wasWriting ? analysis.data?.state : undefined)}
      </p>
      <AnalysisView
        resumeId={resumeId}
        analysis={analysis}
        isStarting={isStarting}
        failure={failure}
        onAnalyze={onAnalyze}
      />
    </div>
  );
}

interface AnalysisViewProps extends ResumeAnalysisProps {
  readonly analysis: ReturnType<typeof useAnalysis>;
  readonly isStarting: boolean;
  readonly failure: string;
  readonly onAnalyze: () => void;
}

function AnalysisView({ resumeId, analysis, isStarting, failure, onAnalyze }: AnalysisViewProps) {
  const account = useAccount();
  const now = useNow();
  const isOnline = useOnline();
  if (analysis.data === undefined) {
    if (!analysis.isError)
      return <TextSkeleton what="the analysis" isOnline={isOnline} className="min-h-svh" />;
    const again = <AccentButton onClick={() => void analysis.refetch()}>Try again</AccentButton>;
    return (
      <Notice role="alert" action={again}>
        {toFailure(analysis.error).message}
      </Notice>
    );
  }
  const shown = isStarting ? emptyAnalysis(resumeId) : analysis.data;
  if (shown?.state === 'writing')
    return <AnalysisProgress analysis={shown} isOnline={isOnline} isStale={analysis.isError} />;
  const isAnnual = hasAnnualPlan(account, now);
  const why = failure || (shown?.state === 'failed' ? shown.why : '');
  if (typeof shown?.score === 'number')
    return (
      <CompletedAnalysis
        analysis={{ ...shown, score: shown.score }}
        written={momentText(shown.writtenAt ?? '', visitorClock(now))}
        failure={why}
        onAnalyze={isAnnual ? onAnalyze : undefined}
      />
    );
  return isAnnual ? <StartAnalysis failure={why} onAnalyze={onAnalyze} /> : <AnalysisOffer />;
}

interface StartAnalysisProps {
  /** Why the last attempt failed; empty if there was none. */
  readonly failure: string;
  readonly onAnalyze: () => void;
}

function StartAnalysis({ failure, onAnalyze }: StartAnalysisProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-muted">
        Get a score with tips to raise it, see how your resume reads to a screener and which of your titles it
        supports, and get suggested rewrites. It takes about 30 seconds.
      </p>
      <FormMessage role="alert">{failure}</FormMessage>
      <BusyButton look="accent" isBusy={false} onClick={onAnalyze}>
        {failure === '' ? 'Analyze this resume' : 'Try again'}
      </BusyButton>
    </div>
  );
}
