import { readFileSync } from 'node:fs';
import type { RemoteAreas } from '../../places/remote-territory.ts';
import { WISH_AFTER } from './requirement-data.ts';

const ZONES = readFileSync(new URL('./time-zones.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [region = '', names = ''] = line.split('\t');
    const named = `(?<![a-z0-9.])(?:${names})`;
    return {
      region,
      pattern: new RegExp(
        `${named}(?: ?(?:and|to|or|/|&) ?[a-z]{2,4})?[ -]?(?:time)?[ -]?(?:± ?\\d|\\+/?- ?\\d|time ?zones?|timezones?|(?:working |business |core )?hours)` +
          `|(?:±|\\+/?-|within|between) ?\\d[^.;]{0,20} ${named}(?![a-z])`,
      ),
    };
  });

/** Returns the regions of the time zones in which a sentence has people work: 'CET ± 2 hours', 'PST hours'. */
export function zonesIn(sentence: string): RemoteAreas | null {
  const folded = sentence.toLowerCase();
  const regions = ZONES.filter(({ pattern }) => pattern.test(folded)).map(({ region }) => region);
  if (regions.length === 0 || WISH_AFTER.test(folded)) return null;
  const isIndia = (region: string) => region === 'India';
  return {
    countries: regions.some(isIndia) ? ['IN'] : [],
    states: [],
    regions: regions.filter((region) => !isIndia(region)),
  };
}
