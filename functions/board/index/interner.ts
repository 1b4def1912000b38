/** Distinct things, each with a number in the order of first sight. */
export class Interner<Thing> {
  readonly all: Thing[] = [];
  readonly #numbers = new Map<string, number>();

  /** The number of a thing; things of one name are the same, and it is made only the first time. */
  of(name: string, make: () => Thing): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.all.push(make()) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}
