import type { Job, JobType, Location, PlanInterval } from '@daybreak/contract/types.ts';
import { type ComponentType, useSyncExternalStore } from 'react';

export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  /** Remaining free alerts; null for accounts older than the counter. */
  readonly matches: number | null;
  readonly isSubscribed: boolean;
  /** The board's default job type; null for none. */
  readonly preferredJobType?: JobType | null;
  /** Where the user looks for jobs. */
  readonly locations?: readonly Location[];
  /** Companies whose jobs the user doesn't want to see. */
  readonly excludedCompanies?: readonly string[];
  /** Has job titles, and so matches on the board. */
  readonly hasTitles?: boolean;
  /** The skills and years that jobs are compared with. */
  readonly skills?: readonly string[];
  readonly resumeEvidence?: { readonly skills: readonly string[]; readonly years: number | null } | null;
  /** Companies that the user follows. */
  readonly dreamCompanies?: readonly string[];
  /** Can open the staff pages. */
  readonly isStaff?: boolean;
}

export interface ApplyButtonProps {
  readonly job: Pick<Job, 'jobID' | 'jobTitle' | 'jobUrl' | 'locations'>;
  readonly look?: 'words' | 'outlined';
}

export type Session = {
  /** Set for subscribers once its code has loaded. */
  readonly ApplyButton?: ComponentType<ApplyButtonProps>;
} & (
  | {
      readonly state: 'visitor';
      /** Signed out by the user pool rather than by choice; returns to this page after logging in. */
      readonly hasEnded?: boolean;
    }
  | {
      readonly state: 'loading';
      /** Loading the session failed. */
      readonly failure?: { readonly message: string; readonly onTryAgain: () => void };
    }
  | {
      readonly state: 'user';
      readonly user: SessionUser;
      readonly logOut: () => void;
      /** Redirects to checkout. Rejects with a `Failure` if it can't be opened. */
      readonly subscribe: (interval: PlanInterval) => Promise<void>;
      /**
       * Set while the session has expired: the user is asked for the password, and this reports whether they logged
       * in.
       */
      readonly onLoginAgain?: (isBack: boolean) => void;
    }
);

const visitor: Session = { state: 'visitor' };
const listeners = new Set<() => void>();
let current: Session = visitor;

export const readSession = (): Session => current;

export function setSession(session: Session): void {
  current = session;
  // Style sheets use it to hide visitor-only content without a flash.
  document.documentElement.toggleAttribute('data-remembered', session.state !== 'visitor');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prerendered pages always see a visitor. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => visitor);
}
