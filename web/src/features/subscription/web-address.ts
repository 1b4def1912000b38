import * as z from 'zod/mini';

/** An address that a browser can be led to; nothing that would run in the page. */
export const webAddress = z.string().check(z.regex(/^https?:\/\//));
