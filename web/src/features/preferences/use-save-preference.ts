import { toFailure } from '../../service/failure.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useAccount } from '../account/use-account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { useRefreshPreview } from '../preview/api/preview-alerts.ts';
import { toast } from '../toasts/toast.ts';

/** Returns a function that saves settings and says whether it could. If not, it shows why. */
export function useSavePreference(): (fields: AccountChange) => Promise<boolean> {
  const { email } = useAccount();
  const { change } = useChangeAccount();
  const refreshPreview = useRefreshPreview();
  return async (fields) => {
    try {
      await change(fields);
      return true;
    } catch (error) {
      toast({
        title: "Couldn't save your change",
        // Without the field's name, which the list shows.
        description: toFailure(error).message.replace(/^[\w.]+: /, ''),
        variant: 'destructive',
      });
      return false;
    } finally {
      refreshPreview(email);
    }
  };
}
