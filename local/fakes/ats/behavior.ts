import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/**
 * The contents of `<board>.behavior.json`, next to the board's file. Applied in this order: delayMs,
 * redirect, never, bodyBytes, notJson, status. If none of these responds, the board's file is served with
 * `headers` added. Workday says the total on the first page only with totalOnFirstPage, and answers every
 * request with that page with repeatsFirstPage.
 */
export const behaviorSchema = z.strictObject({
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.number().min(0).optional(),
  never: z.literal(true).optional(),
  bodyBytes: z.int().min(1).optional(),
  notJson: z.literal(true).optional(),
  redirect: z.string().min(1).optional(),
  totalOnFirstPage: z.literal(true).optional(),
  repeatsFirstPage: z.literal(true).optional(),
});

export type Behavior = z.infer<typeof behaviorSchema>;

const chunkBytes = 64 * 1024;
const dripMs = 50;

/** Returns undefined if the board's file should be served. */
export function faultResponse(behavior: Behavior): Response | undefined {
  const { status = 200, redirect, never, bodyBytes, notJson, headers } = behavior;
  const answer = (body: string | ReadableStream | null, type: string, code = status) =>
    new Response(body, { status: code, headers: { 'content-type': type, ...headers } });

  if (redirect !== undefined) {
    const code = status >= 300 && status < 400 ? status : 302;
    return new Response(null, { status: code, headers: { ...headers, location: redirect } });
  }
  if (never) return answer(slowDrip(), 'application/json; charset=utf-8');
  if (bodyBytes !== undefined) return answer(unclosedString(bodyBytes), 'application/json; charset=utf-8');
  if (notJson) return answer('<!doctype html><title>Just a moment</title>', 'text/html; charset=utf-8');
  if (behavior.status === undefined) return undefined;
  const body = JSON.stringify({ status, error: 'Injected by a behavior file' });
  return answer(status === 204 || status === 304 ? null : body, 'application/json; charset=utf-8');
}

/**
 * Starts like a board and then sends a space every 50 ms forever, so idle and connect timeouts don't fire.
 */
function slowDrip(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"jobs":[')),
    async pull(controller) {
      await sleep(dripMs);
      controller.enqueue(Buffer.from(' '));
    },
  });
}

/** Streams an unterminated JSON string. */
function unclosedString(bytes: number): ReadableStream<Uint8Array> {
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
