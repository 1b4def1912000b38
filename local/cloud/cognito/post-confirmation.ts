import { z } from 'zod';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { CognitoError } from './errors.ts';
import type { User } from './store/users.ts';

/** Invokes the pool's PostConfirmation trigger, if it has one. */
export type InvokePostConfirmation = (
  triggerSource: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  user: User,
  clientId: string,
) => Promise<void>;

const returnedEvent = z.looseObject({ response: z.unknown().optional() });
const TIMED_OUT = Symbol('timed out');
const MAX_ATTEMPTS = 3;

/**
 * Invokes the trigger as Cognito does: up to three times if the function takes longer than `timeLimitMs`. Throws
 * UserLambdaValidationException for an error of the function, UnexpectedLambdaException if the function can't be invoked
 * or times out, and InvalidLambdaResponseException if it does not return the event.
 * Source: "Customizing user pool workflows with Lambda triggers", Cognito developer guide.
 */
export function postConfirmationTrigger(
  { region, poolId, properties }: PoolDefinition,
  invoke: Invoke,
  timeLimitMs: number,
): InvokePostConfirmation {
  const functionArn = properties.LambdaConfig.PostConfirmation;
  return async (triggerSource, user, clientId) => {
    if (functionArn === undefined) return;
    const { email = '' } = user.attributes;
    const event = {
      version: '1',
      region,
      userPoolId: poolId,
      userName: user.sub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource,
      request: {
        userAttributes: {
          sub: user.sub,
          'cognito:email_alias': email,
          'cognito:user_status': user.status,
          ...user.attributes,
        },
      },
      response: {},
    };
    checkOutcome(await invokeInTime(() => invoke(functionArn, event), timeLimitMs));
  };
}

async function invokeInTime(
  invoke: () => Promise<InvokeOutcome>,
  timeLimitMs: number,
): Promise<InvokeOutcome> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const timer = Promise.withResolvers<typeof TIMED_OUT>();
    const timeout = setTimeout(() => timer.resolve(TIMED_OUT), timeLimitMs);
    const outcome = await Promise.race([invoke(), timer.promise])
      .catch((cause: unknown) => {
        throw unexpectedFailure(cause instanceof Error ? cause.message : String(cause));
      })
      .finally(() => clearTimeout(timeout));
    if (outcome !== TIMED_OUT) return outcome;
  }
  throw unexpectedFailure('Socket timeout while invoking Lambda function');
}

function unexpectedFailure(reason: string): CognitoError {
  const message = `PostConfirmation invocation failed due to error ${reason}.`;
  return new CognitoError('UnexpectedLambdaException', message);
}

function checkOutcome(outcome: InvokeOutcome): void {
  if ('error' in outcome) {
    const message = `PostConfirmation failed with error ${outcome.error.errorMessage}.`;
    throw new CognitoError('UserLambdaValidationException', message);
  }
  const event = returnedEvent.safeParse(outcome.payload);
  if (!event.success) {
    throw new CognitoError('InvalidLambdaResponseException', 'Invalid lambda function output : Invalid JSON');
  }
  if (typeof event.data.response !== 'object' || event.data.response === null) {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
}
