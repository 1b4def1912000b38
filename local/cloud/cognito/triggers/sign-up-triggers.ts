import { z } from 'zod';
import type { Pool } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { eventAttributes } from './event-attributes.ts';

/** What the request says to triggers beside the user. */
export interface TriggerContext {
  clientId: string;
  clientMetadata?: Record<string, string> | undefined;
  validationData?: Record<string, string> | undefined;
}

const flag = z.boolean().default(false);

const decision = z.object({ autoConfirmUser: flag, autoVerifyEmail: flag, autoVerifyPhone: flag });

/** What the PreSignUp trigger decides of a new user. */
export type SignUpDecision = z.infer<typeof decision>;

const NOTHING: SignUpDecision = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };

/** Asks the PreSignUp trigger about a user who does not exist yet. */
export async function askPreSignUp(
  pool: Pool,
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser',
  user: User,
  context: TriggerContext,
): Promise<SignUpDecision> {
  const decided = await pool.trigger(
    {
      trigger: 'PreSignUp',
      source,
      userName: user.sub,
      clientId: context.clientId,
      request: {
        userAttributes: user.attributes,
        validationData: context.validationData ?? null,
        ...(context.clientMetadata ? { clientMetadata: context.clientMetadata } : {}),
      },
      response: NOTHING,
    },
    decision,
  );
  return decided ?? NOTHING;
}

/** Tells the PostConfirmation trigger that a user was confirmed, or has reset the password. */
export async function tellPostConfirmation(
  pool: Pool,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  user: User,
  context: TriggerContext,
): Promise<void> {
  await pool.trigger(
    {
      trigger: 'PostConfirmation',
      source,
      userName: user.sub,
      clientId: context.clientId,
      request: {
        userAttributes: eventAttributes(user),
        ...(context.clientMetadata ? { clientMetadata: context.clientMetadata } : {}),
      },
      response: {},
    },
    z.looseObject({}),
  );
}
