import { employerKey } from '@daybreak/contract/employer-key.ts';
import { Failure, toFailure } from '../../service/failure.ts';
import { queryClient } from '../../service/queries.tsx';
import { accountMutation } from '../account/account-mutation.ts';
import { accountQuery } from '../account/account-query.ts';
import { phraseError, tidyPhrase } from './excluded-phrases.ts';
import { hiddenInBrowser } from './hidden-jobs.ts';
import { setCompanyHidden } from './hide-in-browser.ts';

const saveExcluded = (excludedCompanies: readonly string[]) =>
  queryClient
    .getMutationCache()
    .build(queryClient, accountMutation(queryClient))
    .execute({ excludedCompanies });

const excludedNow = () => queryClient.getQueryData(accountQuery.queryKey)?.excludedCompanies ?? [];

/** Adds a company to the user's excluded ones. Throws a `Failure`, also when the list is full. */
export async function excludeCompany(company: string): Promise<void> {
  const name = tidyPhrase(company);
  const excluded = excludedNow();
  if (excluded.some((one) => employerKey(one) === employerKey(name))) return;
  const why = phraseError(name, excluded);
  if (why !== undefined) throw new Failure('BadInput', why);
  await saveExcluded([...excluded, name]);
}

/** Removes every spelling of a company from the user's excluded ones. Throws a `Failure`. */
export async function includeCompany(company: string): Promise<void> {
  const excluded = excludedNow();
  const others = excluded.filter((one) => employerKey(one) !== employerKey(company));
  if (others.length < excluded.length) await saveExcluded(others);
}

/**
 * Moves companies hidden before sign-in to the user's excluded ones. Those that don't fit stay hidden in this browser.
 */
export async function moveHiddenToAccount(): Promise<void> {
  for (const company of hiddenInBrowser.read().companies) {
    try {
      await excludeCompany(company);
    } catch (error) {
      if (toFailure(error).code !== 'BadInput') console.error(error);
      return;
    }
    setCompanyHidden(company, false);
  }
}
