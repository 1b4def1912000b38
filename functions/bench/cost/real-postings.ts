import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Posting } from '../../jobs/posting.ts';

const Rows = z.array(
  z.object({
    company: z.string().nullable(),
    title: z.string(),
    location: z.string(),
    description: z.string(),
  }),
);

/** Real postings with their texts (cut at 1,200 characters by the recording), each with a number for its id. */
export function realPostings(folder: string): Posting[] | undefined {
  const file = join(folder, 'jobs', 'with_descriptions.json.gz');
  if (!existsSync(file)) return undefined;
  const rows = Rows.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
  return rows.map(({ company, title, location, description }, index) => ({
    ...{ ats: 'greenhouse', board: 'recorded', id: String(index + 1), title, company: company ?? 'Unknown' },
    ...{ url: `https://jobs.example/${index + 1}`, html: `<p>${description}</p>` },
    ...{ locations: location === '' ? [] : [location], departments: [], pay: [] },
  }));
}
