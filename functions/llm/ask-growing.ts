import { Allow, parse } from 'partial-json';
import * as z from 'zod';
import { type Asked, NOTHING } from './asked.ts';
import { failureOf } from './failure-of.ts';
import type { Feature } from './feature.ts';
import type { Provider } from './provider.ts';
import { brokeWith, readReply } from './reply.ts';
import { requestOf } from './request.ts';

/** The least time between two states of an answer that are handed on, in milliseconds. */
const PAUSE = 1_000;

/** What is read of the stream: https://platform.openai.com/docs/api-reference/responses-streaming */
const Event = z.union([
  z.object({ type: z.literal('response.output_text.delta'), delta: z.string() }),
  z.object({
    type: z.enum(['response.completed', 'response.incomplete', 'response.failed']),
    response: z.unknown(),
  }),
  z.object({ type: z.literal('error'), code: z.string().nullable().catch(null), message: z.string() }),
  z.object({ type: z.unknown() }).transform(() => ({ type: 'another' as const })),
]);

/** What the caller threw while an answer grew: it is the caller's, and no failure of the provider. */
class Stopped extends Error {}

/**
 * Asks a model once, and hands on what of the answer has come, at most once a second, as far as its JSON goes: the last
 * text in it may be cut anywhere. Gives the whole at the end, by the feature's schema. What goes wrong at the provider
 * is one of a closed set of failures; what `grown` throws ends the asking and is thrown on.
 */
export async function askGrowing<Data, Answer>(
  provider: Provider,
  feature: Feature<Data, Answer>,
  data: Data,
  grown: (partial: unknown) => Promise<void>,
  now: () => number = Date.now,
): Promise<Asked<Answer>> {
  const schema = feature.answer(data);
  const { timeout } = feature;
  const signal = AbortSignal.timeout(timeout);
  let text = '';
  let shownAt = now();
  try {
    const request = { ...requestOf(feature, data, schema), stream: true as const };
    const events = await provider.responses.create(request, { timeout, maxRetries: 0, signal });
    for await (const sent of events) {
      const event = Event.parse(sent);
      if ('response' in event) return readReply(event.response, schema);
      if (event.type === 'error') return brokeWith(event.code, event.message);
      if (event.type === 'another') continue;
      text += event.delta;
      if (now() - shownAt < PAUSE) continue;
      shownAt = now();
      const partial = soFar(text);
      if (partial !== undefined)
        await grown(partial).catch((cause: unknown) => Promise.reject(new Stopped('', { cause })));
    }
    // The package ends a stream that was stopped as if it had come to its end.
    const failed = signal.aborted ? 'slow' : 'down';
    return { failed, why: 'The answer broke off.', usage: NOTHING };
  } catch (error) {
    if (error instanceof Stopped) throw error.cause;
    return { usage: NOTHING, ...failureOf(error) };
  }
}

/** The JSON that has come by now; undefined where it is none. */
function soFar(text: string): unknown {
  try {
    return parse(text, Allow.ALL);
  } catch {
    return undefined;
  }
}
