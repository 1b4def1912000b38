import type { Location } from '@daybreak/contract/types.ts';
import { fakeGraphQL, type GraphQLRequest } from '../../../service/testing/fake-graphql.ts';
import { applyAccountChange } from '../../account/apply-account-change.ts';
import { accountOf } from '../../account/testing/account-of.ts';

const titleSuggestions = [
  { title: 'Backend Engineer', jobs: 42 },
  { title: 'Backend Lead', jobs: 1 },
];

/**
 * Replaces `fetch` until the test ends: each title has 1,284 jobs with 310 companies and two suggestions.
 * Returns the requests.
 */
export function fakeOnboardingService(
  positions: readonly string[] = [],
  locations: readonly Location[] = [],
): readonly GraphQLRequest[] {
  const requests: GraphQLRequest[] = [];
  let account = accountOf({ positions, generatedPositions: [], locations });
  fakeGraphQL((request) => {
    requests.push(request);
    const { operation, input } = request;
    if (operation === 'listJobs')
      return { data: { listJobs: { total: 1284, totalCompanies: 310, titleSuggestions } } };
    if (operation === 'updateUser') account = applyAccountChange(account, input);
    return { data: { [operation]: account } };
  });
  return requests;
}
