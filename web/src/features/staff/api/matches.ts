import { callService } from '../../../service/graphql.ts';
import {
  type AdminMatchFragment,
  ExplainMatchDocument,
  type ExplainMatchQuery,
  ListMatchesDocument,
  type ListMatchesQuery,
  NotifyUserDocument,
  PreviewHeldBackDocument,
  type PreviewHeldBackQuery,
} from './matches.generated.ts';

export type AdminMatch = AdminMatchFragment;
type MatchPage = ListMatchesQuery['listAdminMatches'];
type MatchExplanation = ExplainMatchQuery['explainMatch'];
type HeldBack = PreviewHeldBackQuery['previewHeldBack'];

/** A person, by e-mail, and a job. */
export interface MatchKey {
  readonly id: string;
  readonly jobId: string;
}

/** Without an e-mail and a job: the matches that need attention. */
export interface MatchFilters {
  readonly email: string;
  readonly job: string;
}

async function listPage(
  { email, job }: MatchFilters,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<MatchPage> {
  const isUnfiltered = email === '' && job === '' && nextToken === null;
  const input = isUnfiltered ? null : { email: email || null, jobId: job || null, nextToken };
  return (await callService(ListMatchesDocument, { input }, signal)).listAdminMatches;
}

/** Returns the next page that has matches, or the last page. Throws a `Failure`. */
export async function listMatches(
  filters: MatchFilters,
  token: string | null,
  signal: AbortSignal,
): Promise<MatchPage> {
  let page = await listPage(filters, token, signal);
  while (page.items.length === 0 && page.nextToken !== null)
    page = await listPage(filters, page.nextToken, signal);
  return page;
}

/** Returns why a job matches a person, or why it does not. Throws a `Failure`. */
export async function explainMatch({ id, jobId }: MatchKey, signal: AbortSignal): Promise<MatchExplanation> {
  return (await callService(ExplainMatchDocument, { input: { id, jobId } }, signal)).explainMatch;
}

/** Returns what a person would have been alerted to, even if they cannot be alerted. Throws a `Failure`. */
export async function previewHeldBack(email: string, signal: AbortSignal): Promise<HeldBack> {
  return (await callService(PreviewHeldBackDocument, { input: { email } }, signal)).previewHeldBack;
}

/** Alerts a person to a job and returns the outcome in a sentence. Throws a `Failure`. */
export async function notifyUser({ id, jobId }: MatchKey): Promise<string> {
  return (await callService(NotifyUserDocument, { input: { id, jobId } })).notifyUser;
}
