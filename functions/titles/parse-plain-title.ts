import { type HeadWithWords, parseField, parsePhrase, shareFunction } from './parse-phrase.ts';
import { resolveRoles } from './resolve-roles.ts';
import { BORDER, SLASH } from './separators.ts';
import { type DraftRole, draftRole, type Outline, type Title } from './title.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { engineerHeads, heads, managers, weakHeads } from './vocabulary/heads.ts';
import { levelOfWord, numerals, rankNumbers } from './vocabulary/levels.ts';
import { joiners, openers } from './vocabulary/word-classes.ts';

/** The words between two separators, split at slashes and 'and'. */
interface Segment {
  readonly parts: string[][];
  /** It follows a word such as 'of' or 'for', so its heads are not roles of the title. */
  readonly isSubordinate: boolean;
  readonly isObject: boolean;
  requiresAll: boolean;
}

/** Parses a title by its own words alone, without the other names of its roles and without a limit. */
export function parsePlainTitle(raw: string, spell: (word: string) => readonly string[]): Title {
  const outline: Outline = { drafts: [], notes: [], levels: [] };
  segmentsOf(tokenizeTitle(raw, spell)).forEach((segment, at) => {
    if (segment.isSubordinate) addField(outline, segment, at);
    else addRoles(outline, segment, at);
  });
  return resolveRoles(raw.trim(), outline);
}

function segmentsOf(tokens: readonly string[]): Segment[] {
  let last: Segment = { parts: [[]], isSubordinate: false, isObject: false, requiresAll: false };
  const segments = [last];
  tokens.forEach((token, at) => {
    const word = token === 'to' && isLevelRange(tokens, at) ? SLASH : token;
    if (word === BORDER || openers.has(word)) {
      last = { parts: [[]], isSubordinate: word !== BORDER, isObject: word === 'of', requiresAll: false };
      segments.push(last);
    } else if (word === SLASH || joiners.has(word)) {
      last.parts.push([]);
      last.requiresAll ||= word === 'and';
    } else last.parts.at(-1)?.push(word);
    if (endsRole(tokens, at)) {
      last = { parts: [[]], isSubordinate: false, isObject: false, requiresAll: false };
      segments.push(last);
    }
  });
  return segments;
}

/** After the 'II' of 'Full Stack Engineer II Tutor Platform', the team follows. */
function endsRole(tokens: readonly string[], at: number): boolean {
  if (!rankNumbers.has(tokens[at] ?? '')) return false;
  const before = tokens[at - 1] ?? '';
  const next = tokens[at + 1] ?? BORDER;
  const isOpen =
    next === 'intest' ||
    [BORDER, SLASH].includes(next) ||
    [joiners, levelOfWord, numerals].some((words) => words.has(next));
  return heads.has(before) && !weakHeads.has(before) && !isOpen;
}

/** 'Senior to Mid-level Engineer' names two levels. */
const isLevelRange = (tokens: readonly string[], at: number): boolean =>
  [tokens[at - 1], tokens[at + 1]].every((word) => levelOfWord.has(word ?? ''));

function addField(outline: Outline, { parts, isObject, requiresAll }: Segment, segment: number): void {
  for (const part of parts) {
    const words = parseField(part, outline.levels);
    if (words.length > 0) outline.notes.push({ words, isObject, requiresAll, segment });
  }
}

function addRoles(outline: Outline, { parts, requiresAll }: Segment, segment: number): void {
  const note = (words: readonly string[]) => outline.notes.push({ words, requiresAll, segment });
  const own: DraftRole[] = [];
  let waiting: (readonly string[])[] = [];
  parts.forEach((part, at) => {
    const { heads: found, rest } = parsePhrase(part, outline.levels, at > 0 ? SLASH : undefined);
    const first = found[0];
    if (first === undefined) {
      if (rest.length > 0) waiting.push(rest);
      return;
    }
    if (at < parts.length - 1 && isRankBefore(found, rest)) {
      waiting.push(rest);
      return;
    }
    const bare = found.length === 1 && first.words.length === 0 && waiting.length === 0;
    if (bare && rest.length > 0 && outline.drafts.length > 0 && !managers.has(first.head)) {
      note([first.head, ...rest]);
      return;
    }
    for (const { head, words } of found) {
      const before =
        words.length > 0 ? [...waiting.map((other) => shareFunction(other, words, head)), words] : waiting;
      const variants = before.length > 0 ? before : sharedWith(own.at(-1), head);
      own.push(
        draftRole({
          head: canonicalHead(head, words),
          variants,
          requiresAll,
          segment,
          isDeveloper: engineerHeads.has(head) && !soldFields.has(words.at(-1) ?? ''),
        }),
      );
      waiting = [];
    }
    if (rest.length > 0) note(rest);
  });
  outline.drafts.push(...own);
  waiting.forEach(note);
}

/** The words that a bare head shares with the one before a slash. A 'Business Analyst / Developer' develops no business. */
function sharedWith(previous: DraftRole | undefined, head: string): DraftRole['variants'] {
  const variants = previous?.variants ?? [];
  const isSold = variants.some((words) => soldFields.has(words.at(-1) ?? ''));
  return isSold && engineerHeads.has(head) ? [] : variants;
}

/** 'Associate Test & Evaluation Engineer' starts with a rank. */
const isRankBefore = (found: readonly HeadWithWords[], rest: readonly string[]): boolean =>
  rest.length > 0 &&
  found.every(({ head, words }) => words.length === 0 && weakHeads.has(head) && levelOfWord.has(head));

/** Developers and programmers are engineers, except those of business. */
const canonicalHead = (head: string, words: readonly string[]): string =>
  engineerHeads.has(head) && !soldFields.has(words.at(-1) ?? '') ? 'engineer' : head;

const soldFields: ReadonlySet<string> = new Set(['sales', 'business', 'market', 'partner', 'solution']);
