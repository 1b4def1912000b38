import { type Mode, modeOf } from '../places/parse/mode-words.ts';
import type { Locations } from '../places/parse/read-places.ts';
import type { StatedWorkplace } from './posting.ts';
import { wordsIn } from './words/phrases.ts';

export type Workplace = 'onsite' | 'hybrid' | 'remote' | 'unknown';

/** Mode words that mean something else in a title: 'Distributed Systems', 'Virtual Reality', 'Hybrid Cloud'. */
const NOT_IN_TITLES = new Set([
  'distributed',
  'virtual',
  'virtually',
  'home based',
  'a distance',
  'in person',
  'na dalku',
]);

function modeIn(words: readonly string[], at: number): { mode: Mode | 'none'; length: number } | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const mode = NOT_IN_TITLES.has(phrase) ? undefined : modeOf(phrase);
    if (mode) return { mode, length };
  }
  return undefined;
}

/** The mode of work a title says: in a part of its own ('Engineer (Remote)', '| Hybrid'), or 'Remote' up front. */
export function modeOfTitle(title: string): Mode | undefined {
  const parts = title
    .split(/[,;:|()[\]{}•·–—/]|\s-\s|\s-|-\s/)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const offers = (words: readonly string[]) =>
    words.some((_, at) => at > 0 && modeIn(words, at)?.mode === 'remote');
  const first = parts[0] && modeIn(parts[0], 0);
  const upFront = first?.mode === 'remote' ? first : undefined;
  for (const words of parts) {
    const start = modeIn(words, 0);
    if (
      start &&
      start.mode !== 'none' &&
      (start === first ? words.length === start.length : words.length <= start.length + 4)
    )
      return start.mode === 'onsite' && offers(words) ? 'remote' : start.mode;
    const last = words.length > 1 && words.length <= 3 ? modeIn(words, words.length - 1) : undefined;
    if (last?.mode === 'remote' && words !== parts[0]) return 'remote';
  }
  if (upFront) return 'remote';
  return parts[0] && /\bremote$/i.test(parts[0].join(' ')) && parts[0].length > 2 ? 'remote' : undefined;
}

/**
 * How a job is worked and whether remote work is offered. The board's own field wins, then the locations, then the
 * title; the description decides nothing. Hybrid is not remote; a job offered remotely in one of its places is.
 */
export function workplaceOf(
  stated: StatedWorkplace | undefined,
  locations: Pick<Locations, 'remote' | 'hybrid' | 'onsite'>,
  title: string,
): { workplace: Workplace; isRemote: boolean } {
  const said: Mode | undefined =
    stated ??
    (locations.remote
      ? 'remote'
      : locations.hybrid
        ? 'hybrid'
        : locations.onsite
          ? 'onsite'
          : modeOfTitle(title));
  return { workplace: said ?? 'unknown', isRemote: said === 'remote' };
}
