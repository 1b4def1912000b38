import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/busy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import { decideFollowReview, type FollowReview } from '../api/follow-reviews.ts';
import { dateTimeText } from '../match-text.ts';

export interface FollowReviewCardProps {
  readonly review: FollowReview;
  readonly onDecided: () => void;
}

export function FollowReviewCard({ review, onDecided }: FollowReviewCardProps) {
  const { target, address, reason, people, since } = review;
  const [board, setBoard] = useState('');
  const [company, setCompany] = useState('');
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (accept: boolean) => decideFollowReview({ target, accept, address: board, company }),
    onSuccess: (_, accept) => {
      toast({ title: accept ? `${address} will be read.` : `${address} is declined.`, variant: 'success' });
      onDecided();
    },
  });
  return (
    <li className="grid grid-cols-1 gap-3 py-5">
      <div>
        <h2 className="font-semibold wrap-anywhere">{address}</h2>
        <p className="text-small text-muted">
          Asked {countText(people, 'time')} since {dateTimeText(since)}
        </p>
        <p className="text-small text-muted wrap-anywhere">{reason}</p>
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          label="Board's URL, if another"
          value={board}
          onChange={({ target: { value } }) => setBoard(value)}
          error={error === null ? undefined : toFailure(error).message}
        />
        <TextField
          label="Company's name"
          value={company}
          onChange={({ target: { value } }) => setCompany(value)}
        />
      </div>
      <div className="flex gap-3">
        <BusyButton
          look="outlined"
          isBusy={isPending && variables}
          isDisabled={isPending}
          onClick={() => mutate(true)}
        >
          Accept<span className="sr-only">: {address}</span>
        </BusyButton>
        <BusyButton
          look="outlined"
          isBusy={isPending && !variables}
          isDisabled={isPending}
          onClick={() => mutate(false)}
        >
          Decline<span className="sr-only">: {address}</span>
        </BusyButton>
      </div>
    </li>
  );
}
