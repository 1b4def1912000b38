import { type WorkMode, workModeOf } from '../places/parse/mode-words.ts';
import type { ParsedLocations } from '../places/parse/parse-locations.ts';
import type { StatedWorkplace } from './posting.ts';
import { wordsIn } from './words/phrases.ts';

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

function workModeAt(
  words: readonly string[],
  at: number,
): { mode: WorkMode | 'none'; length: number } | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const mode = NOT_IN_TITLES.has(phrase) ? undefined : workModeOf(phrase);
    if (mode) return { mode, length };
  }
  return undefined;
}

/** Detects a work mode in a part of its own ('Engineer (Remote)', '| Hybrid'), or 'Remote' at the start. */
export function workModeInTitle(title: string): WorkMode | undefined {
  const parts = title
    .split(/[,;:|()[\]{}•·–—/]|\s-\s|\s-|-\s/)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const mentionsRemote = (words: readonly string[]) =>
    words.some((_, at) => at > 0 && workModeAt(words, at)?.mode === 'remote');
  const first = parts[0] && workModeAt(parts[0], 0);
  const upFront = first?.mode === 'remote' ? first : undefined;
  for (const words of parts) {
    const start = workModeAt(words, 0);
    if (
      start &&
      start.mode !== 'none' &&
      (start === first ? words.length === start.length : words.length <= start.length + 4)
    )
      return start.mode === 'onsite' && mentionsRemote(words) ? 'remote' : start.mode;
    const last = words.length > 1 && words.length <= 3 ? workModeAt(words, words.length - 1) : undefined;
    if (last?.mode === 'remote' && words !== parts[0]) return 'remote';
  }
  if (upFront) return 'remote';
  return parts[0] && /\bremote$/i.test(parts[0].join(' ')) && parts[0].length > 2 ? 'remote' : undefined;
}

/**
 * Detects the workplace from the board's field, else the locations, else the title; the description does not count. Hybrid is
 * not remote, but a job that is remote in one of its places is, whatever the field says.
 */
export function detectWorkplace(
  stated: StatedWorkplace | undefined,
  locations: Pick<ParsedLocations, 'remote' | 'hybrid' | 'onsite'>,
  title: string,
): { workplace: Workplace; isRemote: boolean } {
  const mode: WorkMode | undefined =
    (locations.remote ? 'remote' : stated) ??
    (locations.hybrid ? 'hybrid' : locations.onsite ? 'onsite' : workModeInTitle(title));
  return { workplace: mode ?? 'unknown', isRemote: mode === 'remote' };
}
