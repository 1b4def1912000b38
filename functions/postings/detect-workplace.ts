import { startsWorkMode, type WorkMode, workModeOf } from '../places/parse/mode-words.ts';
import { namesOnlyPlaces } from '../places/parse/names-only-places.ts';
import type { ParsedLocations } from '../places/parse/parse-locations.ts';
import { tokenizeLocation, type Word } from '../places/parse/tokenize-location.ts';
import { deniesRemote, requiresPresence } from './denies-remote.ts';
import type { StatedWorkplace } from './posting.ts';
import { wordsIn } from './words/phrases.ts';
import { DONE_REMOTELY, WORKPLACE_WORDS } from './words/workplace-words.ts';

export type Workplace = 'onsite' | 'hybrid' | 'remote' | 'unknown';

/** Work-mode words that mean something else in titles: 'Distributed Systems', 'Virtual Reality'. */
const NOT_IN_TITLES = new Set([
  'anywhere',
  'nationwide',
  'distributed',
  'virtual',
  'virtually',
  'home based',
  'a distance',
  'in person',
  'na dalku',
]);

const MAX_PHRASE = 4;

const modeOf = (words: readonly Word[]): WorkMode | 'none' | undefined =>
  modeOfPhrase(words.map(({ folded }) => folded).join(' '));

const modeOfPhrase = (phrase: string): WorkMode | 'none' | undefined =>
  NOT_IN_TITLES.has(phrase) ? undefined : workModeOf(phrase);

/**
 * The mode of work that a folded phrase of a title names before the next word: 'remote', but 'none' before 'sensing'.
 */
export const modeBefore = (phrase: string, next: string): WorkMode | 'none' | undefined => {
  const mode = modeOfPhrase(phrase);
  return mode === 'remote' && DONE_REMOTELY.has(next) ? 'none' : mode;
};

/** The longest mode of work at the start of some words, and the words after it. */
function modeAtStart(words: readonly Word[]): { mode: WorkMode | 'none'; rest: readonly Word[] } | undefined {
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length--) {
    const mode = modeOf(words.slice(0, length));
    if (mode) return { mode, rest: words.slice(length) };
  }
  return undefined;
}

/** The longest mode of work at the end of some words, and the words before it. */
function modeAtEnd(words: readonly Word[]): { mode: WorkMode | 'none'; rest: readonly Word[] } | undefined {
  for (let at = Math.max(0, words.length - MAX_PHRASE); at < words.length; at++) {
    const mode = modeOf(words.slice(at));
    if (mode) return { mode, rest: words.slice(0, at) };
  }
  return undefined;
}

/**
 * Whether words beside a mode of work leave it one: none, places, time zones or how often, but no 'Execution'
 * or 'Bonding'.
 */
function isAboutWorkplace(words: readonly Word[]): boolean {
  const others = words.filter(({ folded }) => !WORKPLACE_WORDS.has(folded) && !/^\d+$/.test(folded));
  return others.length === 0 || namesOnlyPlaces(words.map(({ text }) => text).join(' '));
}

function modeInPart(words: readonly Word[]): WorkMode | undefined {
  const start = modeAtStart(words);
  if (start && start.mode !== 'none' && isAboutWorkplace(start.rest)) {
    const mentionsRemote = start.rest.some((_, at) => modeAtStart(start.rest.slice(at))?.mode === 'remote');
    return start.mode === 'onsite' && mentionsRemote ? 'remote' : start.mode;
  }
  const end = modeAtEnd(words);
  return end && end.mode !== 'none' && isAboutWorkplace(end.rest) ? end.mode : undefined;
}

/** 'Remote Data Scientist', 'Data Scientist Hybrid', but not 'Remote Sensing Scientist'. */
function modeInName(words: readonly Word[]): WorkMode | undefined {
  const start = modeAtStart(words);
  if (start?.mode === 'remote' && !DONE_REMOTELY.has(start.rest[0]?.folded ?? '')) return 'remote';
  const end = modeAtEnd(words);
  return end && end.mode !== 'none' && end.rest.length > 1 ? end.mode : undefined;
}

/** Detects a work mode in a part of its own ('Engineer (Remote)', '| Hybrid, Berlin'), or around the job's name. */
export function workModeInTitle(title: string): WorkMode | undefined {
  if (!wordsIn(title).some(startsWorkMode)) return undefined;
  const [name = [], ...parts] = title
    .split(/[,;:|()[\]{}•·–—/]|\s-\s|\s-|-\s/)
    .map(tokenizeLocation)
    .filter((words) => words.length > 0);
  for (const words of parts) {
    const mode = modeInPart(words);
    if (mode) return mode;
  }
  return modeInPart(name) ?? modeInName(name);
}

/**
 * Detects the workplace from the board's field, else the locations, else the title. Hybrid is not remote, but
 * a job that is remote in one of its places is, whatever the field says. The description counts only where it
 * denies that the job is remote: that wins over everything, because fields are often defaults.
 */
export function detectWorkplace(
  stated: StatedWorkplace | undefined,
  locations: Pick<ParsedLocations, 'remote' | 'hybrid' | 'onsite'>,
  title: string,
  lines: readonly string[] = [],
): { workplace: Workplace; isRemote: boolean } {
  const mode: WorkMode | undefined =
    (locations.remote ? 'remote' : stated) ??
    (locations.hybrid ? 'hybrid' : locations.onsite ? 'onsite' : workModeInTitle(title));
  if (mode !== 'remote' || !lines.some((line) => deniesRemote(line)))
    return { workplace: mode ?? 'unknown', isRemote: mode === 'remote' };
  const present = lines.some((line) => requiresPresence(line)) ? 'onsite' : 'unknown';
  return { workplace: locations.hybrid ? 'hybrid' : present, isRemote: false };
}
