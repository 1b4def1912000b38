import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { faultResponse } from '../ats/behavior.ts';
import { readBehavior } from './behavior.ts';
import { buildResponse } from './build-response.ts';
import { extractData, inputText, responsesRequest } from './request.ts';
import type { Responder } from './responder.ts';
import { completePosting } from './responders/complete-posting.ts';
import { readResume } from './responders/read-resume.ts';
import { suggestTitles } from './responders/suggest-titles.ts';
import { writeLetter } from './responders/write-letter.ts';
import { streamResponse } from './stream-response.ts';

/** Responders by schema name. */
const RESPONDERS: Readonly<Record<string, Responder>> = {
  complete_posting: completePosting,
  read_resume: readResume,
  suggest_titles: suggestTitles,
  write_letter: writeLetter,
};

/** Only the key's format is checked. */
const BEARER = /^Bearer [\x21-\x7e]{20,}$/;

type ApiError = { message: string; type: string; param: string | null; code: string | null };

const sendError = (context: Context, status: 400 | 401, error: Partial<ApiError> & { message: string }) =>
  context.json({ error: { type: 'invalid_request_error', param: null, code: null, ...error } }, status);

/**
 * OpenAI's POST /v1/responses with a strict schema, streamed or not. Responders derive answers from the
 * request's data, without a model. `openai/responses.behavior.json` in the feeds folder injects faults.
 */
export function openAiFake(feedsDir: string, now: () => number): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/v1/responses', async (context) => {
    const behavior = await readBehavior(feedsDir);
    if (behavior.delayMs !== undefined) await sleep(behavior.delayMs, undefined, { ref: false });
    const answer = faultResponse(behavior);
    if (answer) return answer;
    if (!BEARER.test(context.req.header('authorization') ?? '')) {
      const message = 'Incorrect API key provided. You can find your API key at https://platform.openai.com.';
      return sendError(context, 401, { message, code: 'invalid_api_key' });
    }
    const parsed = responsesRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return sendError(context, 400, { message: z.prettifyError(parsed.error) });
    const { model, text, max_output_tokens: maxTokens = 4_096 } = parsed.data;
    const { name, schema } = text.format;
    const answerer = RESPONDERS[name];
    if (!answerer)
      return sendError(context, 400, {
        message: `No responder is registered for '${name}'.`,
        param: 'text.format.name',
      });
    const { refusal, truncated = false, obeys = false, invents = false } = behavior;
    const output =
      behavior.output ?? JSON.stringify(answerer(extractData(parsed.data), schema, { obeys, invents }));
    const input = inputText(parsed.data);
    const reply = buildResponse({ model, input, output, maxTokens, refusal, truncated, now: now() });
    const hangUp = () => void context.env.outgoing.destroy();
    return parsed.data.stream ? streamResponse(reply, behavior, hangUp) : context.json(reply);
  });
  return app;
}
