import { decisionRows } from './data/title-data.ts';
import { wordsOf } from './vocabulary.ts';
import { ANY, NO_HEAD, vocabularyWord, type Word, type Words } from './word.ts';

/** A line of decisions.tsv. Its cells are indexes in `tests`. */
interface Row {
  readonly where: readonly string[];
  readonly head: number;
  readonly saved: number;
  /** Any saved word may be the one, not only the last. */
  readonly isAnySaved: boolean;
  readonly extra: number;
  /** The extra word is the field of the head. */
  readonly isField: boolean;
  readonly keeps: boolean;
  readonly line: string;
}

type IsIn = (word: Word) => boolean;

const named = new Map<string, IsIn>();
const cells = new Map<string, number>();
const tests: IsIn[] = [];

/** Returns the index in `tests` of a cell's test. */
function testIndex(text: string): number {
  const known = cells.get(text);
  if (known !== undefined) return known;
  cells.set(text, tests.length);
  return tests.push(readCell(text)) - 1;
}

/**
 * Reads words and kinds in angle brackets: at least one of those without '!', if there are any, and none of
 * those with it. '*' is any word, and a name in angle brackets may also be that of a set.
 */
function readCell(text: string): IsIn {
  const items = text.split(' ');
  const included = items.filter((item) => !item.startsWith('!'));
  const isExcluded = anyOf(items.filter((item) => item.startsWith('!')).map((item) => item.slice(1)));
  const isIncluded = included.length === 0 || included.includes('*') ? () => true : anyOf(included);
  return (word) => isIncluded(word) && !isExcluded(word);
}

function anyOf(items: readonly string[]): IsIn {
  const words = new Set<Word>();
  const sets: IsIn[] = [];
  for (const item of items) {
    const name = item.startsWith('<') ? item.slice(1, -1) : '';
    const set = named.get(name);
    if (set !== undefined) sets.push(set);
    else for (const word of name === '' ? [vocabularyWord(item)] : wordsOf(name)) words.add(word);
  }
  return (word) => words.has(word) || sets.some((isInSet) => isInSet(word));
}

const rows: Row[] = [];
for (const line of decisionRows) {
  const [where = '', head = '', saved = '', extra = '', verdict = ''] = line;
  const isField = extra === '<field-of-head>';
  if (where === 'set') named.set(head, readCell(saved));
  else
    rows.push({
      where: where.split(' '),
      head: testIndex(head),
      saved: testIndex(saved.replace('+', '')),
      isAnySaved: saved.startsWith('+'),
      extra: testIndex(isField ? '*' : extra),
      isField,
      keeps: verdict === 'keeps',
      line: line.join('  '),
    });
}

/** Words that no line can tell apart are a class, whose bits say which cells have them. */
const classes = new Map<string, number>();
const bitsOfClass: (readonly number[])[] = [];
const MAX_CLASSES = 2 ** 10;

/** Returns a word's class. All words that are not in the vocabulary share one. */
function classOf(word: Word): number {
  if (word.class < 0) word.class = word.index === 0 ? classOf(ANY) : findClass(word);
  return word.class;
}

function findClass(word: Word): number {
  const bits = new Array<number>((tests.length >> 5) + 1).fill(0);
  tests.forEach((test, at) => {
    if (test(word)) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
  });
  const key = bits.join();
  const known = classes.get(key);
  if (known !== undefined) return known;
  if (classes.size === MAX_CLASSES)
    throw new Error(
      `decisions.tsv has more than ${MAX_CLASSES} classes of words. Merge lines that differ in few words.`,
    );
  classes.set(key, classes.size);
  return bitsOfClass.push(bits) - 1;
}

const isIn = (word: Word, cell: number): boolean =>
  ((bitsOfClass[classOf(word)]?.[cell >> 5] ?? 0) & (1 << (cell & 31))) !== 0;

/** Whether the last saved word is in a row or, if it asks for any, one of them is. */
const hasSaved = (row: Row, saved: Words): boolean =>
  isIn(saved.at(-1) ?? NO_HEAD, row.saved) || (row.isAnySaved && saved.some((word) => isIn(word, row.saved)));

const rowsIn = (where: string): readonly Row[] =>
  rows.filter((row) => row.where.includes(where) || row.where.includes('any'));

const rowsFor = (here: readonly Row[], head: Word, extra: Word): readonly Row[] =>
  here.filter((row) => isIn(head, row.head) && (row.isField ? extra === head.field : isIn(extra, row.extra)));

/** Returns the line of decisions.tsv that decides about an extra word, or undefined if none mentions it. */
export const decidingLine = (where: string, head: Word, saved: Words, extra: Word): string | undefined =>
  rowsFor(rowsIn(where), head, extra).find((row) => hasSaved(row, saved))?.line;

const REMEMBERED_BITS = 12;

/**
 * Returns a test in a place, in which a word keeps the job or not if no line says so. It remembers the rows
 * that may decide about two classes of heads and extra words, and verdicts on a single saved word, each in a
 * slot that the next one takes.
 */
function decider(where: string, keepsElse: boolean): (head: Word, saved: Words, extra: Word) => boolean {
  const here = rowsIn(where);
  const deciding = new Map<number, readonly Row[]>();
  /** Twice the question, plus 1 if the word keeps the job. */
  const answers = new Int32Array(2 ** REMEMBERED_BITS).fill(-1);
  const decide = (head: Word, saved: Words, extra: Word) => {
    const pair = (classOf(head) * MAX_CLASSES + classOf(extra)) * 2 + Number(extra === head.field);
    let fitting = deciding.get(pair);
    if (fitting === undefined) {
      const all = rowsFor(here, head, extra);
      // The last ones say what no row would.
      fitting = all.slice(0, all.findLastIndex(({ keeps }) => keeps !== keepsElse) + 1);
      deciding.set(pair, fitting);
    }
    return fitting.find((row) => hasSaved(row, saved))?.keeps ?? keepsElse;
  };
  return (head, saved, extra) => {
    if (saved.length > 1 || extra === head.field) return decide(head, saved, extra);
    const [word = NO_HEAD] = saved;
    const pair = classOf(head) * MAX_CLASSES + classOf(word);
    const question = pair * MAX_CLASSES + classOf(extra);
    const slot = Math.imul(question, 0x9e3779b1) >>> (32 - REMEMBERED_BITS);
    const known = answers[slot] ?? -1;
    if (known >> 1 === question) return (known & 1) === 1;
    const keeps = decide(head, saved, extra);
    answers[slot] = 2 * question + Number(keeps);
    return keeps;
  };
}

/**
 * Whether an extra word leaves the job that the saved words name the same: 'Payments' in a 'Backend Payments
 * Engineer' does, 'Security' in a 'Data Security Engineer' doesn't. The last of the saved words decides,
 * unless a row asks for any. data/decisions.tsv describes the places.
 */
export const keepsJob = {
  anywhere: decider('anywhere', true),
  before: decider('before', true),
  role: decider('role', false),
  own: decider('own', false),
  team: decider('team', false),
  between: decider('between', false),
  product: decider('product', true),
  subject: decider('subject', true),
  bare: decider('bare', true),
};
