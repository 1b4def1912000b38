import { randomUUID } from 'node:crypto';

/** What a reply is made of. */
export interface ReplyParts {
  readonly model: string;
  readonly input: string;
  readonly output: string;
  readonly maxTokens: number;
  readonly refusal?: string | undefined;
  readonly truncated: boolean;
  readonly now: number;
}

/** About four characters of English are a token. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

const id = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** A response object, as https://platform.openai.com/docs/api-reference/responses/object describes it. */
export function replyOf({ model, input, output, maxTokens, refusal, truncated, now }: ReplyParts) {
  const brokenOff = truncated || tokensOf(output) > maxTokens;
  const said = brokenOff ? output.slice(0, Math.min(maxTokens * 4, Math.ceil(output.length / 2))) : output;
  const status = brokenOff ? 'incomplete' : 'completed';
  const content =
    refusal === undefined
      ? { type: 'output_text', text: said, annotations: [], logprobs: [] }
      : { type: 'refusal', refusal };
  const [asked, answered] = [tokensOf(input), tokensOf(refusal ?? said)];
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
