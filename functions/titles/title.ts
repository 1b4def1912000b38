import { sharers } from './vocabulary/heads.ts';

/** One role a title names: its head noun and the words before it. */
export interface Role {
  /** The noun the role is ('engineer'); '' when the title has none we know. */
  readonly head: string;
  /**
   * The readings of the words before the head, in order: 'UI/UX Designer' has ['ui'], ['ux'] and, always last, all
   * of them, ['ui', 'ux'].
   */
  readonly readings: readonly (readonly string[])[];
  /** Whether one who saves it means all its words ('Sales and Marketing Manager'), not any ('UX/UI Designer'). */
  readonly together: boolean;
  /** Only a field was named, without a level: a role when a person saves it, none in a job's title ('Data Science'). */
  readonly loose: boolean;
}

/** A title in the spelling of the vocabulary: made by parseTitle, compared by names, filed by its keys. */
export interface Title {
  /** The title as it was written, edge spaces cut. */
  readonly text: string;
  readonly roles: readonly Role[];
  /** What stands around the roles (team, stack, place), one list of words per phrase. */
  readonly notes: readonly (readonly string[])[];
  readonly levels: readonly string[];
}

/** The readings of which one has to be named when the role is a saved one; a role without words has one empty one. */
export function wantedReadings(role: Role): readonly (readonly string[])[] {
  if (role.readings.length === 0) return [[]];
  if (role.readings.length === 1) return role.readings;
  return role.together ? role.readings.slice(-1) : role.readings.slice(0, -1);
}

/**
 * The phrases that may lend a role words it lacks: the title's notes and, among those who build software, each
 * other's words ('Software Engineer (Backend Developer)' is a backend engineer too).
 */
export function phrasesBeside(title: Title, role: Role): readonly (readonly string[])[] {
  if (title.roles.length < 2 || !sharers.has(role.head)) return title.notes;
  const others = title.roles.filter((other) => other.head !== role.head && sharers.has(other.head));
  return others.length === 0 ? title.notes : [...others.flatMap((other) => other.readings), ...title.notes];
}
