import * as z from 'zod';
import { enrichmentQuestion } from '../../../functions/ingestion/enrichment/enrich-posting.ts';
import { parsePosting } from '../../../functions/ingestion/jobs/parsed-posting.ts';
import { enrichPosting } from '../../../functions/llm/features/enrich-posting.ts';
import type { OpenField } from '../../../functions/postings/enrichment.ts';
import type { Posting } from '../../../functions/postings/posting.ts';

/** Characters of English per token, by OpenAI’s rule of thumb. */
const CHARACTERS = 4;

/**
 * The enrichment that postings need. `asked` counts the postings with open fields; `input` and `output` are
 * tokens per question, on average.
 */
export interface TokenUsage {
  readonly postings: number;
  readonly asked: number;
  readonly open: ReadonlyMap<OpenField, number>;
  readonly input: number;
  /** The limit, not the average. */
  readonly output: number;
}

/**
 * Counts the postings whose fields the rules leave open, and estimates tokens from the prompts that the
 * product would send.
 */
export function countTokens(postings: readonly Posting[]): TokenUsage {
  const open = new Map<OpenField, number>();
  let [asked, characters] = [0, 0];
  for (const posting of postings) {
    const offer = parsePosting({ posting, hash: '' });
    const left: OpenField[] =
      'rejection' in offer ? (offer.rejection.reason === 'undecided' ? ['role'] : []) : offer.facts.open;
    if (left.length === 0) continue;
    asked += 1;
    for (const one of left) open.set(one, (open.get(one) ?? 0) + 1);
    const { data } = enrichmentQuestion(originalLike(posting, left));
    const schema = JSON.stringify(z.toJSONSchema(enrichPosting.answer(data)));
    characters += enrichPosting.instructions.length + JSON.stringify(data).length + schema.length;
  }
  const input = asked === 0 ? 0 : characters / asked / CHARACTERS;
  return { postings: postings.length, asked, open, input, output: enrichPosting.maxTokens };
}

const originalLike = (posting: Posting, open: OpenField[]) => ({
  pk: '',
  sk: '',
  jobId: posting.id,
  posting,
  hash: '',
  open,
  told: {},
  seenAt: '',
  expiresAt: 0,
});
