import { AnnualOffer } from '../../subscription/components/annual-offer.tsx';

/** What the annual plan adds for who has no letter written by it. */
export function LetterOffer() {
  return (
    <AnnualOffer>
      With the annual plan, a cover letter for this job is written from your own resume, and each of its
      sentences shows the lines it rests on.
    </AnnualOffer>
  );
}
