import * as z from 'zod';
import { enrichmentQuestion } from '../../../functions/ingestion/enrichment/enrich-posting.ts';
import { parsePosting } from '../../../functions/ingestion/jobs/parsed-posting.ts';
import { enrichPosting } from '../../../functions/llm/features/enrich-posting.ts';
import type { OpenField } from '../../../functions/postings/enrichment.ts';
import type { Posting } from '../../../functions/postings/posting.ts';

/** Characters per token of English, by OpenAI’s rule of thumb. */
const CHARACTERS = 4;

/** The enrichment that postings need. `asked` counts the postings with open fields. */
interface TokenUsage {
  readonly asked: number;
  /** Mean input tokens per request. */
  readonly input: number;
  /** The limit of output tokens per request. */
  readonly output: number;
}

/**
 * Counts the postings whose fields the rules leave open, and estimates tokens from the prompts that the
 * product would send.
 */
export function estimateTokens(postings: readonly Posting[]): TokenUsage {
  let [asked, characters] = [0, 0];
  for (const posting of postings) {
    const parsed = parsePosting({ posting, hash: '' });
    const openFields: OpenField[] =
      'rejection' in parsed ? (parsed.rejection.reason === 'undecided' ? ['role'] : []) : parsed.facts.open;
    if (openFields.length === 0) continue;
    asked += 1;
    const { data } = enrichmentQuestion(toOriginal(posting, openFields));
    const schema = JSON.stringify(z.toJSONSchema(enrichPosting.answer(data)));
    characters += enrichPosting.instructions.length + JSON.stringify(data).length + schema.length;
  }
  const input = asked === 0 ? 0 : characters / asked / CHARACTERS;
  return { asked, input, output: enrichPosting.maxTokens };
}

const toOriginal = (posting: Posting, open: OpenField[]) => ({
  pk: '',
  sk: '',
  jobId: posting.id,
  posting,
  description: [],
  hash: '',
  open,
  enrichment: {},
  seenAt: '',
  expiresAt: 0,
});
