import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { accountQuery } from '../account/account-query.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { isDefaultSelection } from '../places/chosen-places.ts';
import type { Answers } from './answers.ts';

export interface ProfileOnboarding {
  /** The profile has job titles already. */
  readonly hasTitles: boolean;
  /** The places that the person chose for the profile before, if any. */
  readonly places: Answers['places'] | undefined;
  /** Saves the answers to the profile and opens the settings. Rejects with a `Failure`. */
  readonly save: (answers: Answers) => Promise<void>;
}

export function useProfileOnboarding(isSignedIn: boolean): ProfileOnboarding {
  const { data: account } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const { change } = useChangeAccount();
  const [, navigate] = useLocation();
  // Saving adds job titles, which must not trigger the redirect for people who have some.
  const [isSaving, setSaving] = useState(false);
  const places = isSignedIn ? account?.locations : undefined;
  return {
    places: places && !isDefaultSelection(places) ? places : undefined,
    hasTitles: isSignedIn && !isSaving && (account?.positions.length ?? 0) > 0,
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
