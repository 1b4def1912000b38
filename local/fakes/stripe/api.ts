import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import qs from 'qs';
import { z } from 'zod';
import { type Account, API_VERSION } from './account/account.ts';
import { ApiError, invalidRequest } from './account/api-error.ts';
import { type InjectedError, injectedFault } from './behavior.ts';
import { createIdempotencyCache } from './idempotency.ts';
import { stripeRoutes } from './resources/resources.ts';

const withExpand = z.looseObject({ expand: z.array(z.string()).max(20).default([]) });

export interface ApiOptions {
  readonly account: Account;
  readonly feedsDir: string;
  /** The account's secret key. Any well-formed key is accepted while it is undefined. */
  apiKey(): string | undefined;
}

/**
 * A subset of Stripe's API: form-encoded requests, JSON responses, and errors as in
 * https://docs.stripe.com/api/errors. `stripe/api.behavior.json` in the feeds folder injects faults.
 */
export function stripeApi({ account, feedsDir, apiKey }: ApiOptions) {
  const app = new Hono<{ Variables: { failure: InjectedError | undefined } }>();
  const sameAnswer = createIdempotencyCache(account.now);
  app.use(async (context, next) => {
    context.header('request-id', `req_${randomUUID()}`);
    context.header('stripe-version', context.req.header('stripe-version') ?? API_VERSION);
    const fault = await injectedFault(feedsDir);
    if (fault instanceof Response) return fault;
    for (const [name, value] of Object.entries(fault?.headers ?? {})) context.header(name, value);
    if (fault && (fault.status < 500 || context.req.method !== 'POST'))
      return context.json(fault.body, fault.status);
    requireApiKey(context, apiKey());
    // Stripe stores the failure of a request with an idempotency key like any other response.
    context.set('failure', fault);
    return next();
  });
  for (const { method, path, handle: serve } of stripeRoutes(account)) {
    app.on(method.toUpperCase(), path, async (context) => {
      const text = method === 'get' ? new URL(context.req.url).search.slice(1) : await context.req.text();
      const answer = () => {
        const parsed = qs.parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1_000 });
        const { expand, ...fields } = withExpand.parse(parsed);
        return account.render(serve(fields, context.req.param('id') ?? ''), expand);
      };
      if (method !== 'post') return context.json(answer());
      const { status, body, replayed } = sameAnswer(
        { key: context.req.header('idempotency-key'), question: `${context.req.path}?${text}` },
        () => context.get('failure') ?? toResponse(answer),
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
    const { status, body } = toResponse(() => {
      throw error;
    });
    return context.json(body, status);
  });
  return app;
}

function toResponse(answer: () => unknown) {
  try {
    return { status: 200 as const, body: answer() };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
    if (error instanceof z.ZodError)
      return {
        status: 400 as const,
        body: { error: { type: 'invalid_request_error', param: 'expand', message: z.prettifyError(error) } },
      };
    throw error;
  }
}

function requireApiKey(context: Context, apiKey: string | undefined): void {
  const [, key] = /^Bearer (\S{16,})$/.exec(context.req.header('authorization') ?? '') ?? [];
  if (key === undefined) throw invalidRequest('You did not provide a well-formed API key.', { status: 401 });
  if (apiKey !== undefined && key !== apiKey)
    throw invalidRequest(`Invalid API Key provided: ${key.slice(0, 7)}****${key.slice(-4)}`, { status: 401 });
}
