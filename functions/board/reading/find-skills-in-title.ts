import { findSkills, skillNamed } from '../../postings/skills/find-skills.ts';
import { savedTitleKeys } from '../../titles/keys.ts';
import { parseTitle } from '../../titles/parse-title.ts';
import { joinWords, runsOf, without } from './word-runs.ts';

/** A skill by its usual name, and the words of a search that name it: 'Kubernetes' and 'k8s'. */
export interface SearchSkill {
  readonly name: string;
  readonly words: string;
}

const LONGEST_SKILL = 3;

/**
 * Returns the skills that a search names beside its title: 'SQL' in 'data engineer sql', and all of a search
 * for nothing else. Words without which another occupation would be meant are part of the title, as in 'Java
 * Developer'.
 */
export function findSkillsInTitle(title: string): SearchSkill[] {
  const words = title.split(' ').filter((word) => word !== '');
  const taken = new Set<number>();
  const skills = runsOf(words, LONGEST_SKILL).flatMap((run) => {
    const phrase = joinWords(words.slice(run.start, run.end));
    const name = skillOf(phrase);
    const places = Array.from({ length: run.end - run.start }, (_, at) => run.start + at);
    if (name === undefined || places.some((at) => taken.has(at))) return [];
    for (const at of places) taken.add(at);
    return [{ run, skill: { name, words: phrase } }];
  });
  return skills
    .filter(({ run }) => taken.size === words.length || meansSame(title, joinWords(without(words, run))))
    .sort((one, other) => one.run.start - other.run.start)
    .map(({ skill }) => skill);
}

/** Of words that are also common ones, such as 'Go', only with their capitals. */
const skillOf = (phrase: string): string | undefined =>
  findSkills(phrase).length === 1 ? skillNamed(phrase) : undefined;

/** Whether a title names the occupation of another one, as far as the keys of the reverse index tell. */
function meansSame(title: string, shorter: string): boolean {
  const known = new Set(savedTitleKeys(parseTitle(shorter)));
  return savedTitleKeys(parseTitle(title)).every((key) => known.has(key));
}
