import { createHash } from 'node:crypto';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import type { Filters } from '../filters.ts';

const Token = z.object({
  /** The moment of the first page, epoch milliseconds. */
  asOf: z.number(),
  /** Where the last page ended. */
  group: z.number(),
  detected: z.number(),
  jobId: z.string(),
});
export type PageToken = z.infer<typeof Token>;

const Signed = Token.extend({ filters: z.string() });

const hashOf = ({ nextToken: _, ...filters }: Filters): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(filters)
          .filter(([, value]) => (value ?? '') !== '')
          .sort(),
      ),
    )
    .digest('base64url')
    .slice(0, 12);

/** A token for the page after the last one of this selection. */
export const writeToken = (token: PageToken, filters: Filters): string =>
  Buffer.from(JSON.stringify({ ...token, filters: hashOf(filters) })).toString('base64url');

/** Reads a token back. BadInput where it is broken or belongs to other filters. */
export function readToken(text: string, filters: Filters): PageToken {
  const parsed = Signed.safeParse(parse(text));
  if (!parsed.success || parsed.data.filters !== hashOf(filters)) {
    throw new Fault(
      'BadInput',
      'nextToken: This is not the next page of these filters. Please start from the first page.',
    );
  }
  return parsed.data;
}

/** The moment that what is asked for goes on from, epoch milliseconds; 0 where it begins anew. */
export function momentOf(filters: Filters): number {
  if (filters.nextToken) return readToken(filters.nextToken, filters).asOf;
  return filters.detectedAfter ? Date.parse(filters.detectedAfter) : 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
