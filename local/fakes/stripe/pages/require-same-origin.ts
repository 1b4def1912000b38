import type { MiddlewareHandler } from 'hono';

/** Rejects forms from other origins. Clients other than browsers send no Origin header. */
export const requireSameOrigin: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const isOther = origin !== undefined && URL.parse(origin)?.host !== context.req.header('host');
  if (context.req.method !== 'GET' && isOther)
    return context.text('Forms from other sites are not accepted.', 403);
  return next();
};
