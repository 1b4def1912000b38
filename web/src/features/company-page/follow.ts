import { employerKey } from '@daybreak/contract/employer-key.ts';
import { MAX_DREAM_COMPANIES } from '@daybreak/contract/limits.ts';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../config/paths.ts';
import { toFailure } from '../../service/failure.ts';
import { queryClient } from '../../service/queries.tsx';
import { accountMutation } from '../account/account-mutation.ts';
import { accountQuery } from '../account/account-query.ts';
import { toast } from '../toasts/toast.ts';

const saveFollowed = (dreamCompanies: readonly string[]) =>
  queryClient.getMutationCache().build(queryClient, accountMutation(queryClient)).execute({ dreamCompanies });

const followedNow = () => queryClient.getQueryData(accountQuery.queryKey)?.dreamCompanies ?? [];

const showFailure = (title: string, error: unknown) =>
  toast({ title, description: toFailure(error).message, variant: 'destructive' });

/** Adds a company to the user's dream companies. A toast says so, or why not. */
export async function followCompany(company: string): Promise<void> {
  const followed = followedNow();
  if (followed.length >= MAX_DREAM_COMPANIES)
    return toast({
      title: `You follow ${MAX_DREAM_COMPANIES} companies already`,
      description: 'Remove one from your dream companies to follow another.',
      variant: 'destructive',
      action: { label: 'Show', onAction: () => navigate(paths.settings) },
    });
  try {
    await saveFollowed([...followed, company]);
    toast({ title: `Following ${company}` });
  } catch (error) {
    showFailure(`Couldn't follow ${company}`, error);
  }
}

/** Removes every spelling of a company from the user's dream companies. A toast says why that failed. */
export async function unfollowCompany(company: string): Promise<void> {
  const key = employerKey(company);
  try {
    await saveFollowed(followedNow().filter((one) => employerKey(one) !== key));
    toast({ title: `No longer following ${company}` });
  } catch (error) {
    showFailure(`Couldn't stop following ${company}`, error);
  }
}
