import * as z from 'zod';
import { UNKNOWN } from '../../llm/features/enrich-posting.ts';
import type { Enrichment, OpenField } from '../../postings/enrichment.ts';
import { toPlainLine } from '../../postings/plain-text.ts';
import { looksLikeInjection } from '../../postings/prompt-injection.ts';
import { INDUSTRIES } from '../../postings/words/industries.ts';
import { ASKING, BOILERPLATE, LEANING } from '../../postings/words/summary-phrases.ts';
import { ROLES } from '../../table/codes.ts';
import { groundingCheck } from './grounded.ts';

/** Accepts anything: fields of the wrong shape count as missing. */
const Answer = z
  .object({
    role: z
      .enum([...ROLES, '-'])
      .optional()
      .catch(undefined),
    summary: z.array(z.string()).catch([]),
    industry: z.string().catch(UNKNOWN),
  })
  .catch({ summary: [], industry: UNKNOWN });

const MIN_BULLETS = 2;
const MAX_BULLETS = 3;
const MIN_LENGTH = 15;
const MAX_LENGTH = 110;

const LINK_ADDRESS_OR_QUESTION = /:\/\/|www\.|\S@\S|\?/;
const REFUSED = [ASKING, BOILERPLATE, LEANING, LINK_ADDRESS_OR_QUESTION];

/**
 * Reduces a model's answer to the open fields and to what the posting supports. A summary is two or three bullets that
 * are grounded in `source`, or empty; an industry is a known one, or empty.
 */
export function validateAnswer(open: readonly OpenField[], answer: unknown, source: string): Enrichment {
  const { role, summary, industry } = Answer.parse(answer ?? {});
  return {
    ...(open.includes('role') && role ? { role } : {}),
    ...(open.includes('summary') ? { summary: validBullets(summary, source) } : {}),
    ...(open.includes('industry') ? { industry: Object.hasOwn(INDUSTRIES, industry) ? industry : '' } : {}),
  };
}

function validBullets(lines: readonly string[], source: string): string[] {
  const isGrounded = groundingCheck(source);
  const bullets = lines
    .map((text) => toPlainLine(text).replace(/^[-•*–]\s+|[\s.;,:]+$/g, ''))
    .filter((text) => text.length >= MIN_LENGTH && text.length <= MAX_LENGTH)
    .filter((text) => !REFUSED.some((pattern) => pattern.test(text)) && !looksLikeInjection(text))
    .filter(isGrounded);
  const distinct = [...new Map(bullets.map((text) => [text.toLowerCase(), text])).values()];
  return distinct.length < MIN_BULLETS ? [] : distinct.slice(0, MAX_BULLETS);
}
