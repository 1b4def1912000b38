import type { CriteriaInput } from '@daybreak/contract/types.ts';
import type { AccountChange } from '../account/apply-account-change.ts';
import { useAccount } from '../account/use-account.ts';
import { useSavePreference } from '../preferences/use-save-preference.ts';
import { toast } from '../toasts/toast.ts';

export interface SaveCriteria {
  readonly save: (criteria: CriteriaInput, others?: AccountChange) => void;
  /** Also says what was done in a toast, with a button that restores what was there before. */
  readonly replace: (criteria: CriteriaInput, done: string) => void;
}

export function useSaveCriteria(): SaveCriteria {
  const { criteria: before } = useAccount();
  const savePreference = useSavePreference();
  return {
    save: (criteria, others = {}) => savePreference({ ...others, criteria }),
    replace: (criteria, done) => {
      const replaced = Object.entries(before).filter(([name]) => Object.hasOwn(criteria, name));
      savePreference({ criteria });
      toast({
        title: done,
        action: {
          label: 'Undo',
          onAction: () => savePreference({ criteria: Object.fromEntries(replaced) }),
        },
      });
    },
  };
}
