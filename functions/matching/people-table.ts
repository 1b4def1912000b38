/**
 * People with a value each, in the order of their hashes. The first bits of a hash tell where in the table its person belongs;
 * hashes are spread evenly, so that it is there or close by.
 */
export class PeopleTable<Value> {
  /** The people's numbers, in order; 0 for an empty slot. */
  readonly #slots: Uint32Array;
  readonly #shift: number;
  /** By number, as are the subs and the values. */
  readonly #hashes: Uint32Array;
  readonly #subs = [''];
  readonly #values: (Value | undefined)[] = [undefined];

  /** A table for at most `size` people. */
  constructor(size: number) {
    const bits = Math.max(1, 32 - Math.clz32(size));
    this.#slots = new Uint32Array(2 ** bits + size);
    this.#shift = 32 - bits;
    this.#hashes = new Uint32Array(size + 1);
  }

  /** Gives a person a value, unless the one they have is at least as good. */
  put(hash: number, sub: string, value: Value, isBetter: (value: Value, known: Value) => boolean): void {
    let slot = hash >>> this.#shift;
    let number = this.#slots[slot] ?? 0;
    while (number !== 0 && this.#isBefore(number, hash, sub)) {
      slot += 1;
      number = this.#slots[slot] ?? 0;
    }
    const known = this.#values[number];
    if (known === undefined || this.#hashes[number] !== hash || this.#subs[number] !== sub)
      this.#insert(slot, hash, sub, value);
    else if (isBetter(value, known)) this.#values[number] = value;
  }

  forEach(visit: (sub: string, value: Value) => void): void {
    for (const number of this.#slots) {
      const value = this.#values[number];
      if (value !== undefined) visit(this.#subs[number] ?? '', value);
    }
  }

  #isBefore(number: number, hash: number, sub: string): boolean {
    const other = this.#hashes[number] ?? 0;
    return other < hash || (other === hash && (this.#subs[number] ?? '') < sub);
  }

  /** Adds a person at a slot and moves those up to the next empty one. */
  #insert(from: number, hash: number, sub: string, value: Value): void {
    let moved = this.#values.push(value) - 1;
    this.#subs.push(sub);
    this.#hashes[moved] = hash;
    for (let slot = from; moved !== 0; slot += 1) {
      const next = this.#slots[slot] ?? 0;
      this.#slots[slot] = moved;
      moved = next;
    }
  }
}
