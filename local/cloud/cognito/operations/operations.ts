import { adminConfirmSignUp, adminCreateUser, adminSetUserPassword } from './admin-accounts.ts';
import {
  adminAddUserToGroup,
  adminDeleteUser,
  adminDisableUser,
  adminGetUser,
  adminUserGlobalSignOut,
  listUsers,
  listUsersInGroup,
} from './admin-users.ts';
import { confirmSignUp, resendConfirmationCode } from './confirm-sign-up.ts';
import { confirmForgotPassword, forgotPassword } from './forgot-password.ts';
import type { Operation } from './operation.ts';
import { changePassword, getUser, globalSignOut } from './own-account.ts';
import {
  deleteUserAttributes,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './own-attributes.ts';
import { getTokensFromRefreshToken, revokeToken } from './refresh-tokens.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** The supported operations, by name. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminConfirmSignUp: adminConfirmSignUp,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminGetUser: adminGetUser,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUserAttributes: deleteUserAttributes,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListUsers: listUsers,
    ListUsersInGroup: listUsersInGroup,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);

/** Returns whether IAM must authorize the operation. The others are public, and so are unsupported ones. */
export const needsCredentials = (operation: string): boolean => OPERATIONS.get(operation)?.access === 'admin';
