import type { MiddlewareHandler } from 'hono';

/** Lets no page of another origin send a form here; what sends no origin is no page. */
export const refuseOtherOrigins: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const isOther = origin !== undefined && URL.parse(origin)?.host !== context.req.header('host');
  if (context.req.method !== 'GET' && isOther)
    return context.text('Forms of other sites are not taken.', 403);
  return next();
};
