import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { misbehave } from '../ats/behaviour.ts';
import { ANSWERS } from './answers.ts';
import { readBehaviour } from './behaviour.ts';
import { replyOf } from './reply.ts';
import { dataOf, responsesRequest, textsOf } from './request.ts';
import { streamed } from './stream.ts';

/** A key as the provider's keys look; which one it is, a played provider cannot know. */
const BEARER = /^Bearer [\x21-\x7e]{20,}$/;

type Refusal = { message: string; type: string; param: string | null; code: string | null };

const refuse = (context: Context, status: 400 | 401, error: Partial<Refusal> & { message: string }) =>
  context.json({ error: { type: 'invalid_request_error', param: null, code: null, ...error } }, status);

/**
 * OpenAI's API, as far as it is used: POST /v1/responses with an answer of a strict schema, whole or streamed, made from
 * the question's own data without any model. It misbehaves as `openai/responses.behaviour.json` in the feeds folder says.
 */
export function openAiPlayer(feedsDir: string, now: () => number): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/v1/responses', async (context) => {
    const behaviour = await readBehaviour(feedsDir);
    if (behaviour.delayMs !== undefined) await sleep(behaviour.delayMs, undefined, { ref: false });
    const answer = misbehave(behaviour);
    if (answer) return answer;
    if (!BEARER.test(context.req.header('authorization') ?? '')) {
      const message = 'Incorrect API key provided. You can find your API key at https://platform.openai.com.';
      return refuse(context, 401, { message, code: 'invalid_api_key' });
    }
    const parsed = responsesRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return refuse(context, 400, { message: z.prettifyError(parsed.error) });
    const { model, text, max_output_tokens: maxTokens = 4_096 } = parsed.data;
    const { name, schema } = text.format;
    const answerer = ANSWERS[name];
    if (!answerer)
      return refuse(context, 400, { message: `Nobody here answers '${name}'.`, param: 'text.format.name' });
    const { refusal, truncated = false, obeys = false, invents = false } = behaviour;
    const output =
      behaviour.output ?? JSON.stringify(answerer(dataOf(parsed.data), schema, { obeys, invents }));
    const input = textsOf(parsed.data);
    const reply = replyOf({ model, input, output, maxTokens, refusal, truncated, now: now() });
    const hangUp = () => void context.env.outgoing.destroy();
    return parsed.data.stream ? streamed(reply, behaviour, hangUp) : context.json(reply);
  });
  return app;
}
