import {
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { type RunningPool, startPool } from './fixtures/running-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp } from './fixtures/users.ts';

let running: RunningPool;
let events: unknown[];
let trigger: (event: unknown) => Promise<InvokeOutcome>;
beforeAll(async () => {
  running = await startPool({
    trigger: async (event) => {
      if (!JSON.stringify(event).includes('"PostConfirmation_')) return { payload: event };
      events.push(event);
      return trigger(event);
    },
  });
});
beforeEach(() => {
  events = [];
  trigger = async (event) => ({ payload: event });
});
afterAll(() => running.close());

describe('the PostConfirmation trigger', () => {
  test('gets a confirmed user with all attributes', async () => {
    const email = freshEmail();
    const { UserSub } = await signUp(running, email, {
      UserAttributes: [{ Name: 'given_name', Value: 'Ada' }],
    });

    await confirm(running, email);

    expect(events).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: 'us-east-1_people',
        userName: UserSub,
        callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'site' },
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: {
          userAttributes: {
            sub: UserSub,
            'cognito:email_alias': email,
            'cognito:user_status': 'CONFIRMED',
            email_verified: 'true',
            given_name: 'Ada',
            email,
          },
        },
        response: {},
      },
    ]);
  });

  test('gets a user who reset the password', async () => {
    const { email } = await confirmedUser(running);
    const user = { ClientId: 'site', Username: email };
    await running.cognito.send(new ForgotPasswordCommand(user));
    const ConfirmationCode = running.codeFor(email);
    await running.cognito.send(
      new ConfirmForgotPasswordCommand({ ...user, ConfirmationCode, Password: 'a new password' }),
    );

    expect(events.at(-1)).toMatchObject({ triggerSource: 'PostConfirmation_ConfirmForgotPassword' });
  });

  const confirmWith = async (behavior: typeof trigger) => {
    const email = freshEmail();
    await signUp(running, email);
    trigger = behavior;
    return confirm(running, email);
  };

  test('can’t undo a confirmation by failing', async () => {
    const error = { errorType: 'TypeError', errorMessage: 'x is not a function' };

    await expect(confirmWith(async () => ({ error }))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error x is not a function.',
    });

    const Username = running.sent.at(-1)?.to ?? '';
    const { UserStatus } = await running.cognito.send(
      new AdminGetUserCommand({ UserPoolId: running.poolId, Username }),
    );
    expect(UserStatus).toBe('CONFIRMED');
  });

  test('is invoked three times if it never answers', async () => {
    await expect(confirmWith(() => new Promise<never>(() => {}))).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message:
        'PostConfirmation invocation failed due to error Socket timeout while invoking Lambda function.',
    });
    expect(events).toHaveLength(3);
  });

  test('is invoked once if it does not exist', async () => {
    const missing = () => Promise.reject(new Error('ResourceNotFoundException'));

    await expect(confirmWith(missing)).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message: 'PostConfirmation invocation failed due to error ResourceNotFoundException.',
    });
    expect(events).toHaveLength(1);
  });

  test.each([
    ['nothing', null, 'Invalid lambda function output : Invalid JSON'],
    ['a string', 'fine', 'Invalid lambda function output : Invalid JSON'],
    ['no response', {}, 'Unrecognizable lambda output'],
  ])('must not return %s', async (_what, payload, message) => {
    await expect(confirmWith(async () => ({ payload }))).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
      message,
    });
  });
});
