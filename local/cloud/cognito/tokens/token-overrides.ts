import { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { eventAttributes } from '../triggers/event-attributes.ts';

/** Why tokens are made, by the PreTokenGeneration trigger's names. */
export type TokenOccasion = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';

const overrides = z.object({
  claimsOverrideDetails: z
    .object({
      claimsToAddOrOverride: z.record(z.string(), z.string()).nullish(),
      claimsToSuppress: z.array(z.string()).nullish(),
      groupOverrideDetails: z.object({ groupsToOverride: z.array(z.string()).nullish() }).nullish(),
    })
    .nullish(),
});

/** What the PreTokenGeneration trigger (version 1) changes of a token: claims of the ID token, groups of both. */
export interface TokenOverrides {
  add: Record<string, string>;
  suppress: readonly string[];
  groups: readonly string[] | undefined;
}

/** Asks the PreTokenGeneration trigger. */
export async function askPreTokenGeneration(
  pool: Pool,
  occasion: TokenOccasion,
  user: User,
  context: {
    clientId: string;
    groups: readonly string[];
    clientMetadata?: Record<string, string> | undefined;
  },
): Promise<TokenOverrides> {
  const answer = await pool.trigger(
    {
      trigger: 'PreTokenGeneration',
      source: `TokenGeneration_${occasion}`,
      userName: user.sub,
      clientId: context.clientId,
      request: {
        userAttributes: eventAttributes(user),
        groupConfiguration: {
          groupsToOverride: context.groups,
          iamRolesToOverride: [],
          preferredRole: null,
        },
        ...(context.clientMetadata ? { clientMetadata: context.clientMetadata } : {}),
      },
      response: { claimsOverrideDetails: null },
    },
    overrides,
  );
  const details = answer?.claimsOverrideDetails;
  return {
    add: details?.claimsToAddOrOverride ?? {},
    suppress: details?.claimsToSuppress ?? [],
    groups: details?.groupOverrideDetails?.groupsToOverride ?? undefined,
  };
}
