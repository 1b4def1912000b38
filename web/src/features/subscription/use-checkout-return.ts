import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNow } from '../../components/use-now.ts';
import { paths } from '../../config/paths.ts';
import { accountQuery } from '../account/account-query.ts';
import { isSubscribed } from '../account/is-subscribed.ts';
import { useAccount } from '../account/use-account.ts';
import { toast } from '../toasts/toast.ts';
import { receiptsKey } from './use-receipts.ts';

const POLL_INTERVAL_MS = 2000;
const TIMEOUT_MS = 120_000;

export interface CheckoutReturn {
  /** 'waiting': the payment is being confirmed; 'late': it took too long; 'left': the user did not pay. */
  readonly state: 'waiting' | 'late' | 'left' | null;
  /** Polls again after 'late'. */
  readonly onCheckAgain: () => void;
}

/**
 * The address says only that the user returned; the account says whether they paid. Without a payment the
 * address changes nothing.
 */
export function useCheckoutReturn(): CheckoutReturn {
  const [, navigate] = useLocation();
  const checkout = new URLSearchParams(useSearch()).get('checkout');
  const queries = useQueryClient();
  const account = useAccount();
  const { email } = account;
  const isPaid = isSubscribed(account, useNow());
  const [isLate, setLate] = useState(false);
  const isPaymentPending = checkout === 'done' && !isPaid;
  const isWaiting = isPaymentPending && !isLate;
  const [hasWaited, setWaited] = useState(false);
  useQuery({ ...accountQuery, refetchInterval: isWaiting && POLL_INTERVAL_MS });

  useEffect(() => {
    if (!isWaiting) return;
    setWaited(true);
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (checkout !== 'done' || !isPaid) return;
    navigate(paths.subscription, { replace: true });
    if (!hasWaited) return;
    toast({ title: 'Thank you. Your subscription is active.' });
    void queries.invalidateQueries({ queryKey: receiptsKey(email) });
  }, [checkout, isPaid, hasWaited, navigate, queries, email]);

  const state = isWaiting
    ? 'waiting'
    : isPaymentPending
      ? 'late'
      : checkout === 'left' && !isPaid
        ? 'left'
        : null;
  return { state, onCheckAgain: () => setLate(false) };
}
