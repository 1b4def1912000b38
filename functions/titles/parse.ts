import type { Draft, Outline } from './outline.ts';
import { readField, readPhrase } from './phrase.ts';
import { settle } from './settle.ts';
import type { Title } from './title.ts';
import { people } from './vocabulary/heads.ts';
import { joiners, openers } from './vocabulary/noise.ts';
import { BORDER, SLASH, splitWords } from './words.ts';

/** What stands between two borders, cut at slashes and 'and'. */
interface Segment {
  readonly parts: string[][];
  /** Whether it follows a word like 'of' or 'for', so that heads in it are no roles of the title. */
  readonly opened: boolean;
  together: boolean;
}

/** Reads a raw title into roles, notes and levels. Never fails; a title without any word has no roles. */
export function parseTitle(raw: string): Title {
  const outline: Outline = { drafts: [], notes: [], levels: [] };
  segmentsOf(raw).forEach((segment, at) => {
    if (segment.opened) addField(outline, segment, at);
    else addRoles(outline, segment, at);
  });
  return settle(raw.trim(), outline);
}

function segmentsOf(raw: string): Segment[] {
  let last: Segment = { parts: [[]], opened: false, together: false };
  const segments = [last];
  for (const word of splitWords(raw)) {
    if (word === BORDER || openers.has(word)) {
      last = { parts: [[]], opened: word !== BORDER, together: false };
      segments.push(last);
    } else if (word === SLASH || joiners.has(word)) {
      last.parts.push([]);
      last.together ||= word === 'and';
    } else last.parts.at(-1)?.push(word);
  }
  return segments;
}

function addField(outline: Outline, { parts, together }: Segment, segment: number): void {
  for (const part of parts) {
    const words = readField(part, outline.levels);
    if (words.length > 0) outline.notes.push({ words, together, segment });
  }
}

function addRoles(outline: Outline, { parts, together }: Segment, segment: number): void {
  const note = (words: readonly string[]) => outline.notes.push({ words, together, segment });
  const own: Draft[] = [];
  let waiting: (readonly string[])[] = [];
  parts.forEach((part, at) => {
    const { found, rest } = readPhrase(part, outline.levels, at > 0 ? SLASH : undefined);
    const first = found[0];
    if (first === undefined) {
      if (rest.length > 0) waiting.push(rest);
      return;
    }
    const bare = found.length === 1 && first.words.length === 0 && waiting.length === 0;
    if (bare && rest.length > 0 && outline.drafts.length > 0 && !people.has(first.head)) {
      note([first.head, ...rest]);
      return;
    }
    for (const { head, words } of found) {
      const before = words.length > 0 ? [...waiting, words] : waiting;
      const readings = before.length > 0 ? before : (own.at(-1)?.readings ?? []);
      own.push({ head, readings, together, segment, loose: false });
      waiting = [];
    }
    if (rest.length > 0) note(rest);
  });
  outline.drafts.push(...own);
  waiting.forEach(note);
}
