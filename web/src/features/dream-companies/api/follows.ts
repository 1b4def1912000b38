import { callService } from '../../../service/graphql.ts';
import { FollowCompanyDocument, ListFollowsDocument, type ListFollowsQuery } from './follows.generated.ts';

/** A request to follow a company. */
export type Follow = ListFollowsQuery['listFollows'][number];

/** Returns the latest requests, newest first. Throws a `Failure`. */
export async function listFollows(email: string, signal: AbortSignal): Promise<readonly Follow[]> {
  return (await callService(ListFollowsDocument, { input: { email } }, signal)).listFollows;
}

/** Asks to follow a company by its name or its careers page. Throws a `Failure`. */
export async function followCompany(email: string, text: string): Promise<Follow> {
  return (await callService(FollowCompanyDocument, { input: { email, text } })).followCompany;
}
