import * as z from 'zod';
import type { Posting } from '../../../functions/postings/posting.ts';
import { readRecordedRows } from '../../../functions/test-data/recorded-rows.ts';

const Row = z.object({
  company: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  description: z.string(),
});

/** Returns recorded postings, numbered from 1. The recording cuts descriptions at 1,200 characters. */
export function readRealPostings(folder: string | undefined): Posting[] {
  const rows = readRecordedRows(folder, 'with_descriptions', Row);
  return rows.map(({ company, title, location, description }, index) => ({
    ats: 'greenhouse',
    board: 'recorded',
    id: String(index + 1),
    title,
    company: company ?? 'Unknown',
    url: `https://jobs.example/${index + 1}`,
    html: `<p>${description}</p>`,
    locations: location === '' ? [] : [location],
    departments: [],
    pay: [],
  }));
}
