import type { User } from '../../table/user.ts';
import {
  applyDaily,
  applyFound,
  applyPause,
  applyResume,
  DAILY,
  FOUND,
  gentlerButtons,
  PAUSE,
  RESUME,
} from './leave-gently.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, choices, form, type Page, paragraph } from './page.ts';
import { type Undo, undoOfUnsubscribe } from './undo.ts';
import { undoForm } from './undo-pages.ts';
import { type UnsubscribeScope, unsubscribe, unsubscribeCopy } from './unsubscribe.ts';

/** Asks whether to stop these alerts. If a mail program's button has done that already, it offers to undo it. */
export async function unsubscribePage(deps: Deps, sub: string, scope: UnsubscribeScope): Promise<Page> {
  const user = await deps.user(sub);
  if (!user) return gone;
  if (!unsubscribe(user, scope)) return donePage(deps, sub, scope, undoOfUnsubscribe(user, user, scope));
  const { question, consequence, button: label } = unsubscribeCopy(scope);
  const gentler = scope === 'email' || scope === 'everything' ? gentlerButtons(user, deps.now()) : [];
  return {
    status: 200,
    title: question,
    body: `${paragraph(consequence)}${form(button(label), ...gentler)}`,
  };
}

/**
 * Does what the pressed button says: stops these alerts, once, however often it is pressed, or does something gentler.
 */
export function applyUnsubscribeChoice(
  deps: Deps,
  sub: string,
  scope: UnsubscribeScope,
  choice: string,
): Promise<Page> {
  switch (choice) {
    case DAILY:
      return applyDaily(deps, sub);
    case PAUSE:
      return applyPause(deps, sub);
    case RESUME:
      return applyResume(deps, sub);
    case FOUND:
      return applyFound(deps, sub);
    default:
      return applyUnsubscribe(deps, sub, scope);
  }
}

/** Stops these alerts, once, however often the button is pressed. */
export async function applyUnsubscribe(deps: Deps, sub: string, scope: UnsubscribeScope): Promise<Page> {
  let undo: Undo | undefined;
  await deps.changeUser(sub, (user) => {
    const next = unsubscribe(user, scope);
    undo = undoOfUnsubscribe(user, next ?? user, scope);
    return next;
  });
  return donePage(deps, sub, scope, undo);
}

async function donePage(
  deps: Deps,
  sub: string,
  scope: UnsubscribeScope,
  undo: Undo | undefined,
): Promise<Page> {
  const { done, result } = unsubscribeCopy(scope);
  const form = undo ? await undoForm(deps, sub, undo) : '';
  return { status: 200, title: done, body: `${paragraph(result)}${form}` };
}

const scopeChoice = (scope: UnsubscribeScope): string =>
  typeof scope === 'object' ? `title ${scope.title}` : scope;

/** Lists the alerts that the person can still stop. */
function activeScopes({ positions, userPrefs, pushDevices }: User): UnsubscribeScope[] {
  const channels: UnsubscribeScope[] = [];
  if (userPrefs.notifyEmail) channels.push('email');
  if (userPrefs.notifyText) channels.push('text');
  if (pushDevices.length > 0) channels.push('push');
  if (channels.length > 0) channels.push('everything');
  return [...positions.map((title) => ({ title })), ...channels];
}

/** Shows a button for everything that can be stopped. */
export function manageAlertsPage(user: User): Page {
  const buttons = activeScopes(user).map((scope) =>
    button(unsubscribeCopy(scope).button, scopeChoice(scope)),
  );
  const none = '<p>All your alerts are off. You can turn them on in your notification settings.</p>';
  const more =
    '<p>For hours, locations and more, log in to your <a href="/profile/manage-notifications">notification settings</a>.</p>';
  return {
    status: 200,
    title: 'Your job alerts',
    body: `${buttons.length === 0 ? none : choices(...buttons)}${more}`,
  };
}

/** Stops what the pressed button says, unless it is off already. */
export async function applyManageAlerts(deps: Deps, user: User, choice: string): Promise<Page> {
  const chosen = activeScopes(user).find((active) => scopeChoice(active) === choice);
  return chosen === undefined ? manageAlertsPage(user) : applyUnsubscribe(deps, user.sub, chosen);
}
