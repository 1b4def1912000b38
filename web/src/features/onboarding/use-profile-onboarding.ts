import { levelNames } from '@daybreak/contract/job-codes.ts';
import { normalizeTitles } from '@daybreak/contract/titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { isCode } from '../../components/is-code.ts';
import { paths } from '../../config/paths.ts';
import { accountQuery } from '../account/account-query.ts';
import type { Account } from '../account/api/account.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { isDefaultSelection } from '../places/chosen-places.ts';
import type { Answers } from './answers.ts';

export interface ProfileOnboarding {
  /** The profile has job titles already. */
  readonly hasTitles: boolean;
  /** The person's earlier choices for the profile. */
  readonly own: Partial<Answers>;
  /** Saves the answers to the profile and opens the settings. Rejects with a `Failure`. */
  readonly save: (answers: Answers) => Promise<void>;
}

function answersOf({ locations, seniority, userPrefs: { preferredJobType } }: Account): Partial<Answers> {
  return {
    ...(isDefaultSelection(locations) ? {} : { places: locations }),
    ...(preferredJobType === null ? {} : { jobType: preferredJobType }),
    ...(isCode(levelNames, seniority) ? { seniority } : {}),
  };
}

export function useProfileOnboarding(isSignedIn: boolean): ProfileOnboarding {
  const { data: account } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const { change } = useChangeAccount();
  const [, navigate] = useLocation();
  // Saving adds job titles, which must not trigger the redirect for people who have some.
  const [isSaving, setSaving] = useState(false);
  const own = useMemo(() => (isSignedIn && account ? answersOf(account) : {}), [isSignedIn, account]);
  return {
    own,
    hasTitles: isSignedIn && !isSaving && (account?.positions.length ?? 0) > 0,
    save: async ({ titles, places, role, remote, jobType, seniority, criteria }) => {
      setSaving(true);
      try {
        await change({
          positions: normalizeTitles(titles),
          locations: [...places],
          seniority: seniority === 'Any' ? '' : seniority,
          userPrefs: {
            function: role,
            includeRemote: remote,
            preferredJobType: jobType === 'Any' ? null : jobType,
          },
          ...(Object.keys(criteria).length > 0 && { criteria }),
        });
        navigate(paths.settings);
      } catch (error) {
        setSaving(false);
        throw error;
      }
    },
  };
}
