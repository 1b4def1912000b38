/** What proves to the service who calls, where somebody is signed in. */
export interface Credentials {
  /** The identity token; undefined where none can be had, and the call is a visitor's. */
  readonly token: () => Promise<string | undefined>;
  /** Another one, after the service refused the last; undefined where there is none to be had. */
  readonly renew: () => Promise<string | undefined>;
}

type Source = Credentials | null | Promise<Credentials | null>;

let source: Source = null;

/** Has every call from now on carry these credentials, as soon as they are here; null is a visitor's. */
export function callWith(credentials: Source): void {
  source = credentials;
}

/** Whose calls these are; null for a visitor's. */
export const credentials = (): Source => source;
