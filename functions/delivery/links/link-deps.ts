import type { Deps as FeedbackDeps } from '../feedback/answer-alert.ts';
import type { Page } from './page.ts';
import type { Grant } from './signed-links.ts';
import type { Undo } from './undo.ts';

export interface Deps extends FeedbackDeps {
  readonly read: (token: string) => Promise<Grant>;
  /** Removes the mark of that time. Returns false if there is none, or a later one. */
  readonly unmark: (sub: string, jobId: string, markedAt: string) => Promise<boolean>;
  /** Returns the URL of a signed link that reverts a change. */
  readonly undoUrl: (sub: string, undo: Undo) => Promise<string>;
}

export const gone: Page = {
  status: 200,
  title: 'Nothing to change',
  body: '<p>This account or job no longer exists, so there are no alerts to change.</p>',
};
