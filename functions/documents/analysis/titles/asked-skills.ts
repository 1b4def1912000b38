import { namedSkills } from '../skills/named-skills.ts';

/** A posting with one of the person's titles: its text is data. */
export interface TitledPosting {
  readonly saved: string;
  readonly text: string;
}

/** What postings with a saved title ask for. */
export interface Asked {
  readonly title: string;
  /** How many postings were read. */
  readonly postings: number;
  /** The skills that at least a quarter of them name, and two if there are more than three; the most named first. */
  readonly skills: readonly string[];
}

const SHARE = 1 / 4;
const MOST = 10;

/** What the postings of each title ask for, by the skills they name. */
export function askedSkills(titles: readonly string[], postings: readonly TitledPosting[]): Asked[] {
  return titles.map((title) => {
    const own = postings.filter(({ saved }) => saved === title);
    const times = countOf(own.flatMap(({ text }) => namedSkills(text)));
    const least = Math.max(own.length > 3 ? 2 : 1, own.length * SHARE);
    const skills = [...times].filter(([, count]) => count >= least).sort(byCount);
    return { title, postings: own.length, skills: skills.slice(0, MOST).map(([name]) => name) };
  });
}

/** The skills that are asked for under any of the titles, those asked for under most of them first. */
export function askedOfAny(asked: readonly Asked[]): string[] {
  const times = countOf(asked.flatMap(({ skills }) => skills));
  return [...times].sort(byCount).map(([name]) => name);
}

const byCount = ([one, oneTimes]: [string, number], [other, otherTimes]: [string, number]): number =>
  otherTimes - oneTimes || (one < other ? -1 : 1);

function countOf(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
