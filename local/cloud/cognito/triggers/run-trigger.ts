import { z } from 'zod';
import type { PoolDefinition } from '../definition/definition.ts';
import { CognitoError } from '../errors.ts';

/** What calling a trigger's function came to: what it returned, or what it threw. */
export type TriggerOutcome = { payload: unknown } | { error: { errorType: string; errorMessage: string } };

/** Calls a Lambda function by its name; a rejection means that it could not be called at all. */
export type InvokeTrigger = (functionName: string, event: unknown) => Promise<TriggerOutcome>;

/** A trigger by its name in LambdaConfig. */
export type TriggerName = 'PreSignUp' | 'PostConfirmation' | 'CustomMessage' | 'PreTokenGeneration';

/** One call of a trigger: the parts of the event that are its own. */
export interface TriggerCall {
  trigger: TriggerName;
  source: string;
  userName: string;
  clientId: string;
  request: object;
  response: object;
}

/** Gives the trigger's response, read by `schema`, or undefined when the pool has no such trigger. */
export type RunTrigger = <T>(call: TriggerCall, schema: z.ZodType<T>) => Promise<T | undefined>;

const returned = z.looseObject({ response: z.unknown().optional() });

const TIMED_OUT = Symbol('timed out');
const TRIES = 3;

/**
 * Calls the pool's triggers with Cognito's common event. A function has `timeLimit` milliseconds and is called up to
 * three times when it misses them. What it throws is UserLambdaValidationException, a function that cannot be called
 * or is late UnexpectedLambdaException, an answer that is not the event InvalidLambdaResponseException.
 * Source: "Customizing user pool workflows with Lambda triggers", Cognito developer guide.
 */
export function createRunTrigger(
  definition: PoolDefinition,
  invoke: InvokeTrigger,
  timeLimit: number,
): RunTrigger {
  return async (call, schema) => {
    const arn = functionOf(definition, call.trigger);
    if (arn === undefined) return undefined;
    const event = {
      version: '1',
      region: definition.region,
      userPoolId: definition.poolId,
      userName: call.userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: call.clientId },
      triggerSource: call.source,
      request: call.request,
      response: call.response,
    };
    const outcome = await callInTime(call.trigger, () => invoke(nameOf(arn), event), timeLimit);
    return read(call.trigger, outcome, schema);
  };
}

function functionOf(definition: PoolDefinition, trigger: TriggerName): string | undefined {
  const { PreTokenGenerationConfig, ...functions } = definition.properties.LambdaConfig;
  const own = functions[trigger];
  return trigger === 'PreTokenGeneration' ? (PreTokenGenerationConfig?.LambdaArn ?? own) : own;
}

const nameOf = (arn: string) => arn.replace(/^.*:function:/, '').replace(/:.*$/, '');

async function callInTime(
  trigger: TriggerName,
  call: () => Promise<TriggerOutcome>,
  timeLimit: number,
): Promise<TriggerOutcome> {
  const unexpected = (reason: string) =>
    new CognitoError('UnexpectedLambdaException', `${trigger} invocation failed due to error ${reason}.`);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const timer = Promise.withResolvers<typeof TIMED_OUT>();
    const timeout = setTimeout(() => timer.resolve(TIMED_OUT), timeLimit);
    const outcome = await Promise.race([call(), timer.promise])
      .catch((cause: unknown) => {
        throw unexpected(cause instanceof Error ? cause.message : String(cause));
      })
      .finally(() => clearTimeout(timeout));
    if (outcome !== TIMED_OUT) return outcome;
  }
  throw unexpected('Socket timeout while invoking Lambda function');
}

function read<T>(trigger: TriggerName, outcome: TriggerOutcome, schema: z.ZodType<T>): T {
  if ('error' in outcome) {
    const { errorMessage } = outcome.error;
    throw new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${errorMessage}.`);
  }
  const event = returned.safeParse(outcome.payload);
  if (!event.success) {
    throw new CognitoError('InvalidLambdaResponseException', 'Invalid lambda function output : Invalid JSON');
  }
  const response = schema.safeParse(event.data.response);
  if (response.success) return response.data;
  throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}
