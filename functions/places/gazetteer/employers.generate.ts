/**
 * Generates employers.tsv: how many employers posted jobs in a place, for places with at least two. Run it by
 * hand with a list of recorded postings, gzipped JSON with `company` and `location`:
 *
 *   node functions/places/gazetteer/employers.generate.ts lifecycle.json.gz
 *
 * Source: 21,599 postings of 2026-01 to 2026-05 from github.com/ambicuity/New-Grad-Jobs (MIT). Employers are counted
 * instead of postings, because one employer may post hundreds in a small town.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { parseLocations } from '../parse/parse-locations.ts';
import { placeKey } from '../place.ts';

const MIN_EMPLOYERS = 2;

const Postings = z.array(z.object({ company: z.string().nullish(), location: z.string().nullish() }));

const file = process.argv[2];
if (!file) throw new Error('Pass the file with recorded postings. See the top of this file.');
const postings = Postings.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));

const employers = new Map<string, Set<string>>();
for (const { company, location } of postings) {
  for (const place of parseLocations([location ?? '']).places) {
    const known = employers.get(placeKey(place)) ?? new Set<string>();
    employers.set(placeKey(place), known.add(company ?? ''));
  }
}

const lines = [...employers]
  .filter(([, companies]) => companies.size >= MIN_EMPLOYERS)
  .map(([key, companies]) => `${key}\t${companies.size}`)
  .toSorted();
writeFileSync(new URL('./employers.tsv', import.meta.url), `${lines.join('\n')}\n`);
console.info(`${postings.length} postings, ${lines.length} places`);
