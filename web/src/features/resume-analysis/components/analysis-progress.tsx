import { progressText } from '../analysis-text.ts';
import type { Analysis } from '../api/analysis.ts';
import { ResumeContents } from './resume-contents.tsx';

export interface AnalysisProgressProps {
  readonly analysis: Analysis;
  readonly isOnline: boolean;
  /** The last poll failed. */
  readonly isStale: boolean;
}

export function AnalysisProgress({ analysis, isOnline, isStale }: AnalysisProgressProps) {
  return (
    <div className="min-h-svh">
      <div className="grid justify-items-start gap-2 pb-8">
        <p className="text-lead">{progressText(analysis)}</p>
        <p className="max-w-[60ch] text-small text-muted">{progressNote(isOnline, isStale)}</p>
        <div aria-hidden="true" className="shimmer mt-3 h-1 w-full max-w-80 rounded-full bg-line" />
      </div>
      {analysis.says.length > 0 && <ResumeContents says={analysis.says} />}
    </div>
  );
}

function progressNote(isOnline: boolean, isStale: boolean): string {
  if (!isOnline) return "You're offline. The analysis continues and will show up when you're back online.";
  if (isStale) return "We can't check the progress right now. The analysis continues, and we'll keep trying.";
  return 'Your score comes last. You can leave this page; the analysis keeps running.';
}
