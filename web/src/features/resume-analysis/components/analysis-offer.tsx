import { AnnualOffer } from '../../subscription/components/annual-offer.tsx';

export function AnalysisOffer() {
  return (
    <AnnualOffer>
      The annual plan includes a full resume analysis: a score with explanations, how your resume reads to a
      screener, which of your titles it supports, and suggested rewrites.
    </AnnualOffer>
  );
}
