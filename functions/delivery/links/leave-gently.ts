import type { User } from '../../table/user.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, type Page, paragraph } from './page.ts';
import { undoOfUnsubscribe } from './undo.ts';
import { undoForm } from './undo-pages.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The values of the buttons beside the one that stops alerts. */
export const DAILY = 'daily';
export const FOUND = 'found';

const isDaily = ({ alertSettings }: User): boolean => alertSettings.messagesADay === 0;

/** The choices that a person who stops alerts may prefer. */
export const gentlerButtons = (user: User): string[] => [
  ...(isDaily(user) ? [] : [button('One mail a day instead', DAILY)]),
  button('I found a job', FOUND),
];

/** Sends everything as one digest a day. */
export async function applyDaily(deps: Deps, sub: string): Promise<Page> {
  const user = await deps.user(sub);
  if (!user) return gone;
  await deps.changeUser(sub, (current) =>
    isDaily(current)
      ? undefined
      : { ...current, alertSettings: { ...current.alertSettings, messagesADay: 0 } },
  );
  return {
    status: 200,
    title: 'One mail a day',
    body: `${paragraph(`From now on, your jobs come as one mail a day, at ${user.alertSettings.digestAt}.`)}<p>You can change that in your <a href="/profile/manage-notifications">notification settings</a>.</p>`,
  };
}

/** Stops all alerts of somebody who found a job. */
export async function applyFound(deps: Deps, sub: string): Promise<Page> {
  const user = await deps.user(sub);
  if (!user) return gone;
  let undo = undoOfUnsubscribe(user, user, 'everything');
  await deps.changeUser(sub, (current) => {
    const next = unsubscribe(current, 'everything');
    undo = undoOfUnsubscribe(current, next ?? current, 'everything');
    return next;
  });
  const pays = user.activeSubscription !== null && !user.activeSubscription.cancelAtPeriodEnd;
  const payment = pays
    ? '<p>Your subscription renews until you <a href="/profile/subscription">cancel it</a>.</p>'
    : '';
  return {
    status: 200,
    title: 'Congratulations',
    body: `${paragraph('All job alerts are off. Your account and job titles stay as they are, should you look again.')}${payment}${undo ? await undoForm(deps, sub, undo) : ''}`,
  };
}
