export type Words = readonly Word[];

/** Whether a word is one of some. */
export type Is = (word: Word | undefined) => boolean;

/** Words in a row, and those that they become. */
export interface Phrase {
  readonly words: Words;
  readonly becomes: Words;
}

/** A phrase of another language. */
export interface Translation extends Phrase {
  /** It counts only in titles that another word shows to be in another language. */
  readonly isWeak: boolean;
  /** In its language, what a head does comes after it: 'engenheiro de dados'. */
  readonly isHeadFirst: boolean;
}

/** The meanings of a word in other languages. */
export interface Foreign {
  /** The translations that start with it, the longest first. */
  readonly translations: readonly Translation[];
  /** Those that alone show that a title is in another language. */
  readonly strong: readonly Translation[];
  /** The words that a compound consists of: 'datenbankentwickler' of 'datenbank' and 'developer'. */
  readonly parts: Words | undefined;
}

/** The place of words that aren't among the frequent ones. */
export const RARE = 1_000;

const NONE: readonly never[] = [];
const NO_WORDS: ReadonlySet<Word> = new Set();
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/**
 * A word in the vocabulary's spelling, with what the data says about it. Equal words are the same object, so
 * that rules look up nothing. What every title asks for comes first, so that it is in the same cache lines.
 */
export class Word {
  /** It is no level, territory or noise, and means the same everywhere. */
  isPlain: boolean;
  /** The bits of the sets that have it. */
  kinds0 = 0;
  kinds1 = 0;
  /** The terms that start with it, the longest first. */
  phrases: readonly Phrase[] = NONE;
  /** Worked out when a title first has it. */
  foreign: Foreign | undefined = undefined;
  /** Its meaning only in some places of a title. */
  meaning: Readonly<Record<string, Words>> | undefined = undefined;
  readonly text: string;
  /** Its place among the frequent words; RARE for all others. */
  frequency = RARE;
  /** Its class in decisions.ts: words that no line tells apart share one. -1 until first needed. */
  class = -1;
  /** The number of a word of the vocabulary; 0 for all others. */
  readonly index: number;
  readonly alone: Words;
  /** Broader words of saved titles that a posted one satisfies. */
  broader: Words = NONE;
  /** Another word implies it. */
  isBroader = false;
  /** The level that it names. */
  level: string | undefined = undefined;
  /** The level that it names as a numeral, which counts only in some places. */
  numeral: string | undefined = undefined;
  /** The kind of a tool, '' for those that don't rule each other out. */
  tool: string | undefined = undefined;
  /** It says nothing about the job. */
  isNoise: boolean;
  /** The number that ranks the head before it: 3 for 'iii' and '3', 0 for none. */
  readonly rankNumber: number;
  /** The field in which a head works, and the head that a field implies. */
  field: Word | undefined = undefined;
  head: Word | undefined = undefined;
  /** Heads of saved titles that want this posted one. */
  wantedHeads: Words = NONE;
  /** The words and heads beside which it adds nothing, and the words that rule it out. */
  impliedBy: ReadonlySet<Word> = NO_WORDS;
  rivals: Words = NONE;
  kinds2 = 0;
  /** It is a region or country. */
  isTerritory = false;
  /** words.tsv has it. */
  isListed = false;
  /** The crafts whose people all use the tool. */
  crafts: Words = NONE;

  constructor(text: string, index: number) {
    this.text = text;
    this.index = index;
    this.alone = [this];
    this.rankNumber = ROMANS.indexOf(text) + 1 || (/^[1-8]$/.test(text) ? Number(text) : 0);
    this.isNoise = /^(?:\d+|[a-z])$/.test(text);
    this.isPlain = !this.isNoise && this.rankNumber === 0;
  }
}

const vocabulary = new Map<string, Word>();

/** Returns a word that stays in memory with what is said about it. */
export function vocabularyWord(text: string): Word {
  const known = vocabulary.get(text);
  if (known !== undefined) return known;
  const word = new Word(text, vocabulary.size + 1);
  vocabulary.set(text, word);
  return word;
}

/** Separates two phrases of a tokenized title. */
export const BORDER = vocabularyWord(',');
/** Separates two alternatives of a tokenized title. */
export const SLASH = vocabularyWord('/');
/** Stands for any word in the data. */
export const ANY = vocabularyWord('*');
/** The head of a role without a known noun. */
export const NO_HEAD = vocabularyWord('none');

/** Returns the words of the vocabulary. */
export const allWords = (): Iterable<Word> => vocabulary.values();

/** Words outside the vocabulary, such as names of products and companies. Freed when no title uses them. */
const others = new Map<string, WeakRef<Word>>();
let sweepAt = 20_000;

/** Returns a word by its spelling. */
export function wordOf(text: string): Word {
  const known = vocabulary.get(text) ?? others.get(text)?.deref();
  if (known !== undefined) return known;
  if (others.size >= sweepAt) {
    for (const [other, reference] of others) if (reference.deref() === undefined) others.delete(other);
    sweepAt = 2 * others.size + 20_000;
  }
  const word = new Word(text, 0);
  others.set(text, new WeakRef(word));
  return word;
}

let sets = 0;

/** Returns a test that asks for a bit of a word. */
export function isOneOf(words: Words): Is {
  const bit = 1 << (sets & 31);
  const cell = sets >> 5;
  sets += 1;
  if (cell > 2) throw new Error('There are more than 96 sets of words. Add kinds3 to Word.');
  for (const word of words)
    if (cell === 0) word.kinds0 |= bit;
    else if (cell === 1) word.kinds1 |= bit;
    else word.kinds2 |= bit;
  if (cell === 0) return (word) => word !== undefined && (word.kinds0 & bit) !== 0;
  if (cell === 1) return (word) => word !== undefined && (word.kinds1 & bit) !== 0;
  return (word) => word !== undefined && (word.kinds2 & bit) !== 0;
}
