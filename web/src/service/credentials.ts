/** What proves to the service who calls, where somebody is signed in. */
export interface Credentials {
  /** The identity token; undefined where none can be had, and the call is a visitor's. */
  readonly token: () => Promise<string | undefined>;
  /** Another one, after the service refused the last; undefined where there is none to be had. */
  readonly renew: () => Promise<string | undefined>;
}

const visitor: Credentials = { token: async () => undefined, renew: async () => undefined };

let current = visitor;

/** Has every call from now on carry these credentials; null is a visitor's. */
export function callWith(credentials: Credentials | null): void {
  current = credentials ?? visitor;
}

/** Whose calls these are. */
export const credentials = (): Credentials => current;
