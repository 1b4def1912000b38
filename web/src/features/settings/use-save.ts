import { useMutation } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { toast } from '../toasts/toast.ts';

export function useSave() {
  const { change } = useChangeAccount();
  const { mutate, status, reset } = useMutation({
    mutationFn: (fields: AccountChange) => change(fields),
    onError: (error) =>
      toast({
        title: "Couldn't save your change",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return { save: (fields: AccountChange) => mutate(fields), state: status, reset };
}
