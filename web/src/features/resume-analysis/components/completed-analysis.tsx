import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import type { Analysis } from '../api/analysis.ts';
import { AnalysisOffer } from './analysis-offer.tsx';
import { ResumeContents } from './resume-contents.tsx';
import { Rewrites } from './rewrites.tsx';
import { Score } from './score.tsx';
import { Screener } from './screener.tsx';
import { Titles } from './titles.tsx';

export interface CompletedAnalysisProps {
  readonly analysis: Analysis & { readonly score: number };
  /** When it was written, as text. */
  readonly written: string;
  /** Why the last attempt failed; empty if there was none. */
  readonly failure: string;
  /** Analyzes again; absent without the annual plan. */
  readonly onAnalyze?: (() => void) | undefined;
}

export function CompletedAnalysis({ analysis, written, failure, onAnalyze }: CompletedAnalysisProps) {
  const { score, caveat, scoreParts, says, screener, titles, rewrites } = analysis;
  return (
    <div className="appear">
      <FormMessage role="alert" className="mb-6">
        {failure}
      </FormMessage>
      <div className="flex flex-wrap items-center gap-x-5 pb-3">
        <p className="text-small text-muted">Analyzed {written}.</p>
        {onAnalyze && <QuietButton onClick={onAnalyze}>Analyze again</QuietButton>}
      </div>
      <Score score={score} caveat={caveat} parts={scoreParts} />
      <Screener notes={screener} />
      <Titles titles={titles} />
      <Rewrites rewrites={rewrites} />
      <ResumeContents says={says} />
      {!onAnalyze && (
        <div className="border-t border-line pt-8">
          <AnalysisOffer />
        </div>
      )}
    </div>
  );
}
