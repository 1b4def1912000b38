import { z } from 'zod';

export const text = z.string();
/** Seconds since 1970. */
export const seconds = z.int();
export const metadata = z.record(text, text);
/** A list that is embedded in an object in full. */
export const listOf = <T extends z.ZodType>(data: T) =>
  z.object({ object: z.literal('list'), data: z.array(data), has_more: z.boolean(), url: text });

export const embeddedList = <T>(data: T[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});
