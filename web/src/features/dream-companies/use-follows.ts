import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountKey } from '../account/account-query.ts';
import { type Follow, followCompany, listFollows } from './api/follows.ts';

const POLL_MS = 2_000;

/** A longer check has failed. Its request stays listed, and may be repeated. */
const MAX_POLLS = 150;

const isChecking = ({ state }: Follow): boolean => state === 'checking';

/** Returns a person's requests to follow companies, kept current while one is checked, and a function to add one. */
export function useFollows(email: string) {
  const client = useQueryClient();
  const queryKey = ['follows', email];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listFollows(email, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(isChecking) && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  });
  useReloadedAccount(data);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (text: string) => followCompany(email, text),
    onSuccess: async (follow) => {
      // A list that was asked for before has no such request, and would replace this one.
      await client.cancelQueries({ queryKey });
      client.setQueryData<readonly Follow[]>(queryKey, (before = []) => [
        follow,
        ...before.filter(({ id }) => id !== follow.id),
      ]);
    },
  });
  return { follows: data, follow: mutateAsync, isAsking: isPending, error, reset };
}

/** Reloads the account when a request has been answered, because its company is a dream company now. */
function useReloadedAccount(follows: readonly Follow[]): void {
  const client = useQueryClient();
  const checking = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const isAnswered = follows.some((follow) => checking.current.has(follow.id) && !isChecking(follow));
    checking.current = new Set(follows.filter(isChecking).map(({ id }) => id));
    if (isAnswered) void client.invalidateQueries({ queryKey: accountKey });
  }, [client, follows]);
}
