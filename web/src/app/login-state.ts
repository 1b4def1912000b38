import * as z from 'zod/mini';

/** History state of /login: where to return after logging in. */
export interface LoginRedirect {
  readonly from: string;
  /** The session expired. */
  readonly hasEnded: boolean;
}

/** History state of /login after verifying the e-mail without a known password. */
export interface VerifiedState {
  readonly isVerified: true;
}

// Only paths of this site; two slashes would lead to another host.
const redirectSchema = z.object({ from: z.string().check(z.regex(/^\/(?![/\\])/)) });

export const returnPath = (state: unknown): string | null =>
  redirectSchema.safeParse(state).data?.from ?? null;

const endedSchema = z.object({ hasEnded: z.boolean() });

export const hasSessionEnded = (state: unknown): boolean =>
  endedSchema.safeParse(state).data?.hasEnded === true;

const verifiedSchema = z.object({ isVerified: z.boolean() });

export const isEmailVerified = (state: unknown): boolean =>
  verifiedSchema.safeParse(state).data?.isVerified === true;
