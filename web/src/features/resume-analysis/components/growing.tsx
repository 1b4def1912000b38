import { progressText } from '../analysis-words.ts';
import type { Analysis } from '../api/analysis.ts';
import { WhatItSays } from './what-it-says.tsx';

export interface GrowingProps {
  readonly analysis: Analysis;
  readonly isOnline: boolean;
  /** The last look did not reach the service. */
  readonly isBehind: boolean;
}

/** An analysis that is being written: how far it has come, and what has been read by now. */
export function Growing({ analysis, isOnline, isBehind }: GrowingProps) {
  return (
    <div className="min-h-svh">
      <div className="grid justify-items-start gap-2 pb-8">
        <p className="text-lead">{progressText(analysis)}</p>
        <p className="max-w-[60ch] text-small text-pretty text-muted">{aside(isOnline, isBehind)}</p>
        <div aria-hidden="true" className="shimmer mt-3 h-1 w-full max-w-80 rounded-full bg-line" />
      </div>
      {analysis.says.length > 0 && <WhatItSays says={analysis.says} />}
    </div>
  );
}

function aside(isOnline: boolean, isBehind: boolean): string {
  if (!isOnline) return 'You are offline. It goes on, and stands here when the network is back.';
  if (isBehind) return 'It cannot be looked at just now. It goes on, and we keep trying.';
  return 'The score and all that follows from it come last. You can leave this page meanwhile.';
}
