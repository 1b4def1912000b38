import type { Follow as GraphQLFollow } from '@daybreak/contract/types.ts';
import type { Follow } from '../../table/follow.ts';

/** AppSync resolvers use this too. */
export const toGraphQLFollow = ({ sk, text, state, company, jobs, askedAt }: Follow): GraphQLFollow => ({
  id: sk,
  text,
  state,
  company,
  jobs,
  askedAt,
});
