import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/**
 * What `<board>.behaviour.json` beside a board's file may say: how this board misbehaves. Played in this order:
 * delay, redirect, never, bodyBytes, notJson, status; when none of them answers, the board's file does, with
 * `headers` added.
 */
export const behaviourSchema = z.strictObject({
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.number().min(0).optional(),
  never: z.literal(true).optional(),
  bodyBytes: z.int().min(1).optional(),
  notJson: z.literal(true).optional(),
  redirect: z.string().min(1).optional(),
});

/** How a board misbehaves. */
export type Behaviour = z.infer<typeof behaviourSchema>;

const chunkBytes = 64 * 1024;
const dripMs = 50;

/** The answer of a misbehaving board, or undefined when its file shall be answered after all. */
export function misbehave(behaviour: Behaviour): Response | undefined {
  const { status = 200, redirect, never, bodyBytes, notJson, headers } = behaviour;
  const answer = (body: string | ReadableStream | null, type: string, code = status) =>
    new Response(body, { status: code, headers: { 'content-type': type, ...headers } });

  if (redirect !== undefined) {
    const code = status >= 300 && status < 400 ? status : 302;
    return new Response(null, { status: code, headers: { ...headers, location: redirect } });
  }
  if (never) return answer(endless(), 'application/json; charset=utf-8');
  if (bodyBytes !== undefined) return answer(junk(bodyBytes), 'application/json; charset=utf-8');
  if (notJson) return answer('<!doctype html><title>Just a moment</title>', 'text/html; charset=utf-8');
  if (behaviour.status === undefined) return undefined;
  const body = JSON.stringify({ status, error: 'Played by a behaviour file' });
  return answer(status === 204 || status === 304 ? null : body, 'application/json; charset=utf-8');
}

/** Begins like a board and drips blanks for ever, so that neither an idle nor a connect timeout is enough. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"jobs":[')),
    async pull(controller) {
      await sleep(dripMs);
      controller.enqueue(Buffer.from(' '));
    },
  });
}

/** So many bytes of a JSON string that is never closed, made as they are read. */
function junk(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, chunkBytes);
      const chunk = Buffer.alloc(size, 'x');
      if (left === bytes) chunk.write('"');
      left -= size;
      controller.enqueue(chunk);
      if (left === 0) controller.close();
    },
  });
}
