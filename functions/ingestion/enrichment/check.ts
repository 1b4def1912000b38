import * as z from 'zod';
import { UNKNOWN } from '../../llm/features/enrich-posting.ts';
import type { Enrichment, Open } from '../../postings/enrichment.ts';
import { lineOf } from '../../postings/text.ts';
import { INDUSTRIES } from '../../postings/words/industries.ts';
import { ASKING, BOILERPLATE, LEANING, TO_MACHINES } from '../../postings/words/summary-phrases.ts';
import { ROLES } from '../../table/codes.ts';
import { groundedIn } from './grounded.ts';

/** Whatever came, read without trust: what is not as it should be is not there. */
const Said = z
  .object({
    role: z
      .enum([...ROLES, '-'])
      .optional()
      .catch(undefined),
    summary: z.array(z.string()).catch([]),
    industry: z.string().catch(UNKNOWN),
  })
  .catch({ summary: [], industry: UNKNOWN });

const FEWEST = 2;
const MOST = 3;
const LONGEST = 110;
const SHORTEST = 15;

/** A link, an address, or a question to the reader. */
const CALLING = /:\/\/|www\.|\S@\S|\?/;
const REFUSED = [TO_MACHINES, ASKING, BOILERPLATE, LEANING, CALLING];

/**
 * What of an answer may be told of a posting whose text is `source`: of what was open, and nothing else. Bullets are
 * two or three plain lines that say no more than the posting; fewer are none. An industry is one of ours or empty.
 */
export function checked(open: readonly Open[], answer: unknown, source: string): Enrichment {
  const said = Said.parse(answer ?? {});
  return {
    ...(open.includes('role') && said.role ? { role: said.role } : {}),
    ...(open.includes('summary') ? { summary: bulletsOf(said.summary, source) } : {}),
    ...(open.includes('industry')
      ? { industry: Object.hasOwn(INDUSTRIES, said.industry) ? said.industry : '' }
      : {}),
  };
}

function bulletsOf(said: readonly string[], source: string): string[] {
  const isGrounded = groundedIn(source);
  const bullets = said
    .map((text) => lineOf(text).replace(/^[-•*–]\s+|[\s.;,:]+$/g, ''))
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST)
    .filter((text) => !REFUSED.some((pattern) => pattern.test(text)) && isGrounded(text));
  const unlike = [...new Map(bullets.map((text) => [text.toLowerCase(), text])).values()];
  return unlike.length < FEWEST ? [] : unlike.slice(0, MOST);
}
