import { findSkills } from '../../../postings/skills/find-skills.ts';

/** A posting that matches one of the person's saved titles. */
export interface MatchingPosting {
  readonly savedTitle: string;
  readonly text: string;
}

/** The skills that postings with a saved title ask for. */
export interface RequestedSkills {
  readonly title: string;
  /** How many postings were read. */
  readonly postings: number;
  /** Most requested first. */
  readonly skills: readonly string[];
}

/** A skill counts as requested if at least this share of the postings names it, and more than one of many. */
const MIN_SHARE = 1 / 4;
const MAX_SKILLS = 10;

/** Finds the requested skills for each title, in the order of the titles. */
export function findRequestedSkills(
  titles: readonly string[],
  postings: readonly MatchingPosting[],
): RequestedSkills[] {
  return titles.map((title) => {
    const matching = postings.filter(({ savedTitle }) => savedTitle === title);
    const counts = countNames(matching.flatMap(({ text }) => findSkills(text)));
    const minCount = Math.max(matching.length > 3 ? 2 : 1, matching.length * MIN_SHARE);
    const skills = [...counts].filter(([, count]) => count >= minCount).sort(byCount);
    return { title, postings: matching.length, skills: skills.slice(0, MAX_SKILLS).map(([name]) => name) };
  });
}

/** Merges the skills of all titles, those requested for most titles first. */
export function mergeRequestedSkills(requested: readonly RequestedSkills[]): string[] {
  const counts = countNames(requested.flatMap(({ skills }) => skills));
  return [...counts].sort(byCount).map(([name]) => name);
}

const byCount = ([one, oneCount]: [string, number], [other, otherCount]: [string, number]): number =>
  otherCount - oneCount || (one < other ? -1 : 1);

function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
