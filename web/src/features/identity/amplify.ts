import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUserAttributes,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { runtimeConfig } from '../../service/runtime-config.ts';
import { tokenStore } from './token-store.ts';

const calls = {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUserAttributes,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
};

export async function openAmplify(): Promise<typeof calls> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await runtimeConfig();
  // It warns about every custom endpoint, including the pool's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        loginWith: { email: true },
        ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }),
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStore);
  return calls;
}
