import type { Job, JobType, PlanInterval } from '@daybreak/contract/types.ts';
import { type ComponentType, useSyncExternalStore } from 'react';

/** The signed-in user, as the header and other pages need to know them. */
export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  /** Free alerts that remain; null in records older than the counter. */
  readonly matches: number | null;
  /** The subscription is paid for, as the service counts it. */
  readonly isSubscribed: boolean;
  /** What the board shows first where nothing else says a type; null or absent for none. */
  readonly preferredJobType?: JobType | null;
  /** Works for the product, and may see the pages of staff; absent for no. */
  readonly isStaff?: boolean;
}

export interface ApplyButtonProps {
  readonly job: Pick<Job, 'jobID' | 'jobTitle' | 'jobUrl' | 'locations'>;
  /** Defaults to 'words'. */
  readonly look?: 'words' | 'outlined';
}

/** Who is here, and what only they can do. 'loading' until it is known. */
export type Session = {
  /** The button of instant apply for pages that anybody may see: there for a subscriber once its code is. */
  readonly ApplyButton?: ComponentType<ApplyButtonProps>;
} & (
  | {
      readonly state: 'visitor';
      /** Somebody was here until the user pool said otherwise: they want to come back to where they were. */
      readonly hasEnded?: boolean;
    }
  | {
      readonly state: 'loading';
      /** It could not be found out: the sentence to show, and the way to try again. */
      readonly failure?: { readonly message: string; readonly onTryAgain: () => void };
    }
  | {
      readonly state: 'user';
      readonly user: SessionUser;
      readonly logOut: () => void;
      /** Leaves for the checkout of a plan; rejects with a `Failure` where it does not open. */
      readonly subscribe: (interval: PlanInterval) => Promise<void>;
      /**
       * There while the user pool does not know the session any more: they are asked for the password, where they are,
       * and this is told whether they are back.
       */
      readonly onLoginAgain?: (isBack: boolean) => void;
    }
);

const visitor: Session = { state: 'visitor' };
const listeners = new Set<() => void>();
let current: Session = visitor;

/** Who is here. */
export const readSession = (): Session => current;

/** Says who is here from now on. */
export function setSession(session: Session): void {
  current = session;
  // Style sheets go by it: what only visitors see is not to flash.
  document.documentElement.toggleAttribute('data-remembered', session.state !== 'visitor');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is here, for a component; what is rendered ahead is a visitor's. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => visitor);
}
