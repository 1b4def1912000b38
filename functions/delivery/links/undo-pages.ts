import { MAX_TITLES } from '@daybreak/contract/titles.ts';
import type { User } from '../../table/user.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, form, formTo, type Page, paragraph } from './page.ts';
import { applyUndo, type Undo } from './undo.ts';

/** A button that reverts a change. It submits a signed link, so it works without sign-in. */
export const undoForm = async (deps: Deps, sub: string, undo: Undo): Promise<string> =>
  formTo(await deps.undoUrl(sub, undo), button('Undo'));

/** The alerts that are turned on again, as the subject of a sentence. */
function alertsOf(undo: Exclude<Undo, { of: 'relevance' }>): string {
  if (undo.of === 'title') return `Alerts for “${undo.title}”`;
  if (undo.email && undo.text) return 'Your job alerts';
  return `Job alerts by ${undo.email ? 'email' : 'text'}`;
}

/** The page of an old link, which changes nothing: the person's last choice stays. */
const decidedAgain: Page = {
  status: 200,
  title: 'Nothing to undo',
  body: '<p>This was undone already, or you have changed your settings since. You can change them in your <a href="/profile/manage-notifications">notification settings</a> and your <a href="/profile/job-titles">job titles</a>.</p>',
};

/** The page for opening an undo link instead of pressing its button, as a reload does. */
export function confirmUndoPage(user: User, undo: Undo): Page {
  if (applyUndo(user, undo) === 'decided again') return decidedAgain;
  if (undo.of === 'relevance')
    return {
      status: 200,
      title: 'Undo your feedback?',
      body: `${paragraph('You get alerts for jobs like this again.')}${form(button('Undo'))}`,
    };
  const alerts = alertsOf(undo);
  return {
    status: 200,
    title: `Turn ${alerts.charAt(0).toLowerCase()}${alerts.slice(1)} back on?`,
    body: `${paragraph('Everything is as it was before you turned them off.')}${form(button('Turn back on'))}`,
  };
}

/** Reverts a change, unless the person has decided again since. */
export async function applyUndoPage(deps: Deps, sub: string, undo: Undo): Promise<Page> {
  if (!(await deps.user(sub))) return gone;
  let outcome: ReturnType<typeof applyUndo>;
  await deps.changeUser(sub, (user) => {
    outcome = applyUndo(user, undo);
    return typeof outcome === 'string' ? undefined : outcome;
  });
  if (outcome === 'decided again') return decidedAgain;
  if (undo.of === 'relevance') {
    const { jobId, markedAt } = undo;
    if (markedAt !== undefined && !(await deps.unmark(sub, jobId, markedAt))) return decidedAgain;
    return {
      status: 200,
      title: 'Your feedback is undone',
      body: paragraph('You get alerts for jobs like this again.'),
    };
  }
  if (outcome === 'full')
    return {
      status: 200,
      title: 'Your job titles are full',
      body: paragraph(
        `You can save at most ${MAX_TITLES} titles, with suggestions. Remove one in your job titles, then try again.`,
      ),
    };
  return {
    status: 200,
    title: `${alertsOf(undo)} are back on`,
    body: paragraph('Everything is as it was before you turned them off.'),
  };
}
