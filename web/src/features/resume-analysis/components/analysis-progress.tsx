import { progressText } from '../analysis-text.ts';
import type { Analysis } from '../api/analysis.ts';
import { ResumeContents } from './resume-contents.tsx';

export interface AnalysisProgressProps {
  readonly analysis: Analysis;
  readonly isOnline: boolean;
  /** The last look did not reach the service. */
  readonly isStale: boolean;
}

/** An analysis that is being written: how far it has come, and what has been read by now. */
export function AnalysisProgress({ analysis, isOnline, isStale }: AnalysisProgressProps) {
  return (
    <div className="min-h-svh">
      <div className="grid justify-items-start gap-2 pb-8">
        <p className="text-lead">{progressText(analysis)}</p>
        <p className="max-w-[60ch] text-small text-pretty text-muted">{progressNote(isOnline, isStale)}</p>
        <div aria-hidden="true" className="shimmer mt-3 h-1 w-full max-w-80 rounded-full bg-line" />
      </div>
      {analysis.says.length > 0 && <ResumeContents says={analysis.says} />}
    </div>
  );
}

function progressNote(isOnline: boolean, isStale: boolean): string {
  if (!isOnline) return 'You are offline. It goes on, and stands here when the network is back.';
  if (isStale) return 'It cannot be looked at just now. It goes on, and we keep trying.';
  return 'The score and all that follows from it come last. You can leave this page meanwhile.';
}
