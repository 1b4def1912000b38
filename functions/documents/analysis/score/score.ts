import { contactPart } from './contact-part.ts';
import type { ResumeFacts, ScorePart } from './facts.ts';
import { lengthPart } from './length-part.ts';
import { resultsPart } from './results-part.ts';
import { rolesPart } from './roles-part.ts';
import { skillsPart } from './skills-part.ts';
import { wordingPart } from './wording-part.ts';

/** A score and what it is made of. */
export interface Score {
  /** 0 to 100: the sum of the parts. */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/**
 * The score of a resume, computed from facts alone: contact 10, dated roles 20, measured results 25, skills asked for 20,
 * length 10, readability 15. The same facts give the same score; docs/decisions/0024 says why these.
 */
export function scoreOf(facts: ResumeFacts): Score {
  const parts = [
    contactPart(facts.contact),
    rolesPart(facts),
    resultsPart(facts),
    skillsPart(facts),
    wordingPart(facts),
    lengthPart(facts),
  ];
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
