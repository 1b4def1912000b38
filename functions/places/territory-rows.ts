import { readFileSync } from 'node:fs';

/** A line of territories.tsv. */
export interface TerritoryRow {
  /** As titles name it, in the spelling of their vocabulary. */
  readonly word: string;
  readonly kind: string;
  readonly parts: readonly string[];
  /** As postings name it. */
  readonly names: readonly string[];
}

const listOf = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));

/** The regions and countries that people name, which each function that needs them is bundled with. */
export const territoryRows: readonly TerritoryRow[] = readFileSync(
  new URL('./territories.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', kind = '', parts = '', names = ''] = line.split('\t');
    return { word, kind, parts: listOf(parts, ' '), names: listOf(names, '|') };
  });
