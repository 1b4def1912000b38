import { z } from 'zod';
import type { Invoke, InvokeOutcome } from '../lambda/invoker.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { CognitoError } from './errors.ts';
import type { User } from './store/users.ts';

const returnedEvent = z.looseObject({ response: z.unknown().optional() });
const TIMED_OUT = Symbol('timed out');
const MAX_ATTEMPTS = 3;

export interface Trigger {
  /** As Cognito's errors spell it. */
  readonly name: string;
  readonly functionArn: string;
  readonly invoke: Invoke;
  readonly timeLimitMs: number;
}

/** The event that every trigger gets, without its request and response. */
export function triggerEvent({ region, poolId }: PoolDefinition, user: User, clientId: string) {
  const { email = '' } = user.attributes;
  return {
    version: '1',
    region,
    userPoolId: poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    userAttributes: {
      sub: user.sub,
      'cognito:email_alias': email,
      'cognito:user_status': user.status,
      ...user.attributes,
    },
  };
}

/**
 * Invokes a trigger as Cognito does: up to three times if the function takes longer than `timeLimitMs`.
 * Returns the event's response. Throws UserLambdaValidationException for an error of the function,
 * UnexpectedLambdaException if the function can't be invoked or times out, and InvalidLambdaResponseException
 * if it does not return the event. Source: "Customizing user pool workflows with Lambda triggers", Cognito
 * developer guide.
 */
export async function invokeTrigger(trigger: Trigger, event: object): Promise<object> {
  return checkOutcome(trigger.name, await invokeInTime(trigger, event));
}

async function invokeInTime(
  { name, functionArn, invoke, timeLimitMs }: Trigger,
  event: object,
): Promise<InvokeOutcome> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const timer = Promise.withResolvers<typeof TIMED_OUT>();
    const timeout = setTimeout(() => timer.resolve(TIMED_OUT), timeLimitMs);
    const outcome = await Promise.race([invoke(functionArn, event), timer.promise])
      .catch((cause: unknown) => {
        throw unexpectedFailure(name, cause instanceof Error ? cause.message : String(cause));
      })
      .finally(() => clearTimeout(timeout));
    if (outcome !== TIMED_OUT) return outcome;
  }
  throw unexpectedFailure(name, 'Socket timeout while invoking Lambda function');
}

function unexpectedFailure(name: string, reason: string): CognitoError {
  const message = `${name} invocation failed due to error ${reason}.`;
  return new CognitoError('UnexpectedLambdaException', message);
}

function checkOutcome(name: string, outcome: InvokeOutcome): object {
  if ('error' in outcome) {
    const message = `${name} failed with error ${outcome.error.errorMessage}.`;
    throw new CognitoError('UserLambdaValidationException', message);
  }
  const event = returnedEvent.safeParse(outcome.payload);
  if (!event.success) {
    throw new CognitoError('InvalidLambdaResponseException', 'Invalid lambda function output : Invalid JSON');
  }
  const { response } = event.data;
  if (typeof response !== 'object' || response === null) {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  return response;
}
