import { readFileSync } from 'node:fs';

/** Reads employers.tsv (see employers.generate.ts): how many employers posted jobs in a place, by `placeKey`. */
export const readEmployers = (): ReadonlyMap<string, number> =>
  new Map(
    readFileSync(new URL('./employers.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [key = '', count] = line.split('\t');
        return [key, Number(count)];
      }),
  );
