import type { Invoke } from '../lambda/invoker.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { invokeTrigger, triggerEvent } from './invoke-trigger.ts';
import type { User } from './store/users.ts';

/** Invokes the pool's PostConfirmation trigger, if it has one. */
export type InvokePostConfirmation = (
  triggerSource: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  user: User,
  clientId: string,
) => Promise<void>;

export function postConfirmationTrigger(
  definition: PoolDefinition,
  invoke: Invoke,
  timeLimitMs: number,
): InvokePostConfirmation {
  const functionArn = definition.properties.LambdaConfig.PostConfirmation;
  return async (triggerSource, user, clientId) => {
    if (functionArn === undefined) return;
    const { userAttributes, ...event } = triggerEvent(definition, user, clientId);
    await invokeTrigger(
      { name: 'PostConfirmation', functionArn, invoke, timeLimitMs },
      { ...event, triggerSource, request: { userAttributes }, response: {} },
    );
  };
}
