import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import qs from 'qs';
import { z } from 'zod';
import { type Account, API_VERSION } from './account/account.ts';
import { invalid, Refusal } from './account/refusal.ts';
import { misbehaviour } from './behaviour.ts';
import { routesOf } from './resources/resources.ts';
import { rememberAnswers } from './same-answer.ts';

const withExpand = z.looseObject({ expand: z.array(z.string()).max(20).default([]) });

/** What the API is played with. */
export interface ApiOptions {
  readonly account: Account;
  readonly feedsDir: string;
  /** The account's secret key; undefined while none is known, and then any text that looks like one will do. */
  apiKey(): string | undefined;
}

/**
 * Stripe's API, as far as it is played: forms with brackets in, JSON out, errors as
 * https://docs.stripe.com/api/errors tells. It misbehaves as `stripe/api.behaviour.json` in the feeds folder says.
 */
export function stripeApi({ account, feedsDir, apiKey }: ApiOptions): Hono {
  const app = new Hono();
  const sameAnswer = rememberAnswers(account.now);
  app.use(async (context, next) => {
    context.header('request-id', `req_${randomUUID()}`);
    context.header('stripe-version', context.req.header('stripe-version') ?? API_VERSION);
    const answer = await misbehaviour(feedsDir);
    if (answer) return answer;
    demandKey(context, apiKey());
    return next();
  });
  for (const { method, path, serve } of routesOf(account)) {
    app.on(method.toUpperCase(), path, async (context) => {
      const text = method === 'get' ? new URL(context.req.url).search.slice(1) : await context.req.text();
      const answer = () => {
        const parsed = qs.parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1_000 });
        const { expand, ...fields } = withExpand.parse(parsed);
        return account.show(serve(fields, context.req.param('id') ?? ''), expand);
      };
      if (method !== 'post') return context.json(answer());
      const { status, body, replayed } = sameAnswer(
        { key: context.req.header('idempotency-key'), question: `${context.req.path}?${text}` },
        () => answered(answer),
      );
      if (replayed) context.header('idempotent-replayed', 'true');
      return context.json(body, status);
    });
  }
  app.all('*', (context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    return context.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  app.onError((error, context) => {
    const { status, body } = answered(() => {
      throw error;
    });
    return context.json(body, status);
  });
  return app;
}

/** An answer with its status; a refusal is one too. Throws what is neither. */
function answered(answer: () => unknown) {
  try {
    return { status: 200 as const, body: answer() };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.parts } };
    if (error instanceof z.ZodError)
      return {
        status: 400 as const,
        body: { error: { type: 'invalid_request_error', param: 'expand', message: z.prettifyError(error) } },
      };
    throw error;
  }
}

function demandKey(context: Context, apiKey: string | undefined): void {
  const [, key] = /^Bearer (\S{16,})$/.exec(context.req.header('authorization') ?? '') ?? [];
  if (key === undefined)
    throw invalid('You did not provide an API key that looks like one.', { status: 401 });
  if (apiKey !== undefined && key !== apiKey)
    throw invalid(`Invalid API Key provided: ${key.slice(0, 7)}****${key.slice(-4)}`, { status: 401 });
}
