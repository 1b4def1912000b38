import { currentCredentials } from '../../service/credentials.ts';
import { resetTracking } from '../analytics/track.ts';
import type { openAmplify } from './amplify.ts';
import { IdentityFailure, toIdentityFailure } from './identity-failure.ts';
import { forgetPerson, rememberedSpan, rememberPerson } from './remembered.ts';
import { clearTokens, setTokenSpan } from './token-store.ts';

type Amplify = Awaited<ReturnType<typeof openAmplify>>;

let opened: Promise<Amplify> | undefined;

/** Fetches the user pool's client, once; a failure is forgotten, so that the next call tries again. */
function amplify(): Promise<Amplify> {
  opened ??= import('./amplify.ts')
    .then(({ openAmplify }) => openAmplify())
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

async function call<Answer>(work: (amplify: Amplify) => Promise<Answer>): Promise<Answer> {
  try {
    return await work(await amplify());
  } catch (error) {
    throw toIdentityFailure(error);
  }
}

/**
 * Asks for who is signed in. Tokens that the pool takes no more are renewed first; where they cannot be, the person is
 * asked to log in again, and then the call goes on.
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

/** What is asked of who registers. Attributes as the user pool names them. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Who signs in once the address is confirmed, as long as the page stands. */
let pendingSignIn:
  | { readonly email: string; readonly password: string; readonly remember: boolean }
  | undefined;

const trimEmail = (email: string) => email.trim();

/** Fetches what later calls need, while nothing is asked of it yet. */
export function prepareIdentity(): void {
  amplify().catch(() => undefined);
}

/**
 * Registers somebody and sends a code to the address. Returns the account's id, if the pool names it. All functions
 * here reject with an `IdentityFailure`.
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

/** Confirms the address by the code that went to it. */
export function confirmSignUp(email: string, code: string): Promise<void> {
  return call(async ({ confirmSignUp }) => {
    await confirmSignUp({ username: trimEmail(email), confirmationCode: code });
  });
}

/** Sends the address another code. */
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

/** Signs out in this browser, where somebody is signed in; the pool takes its tokens back. */
export function signOut(): Promise<void> {
  // Where they lie is asked now: a moment later nobody is remembered.
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

/** Signs in; with `remember` for good, else until the browser is closed. */
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
    // The pool's client refuses who is signed in already, be it with tokens that are worth nothing any more.
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

/**
 * Signs in who has just confirmed the address given here, with the password of the registration or of the login that
 * led to it. False where it is not known any more, as after a reload: the person has to log in.
 */
export async function autoSignIn(email: string): Promise<boolean> {
  if (pendingSignIn?.email !== trimEmail(email)) return false;
  await signIn(pendingSignIn.email, pendingSignIn.password, pendingSignIn);
  return true;
}

/** Who the tokens of this browser speak for. */
export interface IdentitySession {
  readonly token: string;
  /** Undefined in a token that has none. */
  readonly email: string | undefined;
  /** The user pool has them in the group of staff. What only staff may do, the service refuses others by itself. */
  readonly isStaff: boolean;
}

/** The user pool's group of those who work for the product. */
const STAFF_GROUP = 'staff';

/**
 * The session of this browser, its tokens renewed where they have expired, or anyway with `renew`. Null where there is
 * none, or none any more.
 */
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

/** Sends a code to the address, for a new password. */
export function forgotPassword(email: string): Promise<void> {
  return call(async ({ resetPassword }) => {
    await resetPassword({ username: trimEmail(email) });
  });
}

/** Sets a new password by the code that came. */
export function confirmForgotPassword(email: string, code: string, password: string): Promise<void> {
  return call(({ confirmResetPassword }) =>
    confirmResetPassword({ username: trimEmail(email), confirmationCode: code, newPassword: password }),
  );
}

/** Changes the password of who is signed in. */
export function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  return callAsUser(({ updatePassword }) => updatePassword({ oldPassword, newPassword }));
}

/** The attributes that a person changes. */
export interface ChangedAttributes {
  /** E.164. */
  readonly phone_number?: string;
  readonly 'custom:country'?: string;
  readonly 'custom:countryCode'?: string;
}

/** Changes attributes of who is signed in. */
export function updateAttributes(attributes: ChangedAttributes): Promise<void> {
  return callAsUser(async ({ updateUserAttributes }) => {
    await updateUserAttributes({ userAttributes: { ...attributes } });
  });
}

/** Takes the phone number away. */
export function deletePhone(): Promise<void> {
  return callAsUser(({ deleteUserAttributes }) =>
    deleteUserAttributes({ userAttributeKeys: ['phone_number'] }),
  );
}

/** Sends a code to the phone by text. */
export function sendPhoneCode(): Promise<void> {
  return callAsUser(async ({ sendUserAttributeVerificationCode }) => {
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
  });
}

/** Confirms the phone by the code that came. */
export function verifyPhone(code: string): Promise<void> {
  return callAsUser(({ confirmUserAttribute }) =>
    confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: code }),
  );
}
