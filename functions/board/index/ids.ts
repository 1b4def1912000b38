import type { Interner } from './interner.ts';
import { Texts } from './texts.ts';

/**
 * The ids of jobs, each with a number in the order of first sight. An id is 'greenhouse-acme-4012345': what those of one
 * board begin with is kept once, in names that days may share, and of each only its number and the rest.
 */
export class Ids {
  readonly #boards: Interner<string>;
  readonly #texts = new Texts();

  constructor(boards: Interner<string>) {
    this.#boards = boards;
  }

  /** The number of an id. */
  of(id: string): number {
    const end = id.indexOf('-', id.indexOf('-') + 1) + 1;
    const board = id.slice(0, end);
    return this.#texts.of(`${this.#boards.of(board, () => board).toString(36)}-${id.slice(end)}`);
  }

  /** The id of a number; '' where there is none. */
  at(number: number): string {
    const text = this.#texts.at(number);
    const end = text.indexOf('-');
    return `${this.#boards.all[Number.parseInt(text.slice(0, end), 36)] ?? ''}${text.slice(end + 1)}`;
  }
}
