import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

/** A posting of the recorded day, with what its source recorded. */
const DayPosting = z.strictObject({
  id: z.string(),
  source: z.enum(['New-Grad-Jobs', 'open-jobs-data', 'vagas-tech-junior']),
  company: z.string(),
  title: z.string(),
  locations: z.array(z.string()),
  /** Absent if the source doesn't say. */
  isRemote: z.boolean().optional(),
  employmentType: z.string().optional(),
  /** A year's pay. */
  pay: z
    .strictObject({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string() })
    .optional(),
  url: z.string(),
  /** Plain text, cut by the source at 1,200 characters or fewer. */
  text: z.string().optional(),
});
export type DayPosting = z.infer<typeof DayPosting>;

export const readDay = (): DayPosting[] =>
  z
    .array(DayPosting)
    .parse(JSON.parse(`${gunzipSync(readFileSync(join(import.meta.dirname, 'day.json.gz')))}`));
