import { fold } from '@daybreak/contract/fold.ts';
import { type Area, readTown, type Town, type TownLine, townAliases, townName } from './gazetteer-lines.ts';

export type TownMatch = { town: Town; isAlias: boolean };

/** 'Coeur d’Alene' is also written in two words. */
const ownNames = (name: string): string[] =>
  /['’]/.test(name) ? [fold(name), fold(name.replace(/['’]/, ' '))] : [fold(name)];

/**
 * Towns by folded name. Keeps lines and their numbers, and parses those that are looked up: objects for all
 * 60,000 towns take twice as long to create.
 */
export class TownIndex {
  readonly #lines: string[] = [];
  readonly #areas: Area[] = [];
  readonly #byName = new Map<string, number | number[]>();
  readonly #towns = new Map<number, Town>();
  readonly #matches = new Map<string, readonly TownMatch[]>();

  add({ line, area }: TownLine): void {
    const at = this.#lines.push(line) - 1;
    this.#areas.push(area);
    for (const name of ownNames(townName(line))) this.#addName(name, at);
    for (const alias of townAliases(line, area)) this.#addName(fold(alias), at);
  }

  #addName(name: string, at: number): void {
    const known = this.#byName.get(name);
    if (known === undefined) this.#byName.set(name, at);
    else if (typeof known === 'number') this.#byName.set(name, [known, at]);
    else known.push(at);
  }

  /** Returns the towns with this name. The same town is always the same object. */
  find(folded: string): readonly TownMatch[] {
    const known = this.#matches.get(folded);
    if (known !== undefined) return known;
    const lines = this.#byName.get(folded);
    if (lines === undefined) return [];
    const matches = [lines].flat().map((at) => {
      const town = this.#town(at);
      return { town, isAlias: !ownNames(town.name).includes(folded) };
    });
    this.#matches.set(folded, matches);
    return matches;
  }

  #town(at: number): Town {
    const known = this.#towns.get(at);
    if (known !== undefined) return known;
    const [line, area] = [this.#lines[at], this.#areas[at]];
    if (line === undefined || area === undefined) throw new Error(`The gazetteer has no town ${at}.`);
    const town = readTown(line, area);
    this.#towns.set(at, town);
    return town;
  }
}
