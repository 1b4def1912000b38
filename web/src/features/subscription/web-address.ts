import * as z from 'zod/mini';

/** Rejects addresses such as javascript: that would run in the page. */
export const webAddress = z.string().check(z.regex(/^https?:\/\//));
