import { PAUSE_MS } from '@daybreak/contract/limits.ts';
import type { User } from '../../table/user.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, form, type Page, paragraph } from './page.ts';
import { undoOfUnsubscribe } from './undo.ts';
import { undoForm } from './undo-pages.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The values of the buttons beside the one that stops alerts. */
export const DAILY = 'daily';
export const FOUND = 'found';
export const PAUSE = 'pause';
export const RESUME = 'resume';

const isDaily = ({ alertSettings }: User): boolean => alertSettings.messagesADay === 0;

const isPaused = ({ alertSettings: { pausedUntil } }: User, now: Date): boolean =>
  pausedUntil > now.toISOString();

/** The choices that a person who stops alerts may prefer. */
export const gentlerButtons = (user: User, now: Date): string[] => [
  ...(isDaily(user) ? [] : [button('One mail a day instead', DAILY)]),
  isPaused(user, now) ? button('Resume now', RESUME) : button('Pause for two weeks', PAUSE),
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

/** Lets all alerts wait for two weeks, counted from the first press. */
export async function applyPause(deps: Deps, sub: string): Promise<Page> {
  const now = deps.now();
  let pausedUntil = new Date(now.getTime() + PAUSE_MS).toISOString();
  const user = await deps.user(sub);
  if (!user) return gone;
  await deps.changeUser(sub, (current) => {
    if (!isPaused(current, now)) return withPause(current, pausedUntil);
    pausedUntil = current.alertSettings.pausedUntil;
    return undefined;
  });
  const { timeZone } = user.userPrefs;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(
    Date.parse(pausedUntil),
  );
  return {
    status: 200,
    title: `Paused until ${day}`,
    body: `${paragraph('You get no alerts until then. They start again by themselves, with the best jobs that are still open.')}${form(button('Resume now', RESUME))}`,
  };
}

/** Ends a pause; what waits goes out. */
export async function applyResume(deps: Deps, sub: string): Promise<Page> {
  const now = deps.now();
  if (!(await deps.user(sub))) return gone;
  await deps.changeUser(sub, (current) => (isPaused(current, now) ? withPause(current, '') : undefined));
  return {
    status: 200,
    title: 'Your alerts are back',
    body: '<p>Jobs that match come as before. You can change when in your <a href="/profile/manage-notifications">notification settings</a>.</p>',
  };
}

const withPause = (user: User, pausedUntil: string): User => ({
  ...user,
  alertSettings: { ...user.alertSettings, pausedUntil },
});

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
