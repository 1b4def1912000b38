import { decisionRows } from './data/title-data.ts';
import { allWords } from './vocabulary.ts';
import { hasWord, readWordSet, type WordSet } from './word-sets.ts';

/** Where a word that no line mentions changes the job; elsewhere it keeps it. */
const STRICT = ['role', 'own', 'team', 'between', 'name'] as const;
const EVERYWHERE = [...STRICT, 'before', 'product', 'subject', 'bare', 'anywhere'] as const;

/** Where a word stands beside the words that a person saved: data/decisions.tsv describes each. */
export type Where = (typeof EVERYWHERE)[number];

interface Row {
  readonly head: WordSet;
  readonly saved: WordSet;
  /** Any saved word may be the one, not only the last. */
  readonly isAnySaved: boolean;
  readonly extra: WordSet;
  readonly keeps: boolean;
  /** The line of decisions.tsv. */
  readonly line: string;
}

const strict: ReadonlySet<Where> = new Set(STRICT);
const isStrict = (where: Where): boolean => strict.has(where);

const named = new Map<string, WordSet>();
const rows = new Map<Where, Row[]>(EVERYWHERE.map((where) => [where, []]));
for (const line of decisionRows) {
  const [where = '', head = '', saved = '', extra = '', verdict = ''] = line;
  if (where === 'set') {
    named.set(head, readWordSet(saved, named));
    continue;
  }
  const isAnySaved = saved.startsWith('+');
  const row = {
    head: readWordSet(head, named),
    saved: readWordSet(isAnySaved ? saved.slice(1) : saved, named),
    isAnySaved,
    extra: readWordSet(extra, named),
    keeps: verdict === 'keeps',
    line: line.join('  '),
  };
  for (const place of EVERYWHERE)
    if (where === 'any' || where.split(' ').includes(place)) rows.get(place)?.push(row);
}

/** The words that lines or kinds name. Lines can't tell all others apart. */
const mentioned = new Set([...allWords(), ...decisionRows.flat().flatMap((set) => set.split(/[ +!]+/))]);

/** Represents all words that no other entry mentions. */
const UNMENTIONED = '';

/** The rows whose head and extra word fit, by place, head and extra word. */
const fitting = new Map<Where, Map<string, RowsByExtra>>(EVERYWHERE.map((where) => [where, new Map()]));

type RowsByExtra = Map<string, readonly Row[]>;

/** Most questions are about the same place and head as the last one. */
let last: { where: Where; head: string; byExtra: RowsByExtra } = {
  where: 'role',
  head: '',
  byExtra: rowsByExtra('role', ''),
};

/**
 * Whether an extra word leaves the job that the saved words name the same: 'Payments' in a 'Backend Payments Engineer' does,
 * 'Security' in a 'Data Security Engineer' doesn't. The last of the saved words decides, unless a row asks for any.
 */
export const keepsJob = (where: Where, head: string, saved: readonly string[], extra: string): boolean =>
  firstRow(fittingRows(where, head, extra), head, saved)?.keeps ?? !isStrict(where);

/** Returns the line of decisions.tsv that decides about an extra word, or undefined if none mentions it. */
export const decidingLine = (
  where: Where,
  head: string,
  saved: readonly string[],
  extra: string,
): string | undefined => firstRow(rowsFor(where, head, extra), head, saved)?.line;

function firstRow(fitting: readonly Row[], head: string, saved: readonly string[]): Row | undefined {
  const end = saved.length - 1;
  for (const row of fitting) {
    if (hasWord(row.saved, saved[end] ?? '', head)) return row;
    if (row.isAnySaved)
      for (let at = 0; at < end; at += 1) if (hasWord(row.saved, saved[at] ?? '', head)) return row;
  }
  return undefined;
}

/** Returns the rows that may decide otherwise than no row would. */
function fittingRows(where: Where, head: string, extra: string): readonly Row[] {
  if (last.where !== where || last.head !== head) last = { where, head, byExtra: rowsByExtra(where, head) };
  const { byExtra } = last;
  const known = byExtra.get(extra) ?? (mentioned.has(extra) ? undefined : byExtra.get(UNMENTIONED));
  if (known !== undefined) return known;
  const found = rowsFor(where, head, extra);
  const deciding = found.slice(0, found.findLastIndex(({ keeps }) => keeps === isStrict(where)) + 1);
  byExtra.set(mentioned.has(extra) ? extra : UNMENTIONED, deciding);
  return deciding;
}

function rowsByExtra(where: Where, head: string): RowsByExtra {
  const byHead = fitting.get(where);
  const byExtra: RowsByExtra = byHead?.get(head) ?? new Map();
  byHead?.set(head, byExtra);
  return byExtra;
}

const rowsFor = (where: Where, head: string, extra: string): readonly Row[] =>
  (rows.get(where) ?? []).filter(
    (row) => hasWord(row.head, head || 'none', head) && hasWord(row.extra, extra, head),
  );
