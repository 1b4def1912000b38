import type { JobType, Level } from '../table/codes.ts';
import type { Place } from '../table/user.ts';
import { namedLevels, numeralLevels } from './levels-of-title.ts';
import { parseTitle } from './parse-title.ts';
import { territoriesOf } from './territories.ts';
import type { Title } from './title.ts';

/** The level word that a job's title gets from its text. */
const LEVEL_WORDS: Partial<Record<Level, string>> = { entry: 'entrylevel', senior: 'senior' };

/** The facts of a job that add to its title. */
interface PostedFacts {
  readonly jobTitle: string;
  readonly levels?: readonly Level[] | undefined;
  readonly locations?: readonly Readonly<Place>[];
  readonly jobType?: JobType;
}

/**
 * Parses a job's title, and adds its employment type, the territories of its places and, if it names no level, the one
 * that its text asks for: a Frontend Engineer with six years of experience is what a Senior Frontend Engineer looks for,
 * and so is one that names no years.
 */
export function postedTitle(job: PostedFacts, parse: (raw: string) => Title = parseTitle): Title {
  const { jobTitle, levels = [], locations = [], jobType } = job;
  const named = parse(jobTitle);
  const placed = locations.length === 0 ? named : { ...named, places: territoriesOf(locations) };
  const title = jobType === undefined ? placed : { ...placed, jobType };
  if (namedLevels(title).length > 0) return title;
  const numeral = numeralLevels(title);
  if (title.levels.length > 0 && numeral.length === 0) return title;
  const possible: readonly Level[] = title.levels.length > 0 ? numeral : ['senior'];
  const added = (levels.length === 0 ? possible : levels).flatMap((level) => LEVEL_WORDS[level] ?? []);
  return added.length === 0 ? title : { ...title, levels: [...title.levels, ...added] };
}

/** Parses a job's title so that its keys are those of every saved title that may match it, whatever its text says. */
export const titleAtAnyLevel = (jobTitle: string): Title =>
  postedTitle({ jobTitle, levels: ['entry', 'senior'] });
