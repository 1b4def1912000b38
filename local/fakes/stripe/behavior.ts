import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Behavior, behaviorSchema, faultResponse } from '../ats/behavior.ts';

/** An error status with Stripe's error body. */
export interface InjectedError {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/**
 * Reads `stripe/api.behavior.json` in the feeds folder: the fields of a board's behavior file, except that
 * error statuses have Stripe's error body. Returns undefined if no fault is set.
 */
export async function injectedFault(feedsDir: string): Promise<Response | InjectedError | undefined> {
  const behavior = await readBehavior(feedsDir);
  if (behavior.delayMs !== undefined) await sleep(behavior.delayMs, undefined, { ref: false });
  const { status, headers = {}, never, bodyBytes, notJson } = behavior;
  if (status === undefined || status < 400 || never || bodyBytes || notJson) return faultResponse(behavior);
  const error = { type: 'api_error', message: 'Injected by a behavior file.' };
  // Hono's type lists the registered codes only.
  return { status: status as ContentfulStatusCode, headers, body: { error } };
}

async function readBehavior(feedsDir: string): Promise<Behavior> {
  const file = join(feedsDir, 'stripe', 'api.behavior.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return behaviorSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a valid behavior file. Fix it or delete it.`, { cause });
  }
}
