import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { connectConsole } from './console.ts';
import type { Stack } from './stack.ts';

/** What a person asks for at sign-up. */
export interface Wishes {
  readonly titles: readonly string[];
  readonly places?: readonly { city: string; state: string; country: string }[];
  readonly remote?: boolean;
  readonly firstName?: string;
}

/** Somebody signed up and signed in. */
export interface Person {
  readonly email: string;
  readonly idToken: string;
}

/** Somebody with all that a browser keeps of a session. */
export interface SignedIn extends Person {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The password of everybody a test signs up. */
export const password = 'a-long-password';

/** The user pool as anybody with its address can use it. */
export const userPool = (stack: Stack) =>
  new CognitoIdentityProviderClient({
    region: stack.region,
    endpoint: stack.gatewayUrl,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/** Signs somebody up as the site does, confirms with the code from the outbox, and signs in. */
export async function signUp(stack: Stack, email: string, wishes: Wishes): Promise<SignedIn> {
  const pool = userPool(stack);
  const ClientId = stack.userPoolClientId;
  const attributes = {
    email,
    given_name: wishes.firstName ?? 'Robin',
    family_name: '',
    profile: JSON.stringify(wishes.titles),
    'custom:country': 'US',
    'custom:countryCode': '+1',
    'custom:dateCreated': new Date().toISOString(),
    'custom:locations': JSON.stringify(wishes.places ?? [{ city: '', state: '', country: 'US' }]),
    'custom:function': 'En',
    'custom:remote': String(wishes.remote ?? true),
  };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await pool.send(new SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }));
  const mails = await connectConsole(stack).outbox(email);
  const code = /\b(\d{6})\b/.exec(`${mails.at(-1)?.text} ${mails.at(-1)?.html}`)?.[1];
  if (!code) throw new Error(`No code came for ${email}.`);
  await pool.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }));
  return signIn(stack, email);
}

/** Signs in, with the test's password unless another is given. */
export async function signIn(stack: Stack, email: string, secret = password): Promise<SignedIn> {
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

/** Makes somebody staff; the token of a sign-in after it says so. */
export async function makeStaff(stack: Stack, email: string): Promise<Person> {
  const command = { UserPoolId: stack.userPoolId, Username: email, GroupName: 'staff' };
  await userPool(stack).send(new AdminAddUserToGroupCommand(command));
  return signIn(stack, email);
}
