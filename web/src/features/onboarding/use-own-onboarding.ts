import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { accountQuery } from '../account/account-query.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import type { Answers } from './answers.ts';

/** Onboarding of somebody who is signed in. */
export interface OwnOnboarding {
  /** They have job titles: there is nothing to ask. */
  readonly isDone: boolean;
  /** Puts the answers into their profile and leads to the settings. Rejects with a `Failure`. */
  readonly save: (answers: Answers) => Promise<void>;
}

/** What is known of the profile of who is signed in; nothing of a visitor's. */
export function useOwnOnboarding(isSignedIn: boolean): OwnOnboarding {
  const { data: account } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const { change } = useChangeAccount();
  const [, navigate] = useLocation();
  // What is saved here is no reason to be led away before it has led on itself.
  const [isSaving, setSaving] = useState(false);
  return {
    isDone: isSignedIn && !isSaving && (account?.positions.length ?? 0) > 0,
    save: async ({ titles, places, role, remote }) => {
      setSaving(true);
      try {
        await change({
          positions: normalizeTitles(titles),
          locations: [...places],
          userPrefs: { function: role, includeRemote: remote },
        });
        navigate(paths.settings);
      } catch (error) {
        setSaving(false);
        throw error;
      }
    },
  };
}
