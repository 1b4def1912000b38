import type { Draft, Outline } from './outline.ts';
import { type HeadWithWords, isPlain, levelsIn, parseField, parsePhrase } from './parse-phrase.ts';
import { kind } from './vocabulary.ts';
import { BORDER, SLASH, type Word, type Words } from './word.ts';

const isOpener = kind('opener');
const isObjectOpener = kind('object-opener');
const isJoiner = kind('joiner');
const isEither = kind('either');
const isWeak = kind('weak');
const isLevelHead = kind('level-head');
const isTechnical = kind('software-head');

/** The words between two separators, split at slashes and 'and'. */
interface Segment {
  readonly parts: readonly Words[];
  /** It follows a word such as 'of' or 'for', so its heads are not roles of the title. */
  readonly isSubordinate: boolean;
  readonly isObject: boolean;
  readonly requiresAll: boolean;
}

/** Splits a tokenized title into roles as written, notes and levels. */
export function parseOutline(tokens: Words): Outline {
  const outline: Outline = { drafts: [], notes: [], levels: [], phraseLevels: [], territories: [] };
  segmentsOf(tokens).forEach((segment, at) => {
    if (segment.isSubordinate) addNotes(outline, segment, at);
    else addRoles(outline, segment, at);
  });
  return outline;
}

/** Splits a title into its phrases. 'Junior to Senior' is one. */
export function segmentsOf(tokens: Words): Segment[] {
  const segments: Segment[] = [];
  let opener: Word | undefined;
  let parts: Words[] = [];
  let requiresAll = false;
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isOpening = token === undefined || token === BORDER || isOpener(token);
    if (!isOpening && token !== SLASH && !isJoiner(token)) continue;
    parts.push(tokens.slice(start, at));
    start = at + 1;
    if (!isOpening || isRange(tokens, at)) requiresAll ||= isJoiner(token) && !isEither(token);
    else {
      segments.push({
        parts,
        isSubordinate: opener !== undefined && opener !== BORDER,
        isObject: isObjectOpener(opener),
        requiresAll,
      });
      [opener, parts, requiresAll] = [token, [], false];
    }
  }
  return segments;
}

const isRange = (tokens: Words, at: number): boolean =>
  tokens[at] !== BORDER && tokens[at - 1]?.level !== undefined && tokens[at + 1]?.level !== undefined;

function addNotes(outline: Outline, { parts, isObject, requiresAll }: Segment, segment: number): void {
  for (const part of parts) {
    const words = parseField(part, outline);
    if (words.length > 0) outline.notes.push({ words, isObject, requiresAll, segment });
  }
}

function addRoles(outline: Outline, { parts, requiresAll }: Segment, segment: number): void {
  const { drafts, notes, phraseLevels } = outline;
  let previous: Draft | undefined;
  let waiting: readonly Words[] = NONE;
  let before: Word | undefined;
  for (const part of parts) {
    const { heads, rest } = parsePhrase(part, outline, before);
    if (!part.every(isPlain)) {
      const levels = levelsIn(withoutJobs(part, heads), before);
      const isOwn = segment === 0 || rest.length === 0 || heads.some(isRole);
      if (levels.length > 0) phraseLevels.push({ segment, levels, isOwn });
    }
    if (heads.length === 0 && rest.length > 0) waiting = [...waiting, rest];
    for (const { head, words } of heads) {
      const own = words.length === 0 ? waiting : [...waiting, words];
      const variants = own.length > 0 ? own : (previous?.variants ?? own);
      previous = { head, variants, requiresAll, segment };
      drafts.push(previous);
      waiting = NONE;
    }
    if (heads.length > 0 && rest.length > 0)
      notes.push({ words: rest, isObject: false, requiresAll, segment });
    before = SLASH;
  }
  for (const words of waiting) notes.push({ words, isObject: false, requiresAll, segment });
}

const NONE: readonly never[] = [];

/** The 'intern' of 'Intern Tools' is no role. */
const isRole = ({ head }: HeadWithWords): boolean => !isWeak(head);

/** A 'Marketing Associate' has a job of that name, while an 'Engineering Associate' begins in one. */
const withoutJobs = (part: Words, heads: readonly HeadWithWords[]): Words =>
  heads.some(isJob) ? part.filter((token) => !heads.some((one) => one.head === token && isJob(one))) : part;

const isJob = ({ head, words }: HeadWithWords): boolean =>
  isLevelHead(head) && words.length > 0 && !isTechnical(words.at(-1)?.head);
