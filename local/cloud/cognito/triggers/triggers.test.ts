import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { type RunningPool, startPool, type Trigger } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, PASSWORD, signedInUser, signIn } from '../fixtures/users.ts';

const ARN = 'arn:aws:lambda:us-east-1:000000000000:function';
const TRIGGERS = {
  LambdaConfig: {
    PreSignUp: `${ARN}:pre`,
    PostConfirmation: `${ARN}:post`,
    CustomMessage: `${ARN}:message`,
    PreTokenGeneration: `${ARN}:token`,
  },
};

const triggerEvent = z.looseObject({
  triggerSource: z.string(),
  request: z.looseObject({}),
  response: z.looseObject({}),
});
type TriggerEvent = z.infer<typeof triggerEvent>;

let running: RunningPool;
let events: TriggerEvent[];
let trigger: (event: TriggerEvent) => ReturnType<Trigger>;
const unchanged = (event: TriggerEvent) => ({ payload: event });
beforeAll(async () => {
  running = await startPool({
    properties: TRIGGERS,
    trigger: (raw) => {
      const event = triggerEvent.parse(raw);
      events.push(event);
      return trigger(event);
    },
  });
});
beforeEach(() => {
  events = [];
  trigger = unchanged;
});
afterAll(() => running.close());

const answering = (source: string, response: object) => (event: TriggerEvent) =>
  event.triggerSource === source
    ? { payload: { ...event, response: { ...event.response, ...response } } }
    : { payload: event };
const signUp = (Username: string, more: object = {}) =>
  running.cognito.send(new SignUpCommand({ ClientId: 'frank', Username, Password: PASSWORD, ...more }));
const confirm = (Username: string) =>
  running.cognito.send(
    new ConfirmSignUpCommand({ ClientId: 'frank', Username, ConfirmationCode: running.codeFor(Username) }),
  );
const record = (Username: string) =>
  running.cognito.send(new AdminGetUserCommand({ UserPoolId: running.poolId, Username }));
const sources = () => events.map(({ triggerSource }) => triggerSource);

