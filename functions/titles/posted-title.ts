import type { Level } from '../table/codes.ts';
import { parseTitle } from './parse-title.ts';
import type { Title } from './title.ts';

/** The level word that a job's title gets from its text. */
const LEVEL_WORDS: Partial<Record<Level, string>> = { entry: 'entrylevel', senior: 'senior' };

/**
 * Parses a job's title and adds the level that its text asks for, if the title names none: a Frontend
 * Engineer with six years of experience is what a Senior Frontend Engineer looks for, and so is one that
 * names no years.
 */
export function postedTitle(
  { jobTitle, levels = [] }: { readonly jobTitle: string; readonly levels?: readonly Level[] | undefined },
  parse: (raw: string) => Title = parseTitle,
): Title {
  const title = parse(jobTitle);
  if (title.levels.length > 0 || title.seniority !== 'mid') return title;
  const wanted: readonly Level[] = levels.length === 0 ? ['senior'] : levels;
  const added = wanted.flatMap((level) => LEVEL_WORDS[level] ?? []);
  return added.length === 0 ? title : { ...title, levels: added };
}

/** Parses a job's title so that its keys are those of every saved title that may match it, whatever its text says. */
export const titleAtAnyLevel = (jobTitle: string): Title =>
  postedTitle({ jobTitle, levels: ['entry', 'senior'] });
