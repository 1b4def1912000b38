import { scoreResults, scoreRoles, scoreSkills } from './experience-parts.ts';
import { scoreContact, scoreLength, scoreReadability } from './presentation-parts.ts';
import type { ResumeFacts, ScorePart } from './score-part.ts';

export interface Score {
  /** 0 to 100: the sum of the parts. */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** Scores a resume by its facts alone. docs/decisions/0024 explains the parts and their weights. */
export function scoreResume(facts: ResumeFacts): Score {
  const parts = [
    scoreContact(facts.contact),
    scoreRoles(facts),
    scoreResults(facts),
    scoreSkills(facts),
    scoreReadability(facts),
    scoreLength(facts),
  ];
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
