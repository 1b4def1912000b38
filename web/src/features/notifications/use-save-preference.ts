import { toFailure } from '../../service/failure.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { useRefreshPreview } from '../preview/api/preview-alerts.ts';
import { toast } from '../toasts/toast.ts';

export function useSavePreference(): (fields: AccountChange) => void {
  const { email } = useAccount();
  const { change } = useChangeAccount();
  const refreshPreview = useRefreshPreview();
  return (fields) => {
    change(fields)
      .catch((error: unknown) =>
        toast({
          title: "Couldn't save your change",
          // Without the field's name, which the list shows.
          description: toFailure(error).message.replace(/^[\w.]+: /, ''),
          variant: 'destructive',
        }),
      )
      .finally(() => refreshPreview(email));
  };
}
