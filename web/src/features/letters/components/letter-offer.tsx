import { AnnualOffer } from '../../subscription/components/annual-offer.tsx';

/** What the annual plan adds for who has no letter written by it. */
export function LetterOffer() {
  return (
    <AnnualOffer>
      With the annual plan, we write a cover letter for this job from your resume, and every sentence shows
      what it’s based on.
    </AnnualOffer>
  );
}
