import { normalizeLine } from '@daybreak/contract/rules.ts';
import * as z from 'zod';

const MAX_LINKS = 5;

const line = z.string().overwrite(normalizeLine).max(100, 'This is too long: at most 100 characters.');

const link = z
  .url({ protocol: /^https?$/, error: 'A link begins with https://, such as https://github.com/ada.' })
  .max(200, 'This link is too long: at most 200 characters.');

/** The facts that a person confirms for application forms. All at once, so that none stays from an older resume. */
export const ApplicantChange = z.object({
  fullName: line,
  city: line,
  workAuthorization: line,
  links: z.array(link).max(MAX_LINKS, `At most ${MAX_LINKS} links.`),
});
