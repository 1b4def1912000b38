import { ensureCapacity } from './growing.ts';
import { Interner } from './interner.ts';
import { Texts } from './texts.ts';
import { wordsOf } from './words.ts';

/** The different titles of jobs, each with a number, and their words: most titles come more than once. */
export class Titles {
  readonly #texts = new Texts();
  readonly #known = new Interner<string>();
  /** All titles' words one after another, as numbers of the known ones, and where each title's end. */
  #words = new Uint32Array(256);
  #ends = new Uint32Array(64);

  get size(): number {
    return this.#texts.size;
  }

  /** The title of a number. */
  at(number: number): string {
    return this.#texts.at(number);
  }

  /** The number of a title; its words are read the first time only. */
  of(title: string): number {
    const known = this.size;
    const number = this.#texts.of(title);
    if (number === known) this.#addWords(number, wordsOf(title));
    return number;
  }

  /** For each title 1 where the bits of its words (folded) make all the bits that are asked for, else 0. */
  having(bitsOf: (word: string) => number, all: number): Uint8Array {
    const bitsOfWords = this.#known.all.map(bitsOf);
    const having = new Uint8Array(this.size);
    let at = 0;
    for (let title = 0; title < having.length; title += 1) {
      let found = 0;
      for (const end = this.#ends[title] ?? 0; at < end; at += 1)
        found |= bitsOfWords[this.#words[at] ?? 0] ?? 0;
      having[title] = found === all ? 1 : 0;
    }
    return having;
  }

  #addWords(title: number, words: readonly string[]): void {
    const start = this.#ends[title - 1] ?? 0;
    const end = start + words.length;
    this.#ends = ensureCapacity(this.#ends, title + 1);
    this.#words = ensureCapacity(this.#words, end);
    this.#words.set(
      words.map((word) => this.#known.of(word, () => word)),
      start,
    );
    this.#ends[title] = end;
  }
}
