import { adminCreateUser } from './admin-create-user.ts';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  listUsersInGroup,
} from './admin-groups.ts';
import {
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
} from './admin-users.ts';
import { adminRespondToAuthChallenge, respondToAuthChallenge } from './answer-challenge.ts';
import { adminConfirmSignUp, confirmSignUp, resendConfirmationCode } from './confirm-sign-up.ts';
import { describeUserPool } from './describe-user-pool.ts';
import { confirmForgotPassword, forgotPassword } from './forgot-password.ts';
import { listUsers } from './list-users.ts';
import type { Operation } from './operation.ts';
import { changePassword, deleteUser, getUser, globalSignOut } from './own-account.ts';
import {
  deleteUserAttributes,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './own-attributes.ts';
import { getTokensFromRefreshToken, revokeToken } from './refresh.ts';
import { adminInitiateAuth, initiateAuth } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Every operation that is played, by its name in the API. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminConfirmSignUp: adminConfirmSignUp,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminInitiateAuth: adminInitiateAuth,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminRespondToAuthChallenge: adminRespondToAuthChallenge,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    DeleteUserAttributes: deleteUserAttributes,
    DescribeUserPool: describeUserPool,
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
