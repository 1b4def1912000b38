import { broaderRows, headRows } from './data/title-data.ts';

const lists = (rows: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> =>
  new Map(rows.map(([word = '', others = '']) => [word, others.split(' ')]));

/** The saved heads that want a posted one: 'Head of' wants directors. */
export const wantedHeads = lists(headRows);

/** The broader words that a word implies: 'erp' for 'sap'. */
export const broader = lists(broaderRows);

/** Every word that another one implies. */
export const broaderWords: ReadonlySet<string> = new Set([...broader.values()].flat());
