import type { Line } from '../../evidence/line.ts';
import type { ContactFacts } from '../facts/contact.ts';
import type { Period } from '../facts/periods.ts';
import type { Role } from '../reading/reading.ts';

/** Everything that the score depends on. */
export interface ResumeFacts {
  readonly contact: ContactFacts;
  readonly roles: readonly Role[];
  /** Time in education does not count as a gap. */
  readonly education: readonly Period[];
  readonly achievements: readonly Line[];
  readonly wordCount: number;
  readonly skills: readonly string[];
  /** The skills that postings with the saved titles ask for. Empty if there are no such postings. */
  readonly requestedSkills: readonly string[];
  readonly now: Date;
}

/** The ScorePart of the GraphQL schema. `points` is an integer from 0 to `of`. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
  readonly of: number;
  readonly words: string;
}

/** Rounds a share of the points, clamped to 0 to 1. */
export const roundPoints = (of: number, share: number): number =>
  Math.round(of * Math.min(1, Math.max(0, share)));

/** Formats a list: 'a, b, and c'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items);
