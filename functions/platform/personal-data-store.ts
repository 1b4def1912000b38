/**
 * The personal data that a capability stores. privacy/personal-data-stores.ts lists all of them for exports
 * and erasure.
 */
export interface PersonalDataStore {
  /** The capability's name, and its key in the export. */
  readonly name: string;
  /**
   * Returns everything about the person as JSON, without table keys and secrets, or undefined if there is nothing. A
   * list of any length is an async iterable.
   */
  read(sub: string): Promise<object | undefined>;
  /** Removes everything about the person. Idempotent; throws if it could not finish. */
  erase(sub: string): Promise<void>;
}
