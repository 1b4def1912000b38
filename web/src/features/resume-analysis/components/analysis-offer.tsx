import { AnnualOffer } from '../../subscription/components/annual-offer.tsx';

/** What the annual plan adds for who has no analysis of a resume by it. */
export function AnalysisOffer() {
  return (
    <AnnualOffer>
      With the annual plan, your resume is read closely: what it says, how it reads to a screener, which of
      your titles it supports and where it falls short, better words for its lines, and a score that is
      counted and explained.
    </AnnualOffer>
  );
}
