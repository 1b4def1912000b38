import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { lenientJson } from '../../../platform/lenient-schemas.ts';
import { Candidate } from './candidate.ts';

/** The outcome of a check; see docs/runbook.md. Only readable boards are registered. */
export const OUTCOMES = ['readable', 'empty', 'unrelated', 'gone', 'rejected', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const Searched = z.object({
  kind: z.literal('searched'),
  task: z.string(),
  source: z.string(),
  found: z.array(Candidate),
});
const SearchFailed = z.object({
  kind: z.literal('search failed'),
  task: z.string(),
  source: z.string(),
  message: z.string(),
});
const Checked = z.object({
  kind: z.literal('checked'),
  ats: z.string(),
  slug: z.string(),
  outcome: z.enum(OUTCOMES),
  company: z.string(),
  message: z.string(),
});
export const ProgressEvent = z.discriminatedUnion('kind', [Searched, SearchFailed, Checked]);
export type ProgressEvent = z.infer<typeof ProgressEvent>;
export type Searched = z.infer<typeof Searched>;
export type Checked = z.infer<typeof Checked>;

/** Everything that was found and checked so far, oldest first. */
export interface Progress {
  readonly events: readonly ProgressEvent[];
  add(event: ProgressEvent): void;
}

/**
 * Opens a file of JSON lines, one per event, and continues it. A line that a killed run wrote only in part is skipped.
 * Without a file, progress is only in memory.
 */
export function openProgress(file?: string): Progress {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const events = text
    .split('\n')
    .flatMap((line) => lenientJson.pipe(ProgressEvent).safeParse(line).data ?? []);
  if (file !== undefined && text.trim() !== '' && events.length === 0)
    throw new Error(`${file} is not a progress file of this command. Name another file.`);
  if (file !== undefined && text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    events,
    add(event) {
      events.push(event);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`);
    },
  };
}
