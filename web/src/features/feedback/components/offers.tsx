import { offerEffect } from '@daybreak/contract/alert-answers.ts';
import type { AlertAnswer } from '@daybreak/contract/types.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { pillClass } from '../../../components/pill.ts';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import { useAccount } from '../../account/use-account.ts';
import { answerAlert, type Offer } from '../api/feedback.ts';
import { useLearning } from '../use-learning.ts';

export interface OffersProps {
  readonly jobID: string;
  readonly answer: AlertAnswer;
}

/** Sends an answer about an alert, and offers the settings that come back, each to take over and to undo. */
export function Offers({ jobID, answer }: OffersProps) {
  const { email } = useAccount();
  const { data, error } = useQuery({
    queryKey: ['offers', email, jobID, answer],
    queryFn: () => answerAlert({ email, jobID, answer }),
    // An answer is sent once, and what is offered stays while it is read.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <p role="alert">{toFailure(error).message}</p>;
  return (
    <div role="status" className="grid gap-3">
      {data === undefined && <p className="text-muted">Looking for a setting…</p>}
      {data?.offers.length === 0 && <p className="text-muted">{data.why}</p>}
      {data?.offers.map((offer) => (
        <OfferedSetting key={offer.words} offer={offer} jobID={jobID} answer={answer} />
      ))}
    </div>
  );
}

function OfferedSetting({ offer, jobID, answer }: OffersProps & { readonly offer: Offer }) {
  const { learned } = useAccount();
  const { take, undo, isSaving } = useLearning();
  const { words } = offer;
  const entry = learned.find((one) => one.jobID === jobID && one.words === words);
  if (entry)
    return (
      <p className="flex flex-wrap items-center gap-x-5 text-muted">
        <span className="wrap-anywhere">
          <span className="font-semibold text-ink">Saved:</span> {words}.
        </span>
        <QuietButton aria-label={`Undo ${words}`} aria-busy={isSaving} onClick={() => undo(entry.id)}>
          Undo
        </QuietButton>
        <Link
          href={paths.notifications}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink"
        >
          See all that was learned
        </Link>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <button
        type="button"
        aria-busy={isSaving}
        onClick={() => take({ jobID, answer, words })}
        className={`max-w-full text-left wrap-anywhere max-wide:min-h-11 ${pillClass(false)}`}
      >
        {words}
      </button>
      {answer !== 'moreLikeThis' && <p className="text-muted">{offerEffect(offer)}</p>}
    </div>
  );
}