describe('the sign-up trigger', () => {
  test('is asked about a user before there is one', async () => {
    const email = freshEmail();

    const { UserSub } = await signUp(email, {
      UserAttributes: [{ Name: 'given_name', Value: 'Ada' }],
      ValidationData: [{ Name: 'invitation', Value: '42' }],
      ClientMetadata: { from: 'a test' },
    });

    expect(events[0]).toEqual({
      version: '1',
      region: 'us-east-1',
      userPoolId: 'us-east-1_people',
      userName: UserSub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'frank' },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: { email, given_name: 'Ada' },
        validationData: { invitation: '42' },
        clientMetadata: { from: 'a test' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  test('may confirm the user and verify his contacts, which spares him the code', async () => {
    trigger = answering('PreSignUp_SignUp', { autoConfirmUser: true, autoVerifyEmail: true });
    const email = freshEmail();

    await expect(signUp(email)).resolves.toMatchObject({ UserConfirmed: true });

    expect(sources()).toEqual(['PreSignUp_SignUp', 'PostConfirmation_ConfirmSignUp']);
    expect(running.codeFor(email)).toBe('');
    expect((await record(email)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('may refuse the user, who is then not there', async () => {
    trigger = () => ({ error: { errorType: 'Error', errorMessage: 'We are full' } });
    const email = freshEmail();

    await expect(signUp(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error We are full.',
    });
    await expect(record(email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('is asked about users that administrators make', async () => {
    await running.cognito.send(
      new AdminCreateUserCommand({ UserPoolId: running.poolId, Username: freshEmail() }),
    );

    expect(sources()).toEqual(['PreSignUp_AdminCreateUser', 'CustomMessage_AdminCreateUser']);
  });
});

describe('the confirmation trigger', () => {
  test('is told of a confirmed user with all his attributes', async () => {
    const email = freshEmail();
    const { UserSub } = await signUp(email, { UserAttributes: [{ Name: 'given_name', Value: 'Ada' }] });

    await confirm(email);

    expect(events.at(-1)).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      userName: UserSub,
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
    });
  });

  test('is told of confirmations by administrators and of replaced passwords', async () => {
    const email = freshEmail();
    await signUp(email);
    await running.cognito.send(
      new AdminConfirmSignUpCommand({ UserPoolId: running.poolId, Username: email }),
    );
    const { email: forgetful } = await confirmedUser(running);
    await running.cognito.send(new ForgotPasswordCommand({ ClientId: 'frank', Username: forgetful }));
    await running.cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId: 'frank',
        Username: forgetful,
        ConfirmationCode: running.codeFor(forgetful),
        Password: 'a new password',
      }),
    );

    expect(sources().filter((source) => source.startsWith('PostConfirmation'))).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
  });

  test('cannot undo a confirmation by failing', async () => {
    const email = freshEmail();
    await signUp(email);
    trigger = () => ({ error: { errorType: 'TypeError', errorMessage: 'x is not a function' } });

    await expect(confirm(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error x is not a function.',
    });
    expect((await record(email)).UserStatus).toBe('CONFIRMED');
  });
});

describe('a trigger that misbehaves', () => {
  const failing = async (behaviour: typeof trigger) => {
    const email = freshEmail();
    await signUp(email);
    events = [];
    trigger = behaviour;
    return confirm(email);
  };

  test('by never answering is called three times and given up', async () => {
    const late = () => new Promise<never>(() => {});

    await expect(failing(late)).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message:
        'PostConfirmation invocation failed due to error Socket timeout while invoking Lambda function.',
    });
    expect(events).toHaveLength(3);
  });

  test('by not being there cannot be called', async () => {
    const missing = () => Promise.reject(new Error('ResourceNotFoundException'));

    await expect(failing(missing)).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message: 'PostConfirmation invocation failed due to error ResourceNotFoundException.',
    });
    expect(events).toHaveLength(1);
  });

  test.each([
    ['nothing', null, 'Invalid lambda function output : Invalid JSON'],
    ['a string', 'fine', 'Invalid lambda function output : Invalid JSON'],
    ['no response', {}, 'Unrecognizable lambda output'],
  ])('by returning %s is not understood', async (_what, payload, message) => {
    await expect(failing(() => ({ payload }))).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
      message,
    });
  });
});

describe('the message trigger', () => {
  test('writes the mail, into which the code is put', async () => {
    trigger = answering('CustomMessage_SignUp', {
      emailSubject: 'Hello',
      emailMessage: '<p>Your code: <b>{####}</b></p>',
    });
    const email = freshEmail();

    await signUp(email);

    expect(events.at(-1)).toMatchObject({
      triggerSource: 'CustomMessage_SignUp',
      request: { codeParameter: '{####}', usernameParameter: null, userAttributes: { email } },
    });
    expect(running.sent.at(-1)).toMatchObject({
      subject: 'Hello',
      html: expect.stringMatching(/^<p>Your code: <b>\d{6}<\/b><\/p>$/),
      text: null,
    });
  });

  test('is asked for every kind of message', async () => {
    const unconfirmed = freshEmail();
    await signUp(unconfirmed);
    await running.cognito.send(
      new ResendConfirmationCodeCommand({ ClientId: 'frank', Username: unconfirmed }),
    );
    const { email, AccessToken } = await signedInUser(running);
    await running.cognito.send(new ForgotPasswordCommand({ ClientId: 'frank', Username: email }));
    await running.cognito.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }),
    );
    await running.cognito.send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: freshEmail() }],
      }),
    );

    expect(sources().filter((source) => source.startsWith('CustomMessage'))).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_SignUp',
      'CustomMessage_ForgotPassword',
      'CustomMessage_VerifyUserAttribute',
      'CustomMessage_UpdateUserAttribute',
    ]);
  });
});

describe('the token trigger', () => {
  test('adds and suppresses claims of the ID token, but not what identifies', async () => {
    trigger = answering('TokenGeneration_Authentication', {
      claimsOverrideDetails: {
        claimsToAddOrOverride: { tenant: 'north', sub: 'somebody else' },
        claimsToSuppress: ['given_name', 'iss'],
        groupOverrideDetails: { groupsToOverride: ['guests'] },
      },
    });
    const { email, sub } = await confirmedUser(running, { given_name: 'Ada' });

    const { IdToken, AccessToken } = await signIn(running, email);

    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({ sub, tenant: 'north', 'cognito:groups': ['guests'] });
    expect(claims.iss).toBeDefined();
    expect(claims).not.toHaveProperty('given_name');
    expect(decodeJwt(AccessToken)).toMatchObject({ sub, 'cognito:groups': ['guests'] });
    expect(decodeJwt(AccessToken)).not.toHaveProperty('tenant');
  });

  test('is asked again when tokens are refreshed', async () => {
    const { RefreshToken } = await signedInUser(running);

    await running.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId: 'frank', RefreshToken }));

    expect(sources().slice(-2)).toEqual(['TokenGeneration_Authentication', 'TokenGeneration_RefreshTokens']);
  });
});
