/** The tokens of the signed-in person. */
export interface Credentials {
  /** Returns the identity token. For undefined the call is made with the public API key. */
  readonly token: () => Promise<string | undefined>;
  /** Returns a new token after the service rejected the last one, or undefined. */
  readonly renew: () => Promise<string | undefined>;
}

/** Null for visitors. */
type CredentialsSource = Credentials | null | Promise<Credentials | null>;

let source: CredentialsSource = null;

/** Sets the credentials of all further calls, which wait for a promised source. */
export function setCredentials(credentials: CredentialsSource): void {
  source = credentials;
}

export const currentCredentials = (): CredentialsSource => source;
