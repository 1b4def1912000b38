import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAiBehavior } from './behavior.ts';
import type { buildResponse } from './build-response.ts';

type Reply = ReturnType<typeof buildResponse>;
type Event = { type: string } & Record<string, unknown>;

/** A typical model's speed. */
const CHARS_PER_SECOND = 320;
const CHUNK_INTERVAL_MS = 40;
const MAX_CHUNK_LENGTH = 400;

const inProgress = (reply: Reply) => ({ ...reply, status: 'in_progress', output: [], usage: null });

/**
 * Yields a response's events with the milliseconds to wait before each:
 * https://platform.openai.com/docs/api-reference/responses-streaming
 */
function* streamEvents(
  reply: Reply,
  perSecond: number,
): Generator<{ event: Event; pause: number; said: number }> {
  const [item] = reply.output;
  const [content] = item?.content ?? [];
  if (!item || !content) return;
  const isRefusal = 'refusal' in content;
  const text = 'refusal' in content ? content.refusal : content.text;
  const kind = isRefusal ? 'response.refusal' : 'response.output_text';
  const place = { item_id: item.id, output_index: 0, content_index: 0 };
  const logprobs = isRefusal ? {} : { logprobs: [] };
  const at = (event: Event, pause = 0, said = 0) => ({ event, pause, said });
  yield at({ type: 'response.created', response: inProgress(reply) });
  yield at({ type: 'response.in_progress', response: inProgress(reply) });
  const opened = { ...item, status: 'in_progress', content: [] };
  yield at({ type: 'response.output_item.added', output_index: 0, item: opened });
  const empty = isRefusal ? { ...content, refusal: '' } : { ...content, text: '' };
  yield at({ type: 'response.content_part.added', ...place, part: empty });
  const size = Math.max(1, Math.min(MAX_CHUNK_LENGTH, Math.round((perSecond * CHUNK_INTERVAL_MS) / 1000)));
  for (let from = 0; from < text.length; from += size) {
    const delta = text.slice(from, from + size);
    yield at(
      { type: `${kind}.delta`, ...place, delta, ...logprobs },
      (delta.length / perSecond) * 1000,
      from,
    );
  }
  const done = isRefusal ? { refusal: text } : { text, ...logprobs };
  yield at({ type: `${kind}.done`, ...place, ...done });
  yield at({ type: 'response.content_part.done', ...place, part: content });
  yield at({ type: 'response.output_item.done', output_index: 0, item });
  const end = reply.status === 'completed' ? 'response.completed' : 'response.incomplete';
  yield at({ type: end, response: reply });
}

const failedEvent = (reply: Reply): Event => ({
  type: 'response.failed',
  response: {
    ...inProgress(reply),
    status: 'failed',
    error: { code: 'server_error', message: 'The server had an error.' },
  },
});

/** Streams a response as server-sent events at a model's pace, with the faults of `behavior`. */
export function streamResponse(reply: Reply, behavior: OpenAiBehavior, hangUp: () => void): Response {
  const { perSecond = CHARS_PER_SECOND, hangsUpAfter, failsAfter, stallsAfter } = behavior;
  const events = streamEvents(reply, perSecond);
  const passed = (said: number, after: number | undefined) => after !== undefined && said >= after;
  let number = 0;
  let owed = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (event: Event) => {
        const data = JSON.stringify({ ...event, sequence_number: number });
        number += 1;
        controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${data}\n\n`));
      };
      const next = events.next();
      if (next.done) return controller.close();
      const { event, pause, said } = next.value;
      const isText = pause > 0;
      if (isText && passed(said, hangsUpAfter)) {
        hangUp();
        return new Promise<void>(() => undefined);
      }
      if (isText && passed(said, failsAfter)) {
        send(failedEvent(reply));
        return controller.close();
      }
      if (isText && passed(said, stallsAfter)) return new Promise<void>(() => undefined);
      // Timers can't wait for less than 1 ms, so short pauses accumulate.
      owed += pause;
      if (owed >= 1) {
        await sleep(owed);
        owed = 0;
      }
      send(event);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
