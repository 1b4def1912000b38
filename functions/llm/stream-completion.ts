import { Allow, MalformedJSON, PartialJSON, parse } from 'partial-json';
import * as z from 'zod';
import { undefinedOn } from '../platform/undefined-on.ts';
import { classifyError } from './classify-error.ts';
import { type Completion, NO_USAGE } from './completion.ts';
import type { Feature } from './feature.ts';
import type { Provider } from './provider.ts';
import { buildRequest, failedCompletion, parseReply } from './responses-api.ts';

/** The least time between two partial answers, in milliseconds. */
const PARTIAL_INTERVAL_MS = 1_000;

/** The events we read of the stream: https://platform.openai.com/docs/api-reference/responses-streaming */
const StreamEvent = z.union([
  z.object({ type: z.literal('response.output_text.delta'), delta: z.string() }),
  z.object({
    type: z.enum(['response.completed', 'response.incomplete', 'response.failed']),
    response: z.unknown(),
  }),
  z.object({ type: z.literal('error'), code: z.string().nullable().catch(null), message: z.string() }),
  z.object({ type: z.unknown() }).transform(() => ({ type: 'other' as const })),
]);

/** Carries an error of the caller's own `onPartial` through the stream. */
class CallbackError extends Error {}

/**
 * Streams one completion. Calls `onPartial` at most once a second with the JSON so far, whose last string may be cut
 * anywhere, and returns the whole answer at the end. Failures of the provider are part of the completion; an error
 * thrown by `onPartial` stops the stream and is rethrown.
 */
export async function streamCompletion<Data, Answer>(
  provider: Provider,
  feature: Feature<Data, Answer>,
  data: Data,
  onPartial: (partial: unknown) => Promise<void>,
  now: () => number = Date.now,
): Promise<Completion<Answer>> {
  const schema = feature.answer(data);
  const { timeout } = feature;
  const signal = AbortSignal.timeout(timeout);
  let text = '';
  let lastPartialAt = now();
  try {
    const request = { ...buildRequest(feature, data, schema), stream: true as const };
    const events = await provider.responses.create(request, { timeout, maxRetries: 0, signal });
    for await (const raw of events) {
      const event = StreamEvent.parse(raw);
      if ('response' in event) return parseReply(event.response, schema);
      if (event.type === 'error') return failedCompletion(event.code, event.message);
      if (event.type === 'other') continue;
      text += event.delta;
      if (now() - lastPartialAt < PARTIAL_INTERVAL_MS) continue;
      lastPartialAt = now();
      const partial = parsePartialJson(text);
      if (partial !== undefined)
        await onPartial(partial).catch((cause: unknown) => Promise.reject(new CallbackError('', { cause })));
    }
    // The package ends an aborted stream without an error.
    const failed = signal.aborted ? 'timeout' : 'unavailable';
    return { failed, why: 'The stream ended before the answer was complete.', usage: NO_USAGE };
  } catch (error) {
    if (error instanceof CallbackError) throw error.cause;
    return { usage: NO_USAGE, ...classifyError(error) };
  }
}

const parsePartialJson = (text: string): unknown =>
  undefinedOn([PartialJSON, MalformedJSON], () => parse(text, Allow.ALL));
