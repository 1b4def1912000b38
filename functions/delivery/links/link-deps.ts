import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import type { Page } from './page.ts';
import type { Grant } from './signed-links.ts';
import type { Undo } from './undo.ts';

export interface Deps {
  readonly read: (token: string) => Promise<Grant>;
  readonly user: (sub: string) => Promise<User | undefined>;
  readonly job: (jobId: string) => Promise<Job | undefined>;
  /** Changes a person's record; undefined leaves it as it is. Does nothing for a deleted person. */
  readonly changeUser: (sub: string, change: (user: User) => User | undefined) => Promise<void>;
  /** Notes in the ledger that a job isn't relevant, and returns since when; undefined if the person has no alert for it. */
  readonly markNotRelevant: (sub: string, jobId: string) => Promise<string | undefined>;
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
