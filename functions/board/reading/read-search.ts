import { jobTypeNames } from '@daybreak/contract/job-codes.ts';
import { isLiteral } from '@daybreak/contract/literal-search.ts';
import { EVERYDAY_WORDS } from '../../places/parse/location-words.ts';
import type { WorkMode } from '../../places/parse/mode-words.ts';
import type { IndexedPlace } from '../../places/suggestion-index.ts';
import { detectJobType } from '../../postings/detect-job-type.ts';
import { modeBefore } from '../../postings/detect-workplace.ts';
import { KNOWN_EMPLOYERS } from '../../postings/words/known-employers.ts';
import { JOB_TYPES, type JobType, type Level, ROLES, type Role } from '../../table/codes.ts';
import type { Place } from '../../table/user.ts';
import { levelsOfTitle } from '../../titles/levels-of-title.ts';
import { parseTitle } from '../../titles/parse-title.ts';
import { functionOfTitle } from '../../titles/title-function.ts';
import { isKnown } from '../../titles/vocabulary.ts';
import { dropFiller } from '../index/query-words.ts';
import { findPay } from './find-pay.ts';
import { findSkillsInTitle, type SearchSkill } from './find-skills-in-title.ts';
import { type Found, foldWords, joinWords, runsOf, take, type Words } from './word-runs.ts';

/** The contract's SearchReading. */
export interface SearchReading {
  readonly title: string;
  readonly skills: readonly SearchSkill[];
  readonly fRole: Role | null;
  readonly jobType: JobType | null;
  readonly seniority: Level | null;
  readonly workplace: WorkMode | null;
  readonly minPay: number | null;
  readonly place: Place | null;
}

/** Returns the place of which a text is the whole name. */
export type NamedPlace = (text: string) => IndexedPlace | undefined;

const MAX_LENGTH = 120;
const LONGEST_PHRASE = 4;
/** Thousands of people. Smaller towns share their names with products and teams. */
const LARGE_TOWN = 100;
const BEFORE_PLACES: ReadonlySet<string> = new Set(['in', 'near', 'around', 'within']);

/**
 * Reads a search with the models that read postings, so that both mean the same by a word. A word is part of
 * a title unless it says where, how, at what level or for what pay. Never throws; a text in quotation marks
 * is a title as it is.
 */
export function readSearch(typed: string, placeNamed: NamedPlace): SearchReading {
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  const words: Words = isLiteral(text) ? [] : dropFiller(text).split(/[\s;]+|,\s+|,$/);
  const pay = take(words, findPay);
  const mode = take(pay.rest, findMode);
  const place = take(mode.rest, (rest) => findPlace(rest, placeNamed));
  const type = take(place.rest, findJobType);
  const level = take(type.rest, findLevel);
  const isRead = [pay, mode, place, type, level].some(({ value }) => value !== null);
  const title = isRead ? joinWords(level.rest) : text;
  const role = functionOfTitle(title, []);
  return {
    title,
    skills: isLiteral(text) ? [] : findSkillsInTitle(title),
    fRole: ROLES.find((known) => known === role) ?? null,
    jobType: type.value,
    seniority: level.value,
    workplace: mode.value,
    minPay: pay.value,
    place: place.value,
  };
}

function findMode(words: Words): Found<WorkMode> | undefined {
  const others = new Set<number>();
  for (const { start, end } of runsOf(words, LONGEST_PHRASE)) {
    const value = modeBefore(foldWords(words.slice(start, end)), foldWords(words.slice(end, end + 1)));
    // The words of a phrase that means something else, such as 'hybrid cloud', aren't read one by one.
    if (value === 'none') for (let at = start; at < end; at += 1) others.add(at);
    else if (value !== undefined && !others.has(start)) return { value, start, end };
  }
  return undefined;
}

function findPlace(words: Words, placeNamed: NamedPlace): Found<Place> | undefined {
  for (const { start, end } of runsOf(words, LONGEST_PHRASE)) {
    const name = foldWords(words.slice(start, end));
    const found = name === '' ? undefined : placeNamed(name);
    if (found === undefined) continue;
    const isAfterPreposition = BEFORE_PLACES.has(foldWords(words.slice(Math.max(0, start - 1), start)));
    if (isAfterPreposition) return { value: found.place, start: start - 1, end };
    if (!namesEmployer(words, start, end) && isCertain(found, name))
      return { value: found.place, start, end };
  }
  return undefined;
}

/**
 * Towns share their names with words of titles ('Mobile', 'Enterprise') and everyday words; countries and states don't.
 */
const isCertain = ({ kind, people }: IndexedPlace, name: string): boolean =>
  kind !== 'town' || (people >= LARGE_TOWN && !isKnown(name) && !EVERYDAY_WORDS.has(name));

/** Whether a run is in the name of a known employer: 'Boston Scientific'. */
const namesEmployer = (words: Words, start: number, end: number): boolean =>
  runsOf(words, LONGEST_PHRASE).some(
    (run) =>
      run.start <= start &&
      run.end >= end &&
      run.end - run.start > end - start &&
      KNOWN_EMPLOYERS.has(foldWords(words.slice(run.start, run.end))),
  );

/** The shortest words that say what kind of job the whole is: 'Contract' in 'Contract Java Developer'. */
function findJobType(words: Words): Found<JobType> | undefined {
  const value = detectJobType(joinWords(words));
  const runs = runsOf(words, LONGEST_PHRASE).toReversed();
  const isNamed = ({ start, end }: { start: number; end: number }) => {
    const phrase = joinWords(words.slice(start, end));
    const rest = joinWords([...words.slice(0, start), ...words.slice(end)]);
    return detectJobType(phrase) === value && detectJobType(rest) === 'Fu';
  };
  const run = value === 'Fu' ? undefined : runs.find(isNamed);
  if (run) return { value, ...run };
  const ofLabel = runs.find(({ start, end }) => labeledType(words.slice(start, end)) !== undefined);
  const labeled = ofLabel && labeledType(words.slice(ofLabel.start, ofLabel.end));
  return ofLabel && labeled && { value: labeled, ...ofLabel };
}

/** The type that has this label: full-time, which nothing else names, since it is what jobs are by default. */
const labeledType = (words: Words): JobType | undefined =>
  JOB_TYPES.find((type) => type === 'Fu' && foldWords([jobTypeNames[type]]) === foldWords(words));

/** The longest words that name one level and nothing else: 'Entry level', but not the manager in 'Product Manager'. */
function findLevel(words: Words): Found<Level> | undefined {
  const [value, ...others] = levelsOfTitle(joinWords(words));
  if (value === undefined || others.length > 0) return undefined;
  const run = runsOf(words, LONGEST_PHRASE).find(({ start, end }) => {
    const { roles, notes, levels } = parseTitle(joinWords(words.slice(start, end)));
    return roles.length === 0 && notes.length === 0 && levels.length > 0;
  });
  return run && { value, ...run };
}
