import { levelOfWord } from './levels.ts';
import type { Draft, Outline } from './outline.ts';
import { type HeadWithWords, levelsIn, parseField, parsePhrase } from './parse-phrase.ts';
import { BORDER, SLASH } from './separators.ts';
import { headOfField, wordsOf } from './vocabulary.ts';

const openers = wordsOf('opener');
const joiners = wordsOf('joiner');
const managers = wordsOf('manager');
const heads = wordsOf('head');
const chiefs = wordsOf('chief');
const weakHeads = wordsOf('weak');
const technical = wordsOf('software-head');
const levelHeads = wordsOf('level-head');
const hiring = wordsOf('hiring');

/** The words between two separators, split at slashes and 'and'. */
interface Segment {
  readonly parts: string[][];
  /** It follows a word such as 'of' or 'for', so its heads are not roles of the title. */
  readonly isSubordinate: boolean;
  readonly isObject: boolean;
  requiresAll: boolean;
}

/** Splits a tokenized title into roles as written, notes and levels. */
export function parseOutline(tokens: readonly string[]): Outline {
  const outline: Outline = { drafts: [], notes: [], levels: [], phraseLevels: [], territories: [] };
  segmentsOf(tokens).forEach((segment, at) => {
    if (!segment.isSubordinate) addRoles(outline, segment, at);
    else if (segment.isObject) addObject(outline, segment, at);
    else addField(outline, segment, at);
  });
  return outline;
}

export function segmentsOf(tokens: readonly string[]): Segment[] {
  let last: Segment = { parts: [[]], isSubordinate: false, isObject: false, requiresAll: false };
  const segments = [last];
  tokens.forEach((token, at) => {
    const isRange = token === 'to' && isLevel(tokens[at - 1]) && isLevel(tokens[at + 1]);
    if (token === SLASH || joiners.has(token) || isRange) {
      last.parts.push([]);
      last.requiresAll ||= joiners.has(token) && token !== 'or';
    } else if (token === BORDER || openers.has(token)) {
      last = { parts: [[]], isSubordinate: token !== BORDER, isObject: token === 'of', requiresAll: false };
      segments.push(last);
    } else last.parts.at(-1)?.push(token);
  });
  return segments;
}

const isLevel = (word = ''): boolean => levelOfWord.has(word);

function addField(outline: Outline, { parts, isObject, requiresAll }: Segment, segment: number): void {
  for (const part of parts) {
    const words = parseField(part, outline);
    if (words.length > 0) outline.notes.push({ words, isObject, requiresAll, segment });
  }
}

/** A 'Hospitality Director of Customer Success' directs customer success. */
function addObject(outline: Outline, segment: Segment, at: number): void {
  const last = outline.drafts.at(-1);
  const first = outline.notes.length;
  // 'Head of Legal/General Counsel' names two roles.
  const isRoleName = (part: readonly string[], n: number) =>
    n > 0 && !segment.requiresAll && heads.has(part.at(-1) ?? '');
  addField(outline, { ...segment, parts: segment.parts.filter((part, n) => !isRoleName(part, n)) }, at);
  const objects = outline.notes.slice(first).map(({ words }) => words);
  const roles = segment.parts.filter(isRoleName);
  if (roles.length > 0) addRoles(outline, { ...segment, parts: roles }, at);
  const isLed = last !== undefined && last.segment === at - 1 && managers.has(last.head);
  if (!isLed || objects.length === 0) return;
  outline.notes.splice(first);
  const [before = []] = last.variants;
  last.variants = objects.map((words) => [...before, ...words]);
  last.requiresAll = segment.requiresAll;
}

function addRoles(outline: Outline, { parts, requiresAll }: Segment, segment: number): void {
  const { drafts, notes } = outline;
  const drafted: Draft[] = [];
  let waiting: (readonly string[])[] = [];
  parts.forEach((part, at) => {
    const { heads, rest } = parsePhrase(part, outline, at > 0 ? SLASH : undefined);
    const own = part.filter(
      (token) => !heads.some(({ head, words }) => token === head && isJob(head, words)),
    );
    outline.phraseLevels.push({
      segment,
      levels: levelsIn(own, at > 0 ? SLASH : undefined),
      isOwn: segment === 0 || rest.length === 0 || heads.some(isRole) || hiring.has(rest.at(-1) ?? ''),
    });
    if (heads.length === 0 && rest.length > 0) waiting.push(rest);
    for (const { head, words } of heads) {
      const alternatives = words.length > 0 ? [...waiting, words] : waiting;
      const isChief = chiefs.has(head);
      if (isChief) notes.push(...waiting.map((other) => ({ words: other, requiresAll, segment })));
      const variants = isChief
        ? [words].filter((own) => own.length > 0)
        : alternatives.length > 0
          ? alternatives
          : (drafted.at(-1)?.variants ?? []);
      drafted.push({ head, variants, requiresAll, segment, isFieldOnly: false });
      waiting = [];
    }
    if (heads.length > 0 && rest.length > 0) notes.push({ words: rest, requiresAll, segment });
  });
  drafts.push(...drafted);
  for (const words of waiting) notes.push({ words, requiresAll, segment });
}

/** The 'intern' of 'Intern Tools' is no role. */
const isRole = ({ head }: HeadWithWords): boolean => !weakHeads.has(head);

/** A 'Marketing Associate' has a job of that name, while an 'Engineering Associate' begins in one. */
const isJob = (head: string, words: readonly string[]): boolean =>
  levelHeads.has(head) && words.length > 0 && !technical.has(headOfField.get(words.at(-1) ?? '') ?? '');
