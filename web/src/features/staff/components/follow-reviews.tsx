import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadError } from '../../../components/load-error.tsx';
import { type FollowReview, listFollowReviews } from '../api/follow-reviews.ts';
import { FollowReviewCard } from './follow-review-card.tsx';
import { Spinner } from './spinner.tsx';

const queryKey = ['staff', 'follow-reviews'];

/** Lists the companies that people asked for and the service could not read. */
export function FollowReviews() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => listFollowReviews(signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.isPending) return <Spinner label="Loading requests" />;
  if (query.data === undefined)
    return (
      <LoadError
        heading="Couldn't load requests"
        error={query.error}
        onTryAgain={() => void query.refetch()}
      />
    );
  const remove = (target: string) =>
    client.setQueryData<readonly FollowReview[]>(queryKey, (reviews = []) =>
      reviews.filter((review) => review.target !== target),
    );
  return query.data.length === 0 ? (
    <p role="status" className="py-6 text-muted">
      No requests. People's careers pages that we can't read appear here.
    </p>
  ) : (
    <ul aria-label="Requests" className="grid grid-cols-1 divide-y divide-line">
      {query.data.map((review) => (
        <FollowReviewCard key={review.target} review={review} onDecided={() => remove(review.target)} />
      ))}
    </ul>
  );
}
