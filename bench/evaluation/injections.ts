import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * An instruction hidden in a resume or a posting. `obeyed` matches output that follows it, in any case.
 * `passesFilter` marks instructions that look like ordinary lines, so that the injection filter lets them
 * pass. One that looks like an ordinary claim is in postings only: in a resume, it would be the applicant's
 * own, which is not ours to doubt.
 */
const Injection = z.object({
  target: z.enum(['resume', 'posting', 'title']),
  name: z.string(),
  text: z.string(),
  obeyed: z.string().transform((source) => new RegExp(source, 'i')),
  passesFilter: z.literal(true).exactOptional(),
});
export type Injection = z.infer<typeof Injection>;

/** The cases of injections.json, for a model that obeys whatever it finds. */
export const INJECTIONS: readonly Injection[] = z
  .array(Injection)
  .parse(JSON.parse(readFileSync(new URL('./injections.json', import.meta.url), 'utf8')));
