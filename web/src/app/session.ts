import type { JobType } from '../generated/contract.ts';

/** What the pages around know of who is signed in. */
export interface SessionUser {
  readonly email: string;
  readonly firstName: string;
  /** Free alerts that remain; null in records older than the counter. */
  readonly matches: number | null;
  /** The subscription is paid for, as the service counts it. */
  readonly isSubscribed: boolean;
  /** What the board shows first where nothing else says a type; null or absent for none. */
  readonly preferredJobType?: JobType | null;
}

/** Who is here, and what only they can do. 'loading' until it is known. */
export type Session =
  | { readonly state: 'visitor' }
  | { readonly state: 'loading' }
  | {
      readonly state: 'user';
      readonly user: SessionUser;
      readonly logOut: () => void;
      /** Opens the checkout of the monthly plan. */
      readonly subscribe: () => void;
    };

const visitor: Session = { state: 'visitor' };

/** Who is here. The site has no accounts: everybody is a visitor. */
export function useSession(): Session {
  return visitor;
}
