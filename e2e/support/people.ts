import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
  UnexpectedLambdaException,
  UserLambdaValidationException,
} from '@aws-sdk/client-cognito-identity-provider';
import { connectConsole, findCode } from './console.ts';
import type { Stack } from './stack.ts';

/** The attributes sent at sign-up. */
export interface SignUpProfile {
  readonly titles: readonly string[];
  readonly places?: readonly { city: string; state: string; country: string }[];
  readonly remote?: boolean;
  readonly firstName?: string;
}

/** A signed-up user with a valid session. */
export interface Person {
  readonly email: string;
  readonly idToken: string;
}

/** A user with every token that a browser stores for a session. */
export interface SignedIn extends Person {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The password of every test account. */
export const PASSWORD = 'a-long-password';

/** A title that no journey posts, for people who must not get alerts. */
export const UNPOSTED_TITLE = 'cathedral organist';

/** An unauthenticated client of the user pool. */
export const userPool = (stack: Stack) =>
  new CognitoIdentityProviderClient({
    region: stack.region,
    endpoint: stack.gatewayUrl,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/**
 * Signs up as the site does, confirms with the code from the outbox, and signs in. Like the site, continues
 * if the pool's trigger fails or times out: the account's first read creates it.
 */
export async function signUp(stack: Stack, email: string, profile: SignUpProfile): Promise<SignedIn> {
  const pool = userPool(stack);
  const ClientId = stack.userPoolClientId;
  const attributes = {
    email,
    given_name: profile.firstName ?? 'Robin',
    family_name: '',
    profile: JSON.stringify(profile.titles),
    'custom:country': 'US',
    'custom:countryCode': '+1',
    'custom:dateCreated': new Date().toISOString(),
    'custom:locations': JSON.stringify(profile.places ?? [{ city: '', state: '', country: 'US' }]),
    'custom:function': 'En',
    'custom:remote': String(profile.remote ?? true),
  };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await pool.send(new SignUpCommand({ ClientId, Username: email, Password: PASSWORD, UserAttributes }));
  const code = findCode(await connectConsole(stack).outbox(email));
  if (!code) throw new Error(`No confirmation code was sent to ${email}.`);
  await pool
    .send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }))
    .catch((error: unknown) => {
      if (!isTriggerError(error)) throw error;
    });
  return signIn(stack, email);
}

const isTriggerError = (error: unknown) =>
  error instanceof UserLambdaValidationException || error instanceof UnexpectedLambdaException;

/** Signs in, with the test's password unless `secret` is given. */
export async function signIn(stack: Stack, email: string, secret = PASSWORD): Promise<SignedIn> {
  const answer = await userPool(stack).send(
    new InitiateAuthCommand({
      ClientId: stack.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: secret },
    }),
  );
  const { IdToken, AccessToken, RefreshToken } = answer.AuthenticationResult ?? {};
  if (!IdToken || !AccessToken || !RefreshToken) throw new Error(`${email} was not signed in.`);
  return { email, idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken };
}

/** Renews a session, like a thief of its tokens. Rejects if it has ended. */
export const renewSession = (stack: Stack, { refreshToken }: Pick<SignedIn, 'refreshToken'>) =>
  userPool(stack).send(
    new InitiateAuthCommand({
      ClientId: stack.userPoolClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    }),
  );

/** Makes a user staff and signs in again, because only tokens issued afterwards carry the group. */
export async function makeStaff(stack: Stack, email: string): Promise<Person> {
  const command = { UserPoolId: stack.userPoolId, Username: email, GroupName: 'staff' };
  await userPool(stack).send(new AdminAddUserToGroupCommand(command));
  return signIn(stack, email);
}
