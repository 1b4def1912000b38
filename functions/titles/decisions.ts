import { decisionRows } from './data/title-data.ts';
import { allWords, fieldOfHead, wordsOf } from './vocabulary.ts';

/** Where a word that no line mentions changes the job; elsewhere it keeps it. */
const STRICT = ['role', 'own', 'team', 'between', 'name'] as const;
const EVERYWHERE = [...STRICT, 'before', 'product', 'subject', 'bare', 'anywhere'] as const;

/** Where a word stands beside the words that a person saved: data/decisions.tsv describes each. */
export type Where = (typeof EVERYWHERE)[number];

type Test = (word: string, head: string) => boolean;

interface Row {
  readonly head: Test;
  readonly saved: Test;
  /** Any saved word may be the one, not only the last. */
  readonly isAnySaved: boolean;
  readonly extra: Test;
  readonly keeps: boolean;
  /** The line of decisions.tsv. */
  readonly line: string;
}

const isStrict = (where: Where): boolean => STRICT.some((strict) => strict === where);

const named = new Map<string, Test>();
const rows = new Map<Where, Row[]>(EVERYWHERE.map((where) => [where, []]));
for (const line of decisionRows) {
  const [where = '', head = '', saved = '', extra = '', verdict = ''] = line;
  if (where === 'set') {
    named.set(head, testFor(saved));
    continue;
  }
  const isAnySaved = saved.startsWith('+');
  const row = {
    head: testFor(head),
    saved: testFor(isAnySaved ? saved.slice(1) : saved),
    isAnySaved,
    extra: testFor(extra),
    keeps: verdict === 'keeps',
    line: line.join('  '),
  };
  for (const place of EVERYWHERE)
    if (where === 'any' || where.split(' ').includes(place)) rows.get(place)?.push(row);
}

/** Compiles a set of words: it has at least one of the words and kinds without '!', if there are any, and none of those with it. */
function testFor(set: string): Test {
  const items = set.split(' ');
  const without = items.filter((item) => item.startsWith('!')).map((item) => testForItem(item.slice(1)));
  const words = new Set(items.filter((item) => /^[a-z0-9]/.test(item)));
  const kinds = items.filter((item) => item.startsWith('<')).map(testForItem);
  const isAny = items.includes('*') || (words.size === 0 && kinds.length === 0);
  return (word, head) =>
    (isAny || words.has(word) || kinds.some((test) => test(word, head))) &&
    !without.some((test) => test(word, head));
}

function testForItem(item: string): Test {
  if (!item.startsWith('<')) return (word) => word === item;
  const name = item.slice(1, -1);
  const set = named.get(name);
  if (set !== undefined) return set;
  if (name === 'field-of-head') return (word, head) => fieldOfHead.get(head) === word;
  const words = wordsOf(name);
  return (word) => words.has(word);
}

/** The words that lines or kinds name. Lines can't tell all others apart, so those share the number 0. */
const numbers = new Map<string, number>();
for (const word of [...allWords(), ...decisionRows.flat().flatMap((set) => set.split(/[ +!]+/))])
  if (!numbers.has(word)) numbers.set(word, numbers.size + 1);

/** The numbers of the first rows that apply, by place and head, and then by saved word, extra word and whether the saved is last. */
const firstRows = new Map<Where, Map<string, Map<number, number>>>(
  EVERYWHERE.map((where) => [where, new Map()]),
);

/**
 * Whether an extra word leaves the job that the saved words name the same: 'Payments' in a 'Backend Payments Engineer' does,
 * 'Security' in a 'Data Security Engineer' doesn't. The last of the saved words decides, unless a row asks for any.
 */
export const keepsJob = (where: Where, head: string, saved: readonly string[], extra: string): boolean =>
  decidingRow(where, head, saved, extra)?.keeps ?? !isStrict(where);

/** Returns the line of decisions.tsv that decides about an extra word, or undefined if none mentions it. */
export const decidingLine = (...question: Parameters<typeof keepsJob>): string | undefined =>
  decidingRow(...question)?.line;

function decidingRow(where: Where, head: string, saved: readonly string[], extra: string): Row | undefined {
  const found = rows.get(where) ?? [];
  let first = saved.length === 0 ? firstRow(where, head, '', extra, true) : found.length;
  for (let at = 0; at < saved.length; at += 1)
    first = Math.min(first, firstRow(where, head, saved[at] ?? '', extra, at === saved.length - 1));
  return found[first];
}

function firstRow(where: Where, head: string, saved: string, extra: string, isLast: boolean): number {
  const byHead = firstRows.get(where);
  const byWords = byHead?.get(head) ?? new Map<number, number>();
  const extraNumber = numbers.get(extra) ?? 0;
  const key = ((numbers.get(saved) ?? 0) * (numbers.size + 1) + extraNumber) * 2 + (isLast ? 1 : 0);
  const known = byWords.get(key);
  if (known !== undefined) return known;
  const found = rows.get(where) ?? [];
  const at = found.findIndex(
    (row) =>
      (isLast || row.isAnySaved) &&
      row.head(head || 'none', head) &&
      row.saved(saved, head) &&
      row.extra(extra, head),
  );
  const first = at < 0 ? found.length : at;
  byHead?.set(head, byWords.set(key, first));
  return first;
}
