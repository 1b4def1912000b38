import { ensureCapacity } from './growing.ts';

/** A text's letter is at most so many bytes of UTF-8 for each of its units. */
const WIDEST = 3;

/**
 * Distinct texts, each with a number in the order of first sight. They are kept as bytes one behind the other, and found
 * by a table of numbers: hundreds of thousands as strings in a map take twice the memory and most of the time to load.
 */
export class Texts {
  size = 0;
  #bytes = Buffer.alloc(4_096);
  /** Where the bytes of each text end. */
  #ends = new Uint32Array(64);
  /** A text's number and one, at the place its bytes say or the next that was free; never more than half full. */
  #table = new Uint32Array(256);

  /** The number of a text. */
  of(text: string): number {
    const start = this.#ends[this.size - 1] ?? 0;
    const room = start + text.length * WIDEST;
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], room + (room >> 2));
    const end = start + this.#bytes.write(text, start);
    const place = this.#placeOf(start, end);
    const known = this.#table[place] ?? 0;
    if (known > 0) return known - 1;
    this.#ends = ensureCapacity(this.#ends, this.size + 1);
    this.#ends[this.size] = end;
    this.size += 1;
    this.#table[place] = this.size;
    if (this.size * 2 > this.#table.length) this.#widen();
    return this.size - 1;
  }

  /** The text of a number; '' where there is none. */
  at(number: number): string {
    return this.#bytes.toString('utf8', this.#ends[number - 1] ?? 0, this.#ends[number] ?? 0);
  }

  /** Where in the table the text of these bytes is, or would be. */
  #placeOf(start: number, end: number): number {
    const mask = this.#table.length - 1;
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193);
    for (let place = (hash ^ (hash >>> 15)) & mask; ; place = (place + 1) & mask) {
      const known = this.#table[place] ?? 0;
      if (known === 0 || this.#isSame(known - 1, start, end)) return place;
    }
  }

  #isSame(number: number, start: number, end: number): boolean {
    const from = this.#ends[number - 1] ?? 0;
    const length = end - start;
    if ((this.#ends[number] ?? 0) - from !== length) return false;
    let at = 0;
    while (at < length && this.#bytes[from + at] === this.#bytes[start + at]) at += 1;
    return at === length;
  }

  #widen(): void {
    this.#table = new Uint32Array(this.#table.length * 2);
    for (let number = 0; number < this.size; number += 1)
      this.#table[this.#placeOf(this.#ends[number - 1] ?? 0, this.#ends[number] ?? 0)] = number + 1;
  }
}
