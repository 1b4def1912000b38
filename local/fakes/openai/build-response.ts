import { randomUUID } from 'node:crypto';

export interface ResponseParts {
  readonly model: string;
  readonly input: string;
  readonly output: string;
  readonly maxTokens: number;
  readonly refusal?: string | undefined;
  readonly truncated: boolean;
  readonly now: number;
}

/** Assumes four characters of English per token. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** https://platform.openai.com/docs/api-reference/responses/object */
export function buildResponse({ model, input, output, maxTokens, refusal, truncated, now }: ResponseParts) {
  const brokenOff = truncated || estimateTokens(output) > maxTokens;
  const said = brokenOff ? output.slice(0, Math.min(maxTokens * 4, Math.ceil(output.length / 2))) : output;
  const status = brokenOff ? 'incomplete' : 'completed';
  const content =
    refusal === undefined
      ? { type: 'output_text', text: said, annotations: [], logprobs: [] }
      : { type: 'refusal', refusal };
  const [asked, answered] = [estimateTokens(input), estimateTokens(refusal ?? said)];
  return {
    id: id('resp'),
    object: 'response',
    created_at: Math.floor(now / 1000),
    status,
    error: null,
    incomplete_details: brokenOff ? { reason: 'max_output_tokens' } : null,
    model,
    output: [{ id: id('msg'), type: 'message', role: 'assistant', status, content: [content] }],
    store: false,
    usage: {
      input_tokens: asked,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: answered,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: asked + answered,
    },
  };
}
