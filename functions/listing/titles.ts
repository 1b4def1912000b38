import { Numbered } from './numbered.ts';

/** The different titles of a day's jobs, each with a number: most titles come more than once. */
export class Titles {
  readonly #titles = new Numbered<string>();
  /** All titles' words one after another, as numbers of the listing's words, and where each title's end. */
  #words = new Uint32Array(256);
  #ends = new Uint32Array(64);

  get all(): readonly string[] {
    return this.#titles.all;
  }

  /** The number of a title; its words are asked for the first time only. */
  of(title: string, wordsOf: (title: string) => readonly number[]): number {
    return this.#titles.of(title, () => {
      this.#add(wordsOf(title));
      return title;
    });
  }

  /** For each title 1 where the bits of its words make all the bits that are asked for, else 0. */
  having(bitsOfWords: readonly number[], all: number): Uint8Array {
    const having = new Uint8Array(this.all.length);
    let at = 0;
    for (let title = 0; title < having.length; title += 1) {
      let found = 0;
      for (const end = this.#ends[title] ?? 0; at < end; at += 1)
        found |= bitsOfWords[this.#words[at] ?? 0] ?? 0;
      having[title] = found === all ? 1 : 0;
    }
    return having;
  }

  #add(words: readonly number[]): void {
    const title = this.all.length;
    const start = this.#ends[title - 1] ?? 0;
    const end = start + words.length;
    if (title === this.#ends.length) this.#ends = longer(this.#ends, title * 2);
    if (end > this.#words.length) this.#words = longer(this.#words, end * 2);
    this.#words.set(words, start);
    this.#ends[title] = end;
  }
}

function longer(numbers: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(size);
  wider.set(numbers);
  return wider;
}
