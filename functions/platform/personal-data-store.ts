/**
 * What a capability holds of a person. Each declares it in one file, and holdings.ts lists them all: exporting and
 * deleting walk that list, so what is added later joins both by one line.
 */
export interface PersonalDataStore {
  /** The capability's name, under which its part of the export stands. */
  readonly name: string;
  /**
   * Reads everything held of the person, without keys and secrets: JSON, in which a list of any length is an async
   * iterable that reads a page of rows at a time. Returns undefined where nothing is held.
   */
  read(sub: string): Promise<object | undefined>;
  /**
   * Removes everything held of the person. It may be asked again at any time, after a crash half-way or once more when
   * nothing is in flight any longer; where nothing is left it does nothing. It throws where it could not finish.
   */
  erase(sub: string): Promise<void>;
}
