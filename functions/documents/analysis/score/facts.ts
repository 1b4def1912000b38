import type { Line } from '../../evidence/line.ts';
import type { ContactFacts } from '../facts/contact.ts';
import type { Period } from '../facts/period.ts';
import type { Role } from '../reading/reading.ts';

/** What the score of a resume is computed from, and nothing else. */
export interface ResumeFacts {
  readonly contact: ContactFacts;
  readonly roles: readonly Role[];
  /** The times of studies: they leave no gap between roles. */
  readonly studies: readonly Period[];
  /** The lines that say what the person did. */
  readonly achievements: readonly Line[];
  /** How many words the resume has. */
  readonly words: number;
  /** The skills the resume names, by the names that postings are searched for. */
  readonly skills: readonly string[];
  /** What today's postings with the saved titles ask for; empty where there are none. */
  readonly asked: readonly string[];
  readonly now: Date;
}

/** A part of the score; the contract's ScorePart. `points` is a whole number from 0 to `of`. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
  readonly of: number;
  readonly words: string;
}

/** A share of some points, from 0 to all of them, as a whole number. */
export const share = (of: number, part: number): number => Math.round(of * Math.min(1, Math.max(0, part)));

/** Things as people list them: 'a, b, and c'. */
export const listed = (things: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(things);
