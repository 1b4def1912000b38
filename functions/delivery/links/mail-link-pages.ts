import { type Deps, gone } from './link-deps.ts';
import { applyNotRelevant, notRelevantPage } from './not-relevant-pages.ts';
import type { Page } from './page.ts';
import type { Grant } from './signed-links.ts';
import { applyUndoPage, confirmUndoPage } from './undo-pages.ts';
import type { UnsubscribeScope } from './unsubscribe.ts';
import {
  applyManageAlerts,
  applyUnsubscribeChoice,
  manageAlertsPage,
  unsubscribePage,
} from './unsubscribe-pages.ts';

const scopeOf = (grant: Grant): UnsubscribeScope | undefined => {
  if (grant.may === 'end title') return { title: grant.title };
  if (grant.may === 'end email') return 'email';
  if (grant.may === 'end text') return 'text';
  return grant.may === 'end everything' ? 'everything' : undefined;
};

/** GET shows a button for each action and changes nothing, since link scanners follow links. */
export async function showLink(deps: Deps, token: string): Promise<Page> {
  const grant = await deps.read(token);
  const scope = scopeOf(grant);
  if (scope !== undefined) return unsubscribePage(deps, grant.sub, scope);
  const user = await deps.user(grant.sub);
  if (!user) return gone;
  if (grant.may === 'undo') return confirmUndoPage(user, grant.undo);
  return grant.may === 'judge' ? notRelevantPage(deps, user.sub, grant.jobId) : manageAlertsPage(user);
}

/** POST acts at once, without sign-in or cookie (RFC 8058); `choice` is the value of the pressed button. */
export async function followLink(deps: Deps, token: string, choice: string): Promise<Page> {
  const grant = await deps.read(token);
  const scope = scopeOf(grant);
  if (scope !== undefined) return applyUnsubscribeChoice(deps, grant.sub, scope, choice);
  if (grant.may === 'undo') return applyUndoPage(deps, grant.sub, grant.undo);
  const user = await deps.user(grant.sub);
  if (!user) return gone;
  return grant.may === 'judge'
    ? applyNotRelevant(deps, user.sub, grant.jobId, choice)
    : applyManageAlerts(deps, user, choice);
}
