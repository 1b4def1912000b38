import { currentCredentials } from '../../service/credentials.ts';
import { resetTracking } from '../analytics/track.ts';
import type { openAmplify } from './amplify.ts';
import { IdentityFailure, isConfirmedAnyway, toIdentityFailure } from './identity-failure.ts';
import { forgetPerson, rememberedSpan, rememberPerson } from './remembered.ts';
import { clearTokens, holdTokens, setTokenSpan } from './token-store.ts';

type Amplify = Awaited<ReturnType<typeof openAmplify>>;

let client: Promise<Amplify> | undefined;

/** Loads the client once; a failed load is retried by the next call. */
function amplify(): Promise<Amplify> {
  client ??= import('./amplify.ts')
    .then(({ openAmplify }) => openAmplify())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

async function call<Answer>(work: (amplify: Amplify) => Promise<Answer>): Promise<Answer> {
  try {
    return await work(await amplify());
  } catch (error) {
    throw toIdentityFailure(error);
  }
}

/**
 * Calls as the signed-in user. If the pool rejects the access token, renews it (which may ask the user to log in) and
 * retries once.
 */
async function callAsUser<Answer>(work: (amplify: Amplify) => Promise<Answer>): Promise<Answer> {
  const caller = await currentCredentials();
  await caller?.token();
  try {
    return await call(work);
  } catch (error) {
    const failure = toIdentityFailure(error);
    if (failure.code !== 'NotAuthorizedException' || !/access token/i.test(failure.message)) throw failure;
    await caller?.renew();
    return call(work);
  }
}

/** `attributes` uses Cognito's attribute names. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Signs in after the address is confirmed, unless the page is reloaded first. */
let pendingSignIn:
  | { readonly email: string; readonly password: string; readonly remember: boolean }
  | undefined;

const trimEmail = (email: string) => email.trim();

/** Preloads the client. */
export function prepareIdentity(): void {
  amplify().catch(() => undefined);
}

/**
 * Registers an account and sends a verification code. Returns the account's id, if known. All functions in this file
 * reject with an `IdentityFailure`.
 */
export function signUp({ email, password, attributes }: SignUpForm): Promise<string | undefined> {
  const username = trimEmail(email);
  return call(async ({ signUp }) => {
    const options = { userAttributes: { ...attributes, email: username } };
    const { userId } = await signUp({ username, password, options });
    pendingSignIn = { email: username, password, remember: true };
    return userId;
  });
}

/** Resolves as well if the address was confirmed before, or if only the user pool's trigger failed. */
export function confirmSignUp(email: string, code: string): Promise<void> {
  return call(async ({ confirmSignUp }) => {
    try {
      await confirmSignUp({ username: trimEmail(email), confirmationCode: code });
    } catch (error) {
      if (!isConfirmedAnyway(toIdentityFailure(error))) throw error;
    }
  });
}

export function resendCode(email: string): Promise<void> {
  return call(async ({ resendSignUpCode }) => {
    await resendSignUpCode({ username: trimEmail(email) });
  });
}

const stepErrors: Readonly<Record<string, string>> = {
  CONFIRM_SIGN_UP: 'UserNotConfirmedException',
  RESET_PASSWORD: 'PasswordResetRequiredException',
};

let signingOut: Promise<void> = Promise.resolve();

/** Signs out in this browser and revokes its tokens. */
export function signOut(): Promise<void> {
  // Read before `forgetPerson` clears it.
  const span = rememberedSpan();
  if (span === null) return signingOut;
  setTokenSpan(span);
  forgetPerson();
  resetTracking();
  signingOut = call(({ signOut }) => signOut()).finally(() => {
    clearTokens();
    setTokenSpan(null);
  });
  return signingOut;
}

/** With `remember`, the session outlives the browser window. */
export function signIn(
  email: string,
  password: string,
  { remember }: { readonly remember: boolean },
): Promise<void> {
  const username = trimEmail(email);
  return call(async ({ signIn }) => {
    const span = remember ? 'permanent' : 'session';
    await signingOut.catch(() => undefined);
    setTokenSpan(span);
    // Amplify rejects a sign-in while tokens exist, even expired ones.
    clearTokens();
    try {
      const { isSignedIn, nextStep } = await signIn({ username, password });
      pendingSignIn = { email: username, password, remember };
      if (!isSignedIn)
        throw new IdentityFailure(
          stepErrors[nextStep.signInStep] ?? nextStep.signInStep,
          'This account needs another step to log in.',
        );
      pendingSignIn = undefined;
      rememberPerson(span);
    } finally {
      setTokenSpan(null);
    }
  });
}

/** Signs the user in again. After a wrong password, the session goes on as it was. */
export async function confirmPassword(email: string, password: string): Promise<void> {
  const restoreTokens = holdTokens();
  try {
    await signIn(email, password, { remember: rememberedSpan() === 'permanent' });
  } catch (error) {
    restoreTokens();
    throw error;
  }
}

/**
 * Signs in after verification with the password used before it. Returns false if the password is no longer known, as
 * after a reload.
 */
export async function autoSignIn(email: string): Promise<boolean> {
  if (pendingSignIn?.email !== trimEmail(email)) return false;
  await signIn(pendingSignIn.email, pendingSignIn.password, pendingSignIn);
  return true;
}

export interface IdentitySession {
  readonly token: string;
  /** Undefined if the token has none. */
  readonly email: string | undefined;
  /** Only for display; the service checks permissions itself. */
  readonly isStaff: boolean;
}

const STAFF_GROUP = 'staff';

/** Returns the current session with fresh tokens, or null if signed out. `renew` forces a refresh. */
export function currentSession({ renew = false } = {}): Promise<IdentitySession | null> {
  return call(async ({ fetchAuthSession }) => {
    const { tokens } = await fetchAuthSession({ forceRefresh: renew });
    if (tokens?.idToken === undefined) return null;
    const { email, 'cognito:groups': groups } = tokens.idToken.payload;
    return {
      token: tokens.idToken.toString(),
      email: typeof email === 'string' ? email : undefined,
      isStaff: Array.isArray(groups) && groups.includes(STAFF_GROUP),
    };
  });
}

export function forgotPassword(email: string): Promise<void> {
  return call(async ({ resetPassword }) => {
    await resetPassword({ username: trimEmail(email) });
  });
}

export function confirmForgotPassword(email: string, code: string, password: string): Promise<void> {
  return call(({ confirmResetPassword }) =>
    confirmResetPassword({ username: trimEmail(email), confirmationCode: code, newPassword: password }),
  );
}

export function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  return callAsUser(({ updatePassword }) => updatePassword({ oldPassword, newPassword }));
}

/**
 * Ends all sessions of the account but this one, which is begun again: somebody else may have the old
 * password, or a stolen token.
 */
export async function endOtherSessions(email: string, password: string): Promise<void> {
  const remember = rememberedSpan() === 'permanent';
  await callAsUser(({ signOut }) => signOut({ global: true }));
  await signIn(email, password, { remember });
}

export interface ChangedAttributes {
  /** E.164. */
  readonly phone_number?: string;
  readonly 'custom:country'?: string;
  readonly 'custom:countryCode'?: string;
}

export function updateAttributes(attributes: ChangedAttributes): Promise<void> {
  return callAsUser(async ({ updateUserAttributes }) => {
    await updateUserAttributes({ userAttributes: { ...attributes } });
  });
}

export function deletePhone(): Promise<void> {
  return callAsUser(({ deleteUserAttributes }) =>
    deleteUserAttributes({ userAttributeKeys: ['phone_number'] }),
  );
}

export function sendPhoneCode(): Promise<void> {
  return callAsUser(async ({ sendUserAttributeVerificationCode }) => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
  });
}

export function verifyPhone(code: string): Promise<void> {
  return callAsUser(({ confirmUserAttribute }) =>
    confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: code }),
  );
}
