import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import { createPortal } from '../api/subscription.ts';

export interface ChangeCardButtonProps {
  readonly email: string;
  readonly leave?: (address: string) => void;
}

/** Opens the payment provider's portal in this tab; it leads back here. */
export function ChangeCardButton({
  email,
  leave = (address) => location.assign(address),
}: ChangeCardButtonProps) {
  const { mutate, isPending, isSuccess, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => createPortal(email),
    onSuccess: leave,
    onError: (error) =>
      toast({
        title: "Couldn't open the page",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [reset]);
  const isBusy = isPending || isSuccess;
  return (
    <QuietButton aria-busy={isBusy} onClick={() => !isBusy && mutate()} className="aria-busy:opacity-60">
      Change card
    </QuietButton>
  );
}
