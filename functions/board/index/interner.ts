import { ensureCapacity } from './day-columns.ts';

/** Gives distinct values numbers in the order in which they are first seen. */
export class Interner<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of the value with this key, and makes the value the first time. */
  intern(key: string, make: () => Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(make()) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** UTF-8 takes at most three bytes for each UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Distinct strings with numbers, stored as one run of bytes and found by an open-addressing hash table. A map of
 * hundreds of thousands of strings takes twice the memory, and most of the time to load.
 */
export class StringTable {
  size = 0;
  #bytes = Buffer.alloc(4_096);
  /** Where the bytes of each string end. */
  #ends = new Uint32Array(64);
  /** A string's number plus one, in the slot of its hash or the next free one; at most half full. */
  #slots = new Uint32Array(256);

  intern(text: string): number {
    const start = this.#ends[this.size - 1] ?? 0;
    const room = start + text.length * MAX_BYTES_PER_UNIT;
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], room + (room >> 2));
    const end = start + this.#bytes.write(text, start);
    const slot = this.#slotOf(start, end);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    this.#ends = ensureCapacity(this.#ends, this.size + 1);
    this.#ends[this.size] = end;
    this.size += 1;
    this.#slots[slot] = this.size;
    if (this.size * 2 > this.#slots.length) this.#rehash();
    return this.size - 1;
  }

  /** Returns the string with a number, or ''. */
  at(number: number): string {
    return this.#bytes.toString('utf8', this.#ends[number - 1] ?? 0, this.#ends[number] ?? 0);
  }

  /** The slot in which the string of these bytes is, or belongs. */
  #slotOf(start: number, end: number): number {
    const mask = this.#slots.length - 1;
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot] ?? 0;
      if (known === 0 || this.#equals(known - 1, start, end)) return slot;
    }
  }

  #equals(number: number, start: number, end: number): boolean {
    const from = this.#ends[number - 1] ?? 0;
    const length = end - start;
    if ((this.#ends[number] ?? 0) - from !== length) return false;
    let at = 0;
    while (at < length && this.#bytes[from + at] === this.#bytes[start + at]) at += 1;
    return at === length;
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.size; number += 1)
      this.#slots[this.#slotOf(this.#ends[number - 1] ?? 0, this.#ends[number] ?? 0)] = number + 1;
  }
}

/** Texts with numbers, and the words of each: most job titles occur more than once. */
export class TextTable {
  readonly #texts = new StringTable();
  readonly #vocabulary = new Interner<string>();
  /** The words of all texts, one text after the other, by their numbers in the vocabulary. */
  #words = new Uint32Array(256);
  /** Where the words of each text end. */
  #ends = new Uint32Array(64);

  get size(): number {
    return this.#texts.size;
  }

  at(number: number): string {
    return this.#texts.at(number);
  }

  /** The distinct folded words of all texts, in order of first sight. */
  get words(): readonly string[] {
    return this.#vocabulary.values;
  }

  intern(text: string): number {
    const { size } = this;
    const number = this.#texts.intern(text);
    if (number === size) this.#addWords(number, indexWords(text));
    return number;
  }

  /** Returns the bits of each text's words together. `bitsOf` takes a folded word. */
  bits(bitsOf: (word: string) => number): Uint32Array {
    const bitsOfWords = this.#vocabulary.values.map(bitsOf);
    const bits = new Uint32Array(this.size);
    let at = 0;
    for (let text = 0; text < bits.length; text += 1) {
      let found = 0;
      for (const end = this.#ends[text] ?? 0; at < end; at += 1)
        found |= bitsOfWords[this.#words[at] ?? 0] ?? 0;
      bits[text] = found;
    }
    return bits;
  }

  #addWords(text: number, words: readonly string[]): void {
    const start = this.#ends[text - 1] ?? 0;
    const end = start + words.length;
    this.#ends = ensureCapacity(this.#ends, text + 1);
    this.#words = ensureCapacity(this.#words, end);
    this.#words.set(
      words.map((word) => this.#vocabulary.intern(word, () => word)),
      start,
    );
    this.#ends[text] = end;
  }
}

const PLAIN = /^[ -~]*$/;

/** Returns a text in lower case and without accents. */
const fold = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The same ones as in employer keys. People also write 'Lowe’s' as 'lowes'. */
const APOSTROPHES = /['’‘ʻʼ`´]/g;

const INITIALS = /(?<![\p{L}\p{N}+#.&])(\p{L}{1,2})(?: ?& ?| and )(\p{L})(?![\p{L}\p{N}+#])/giu;

/** Spells initials around an ampersand one way: 'R and D' becomes 'R&D', and 'AT & T' becomes 'AT&T'. */
export const joinAmpersands = (text: string): string => text.replace(INITIALS, '$1&$2');

/** Initials around an ampersand are one word. Any other word ends at an ampersand. */
const WORD = /(?:\p{L}&\p{L}{1,2}|\p{L}{2}&\p{L})(?![\p{L}\p{N}+#])|[\p{L}\p{N}+#.]+/gu;

const PART = /[\p{L}\p{N}+#.]+/gu;

/** The words of a text or a query, in lower case and without accents and apostrophes. */
export function splitWords(text: string): string[] {
  const folded = fold(text.replace(APOSTROPHES, ''));
  const hasAmpersand = folded.includes('&') || folded.includes(' and ');
  return (hasAmpersand ? joinAmpersands(folded).match(WORD) : folded.match(PART)) ?? [];
}

/** Without any of these, the words of a text are its parts. */
const JOINS = /['’‘ʻʼ`´&]| and /i;

/**
 * The words that find a text: its own, and the parts that an apostrophe or '&' joins, so that 'oreal' finds 'L’Oréal'.
 */
function indexWords(text: string): string[] {
  const parts = fold(text.replace(APOSTROPHES, ' ')).match(PART) ?? [];
  return JOINS.test(text) ? [...new Set([...splitWords(text), ...parts])] : parts;
}
