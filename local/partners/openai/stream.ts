import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAiBehaviour } from './behaviour.ts';
import type { replyOf } from './reply.ts';

type Reply = ReturnType<typeof replyOf>;
type Event = { type: string } & Record<string, unknown>;

/** Characters a second: about as fast as a model writes. */
const PACE = 320;
/** Milliseconds between two pieces of text. */
const BEAT = 40;
/** However fast, a piece is no longer. */
const LONGEST = 400;

/** An answer as it is before a word of it is there. */
const begun = (reply: Reply) => ({ ...reply, status: 'in_progress', output: [], usage: null });

/**
 * The events of a reply, in their order, each with what is to be waited before it, in milliseconds:
 * https://platform.openai.com/docs/api-reference/responses-streaming
 */
function* eventsOf(
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
  yield at({ type: 'response.created', response: begun(reply) });
  yield at({ type: 'response.in_progress', response: begun(reply) });
  const opened = { ...item, status: 'in_progress', content: [] };
  yield at({ type: 'response.output_item.added', output_index: 0, item: opened });
  const empty = isRefusal ? { ...content, refusal: '' } : { ...content, text: '' };
  yield at({ type: 'response.content_part.added', ...place, part: empty });
  const size = Math.max(1, Math.min(LONGEST, Math.round((perSecond * BEAT) / 1000)));
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

const failureOf = (reply: Reply): Event => ({
  type: 'response.failed',
  response: {
    ...begun(reply),
    status: 'failed',
    error: { code: 'server_error', message: 'The server had an error.' },
  },
});

/**
 * A reply as a stream of server-sent events, at a model's pace, that misbehaves on its way as it is told to. `hangUp` ends
 * the connection.
 */
export function streamed(reply: Reply, behaviour: OpenAiBehaviour, hangUp: () => void): Response {
  const { perSecond = PACE, hangsUpAfter, failsAfter, stallsAfter } = behaviour;
  const events = eventsOf(reply, perSecond);
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
        send(failureOf(reply));
        return controller.close();
      }
      if (isText && passed(said, stallsAfter)) return new Promise<void>(() => undefined);
      // A timer cannot wait for less than a millisecond: short pauses are saved up.
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
