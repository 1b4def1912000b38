import * as z from 'zod/mini';

/** What a history entry of /login keeps of who was led there: the page they were on, or followed a link to. */
export interface CameFrom {
  readonly from: string;
  /** Their session had ended. */
  readonly hasEnded: boolean;
}

/** What it keeps of a person who has verified the address, and whose password is not known any more. */
export interface Verified {
  readonly isVerified: true;
}

// Only a path of this site: two slashes begin another one's.
const cameFromSchema = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])/)) });

/** The page to go back to, of a history entry's state; null where none is said. */
export const cameFrom = (state: unknown): string | null => cameFromSchema.safeParse(state).data?.from ?? null;

const endedSchema = z.object({ hasEnded: z.boolean() });

/** Whether a history entry's state says that a session had ended. */
export const hasEnded = (state: unknown): boolean => endedSchema.safeParse(state).data?.hasEnded === true;

const verifiedSchema = z.object({ isVerified: z.boolean() });

/** Whether a history entry's state says that the address has just been verified. */
export const isVerified = (state: unknown): boolean =>
  verifiedSchema.safeParse(state).data?.isVerified === true;
