import { z } from 'zod';

/** Any text. */
export const text = z.string();
/** A moment, in whole seconds since 1970. */
export const seconds = z.int();
/** What the account's owner notes at an object. */
export const metadata = z.record(text, text);
/** A list that an object holds inside, whole. */
export const listOf = <T extends z.ZodType>(data: T) =>
  z.object({ object: z.literal('list'), data: z.array(data), has_more: z.boolean(), url: text });

/** A list that is held whole inside of an object. */
export const whole = <T>(data: T[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});
