import { AwsError } from './aws-error.ts';
import type { Identified, ReceivedRequest } from './identify.ts';
import { checkPostPolicy } from './post-policy.ts';
import type { Principal, Principals } from './principal.ts';
import { bucketAndKey } from './rest-actions.ts';
import { checkSignedUrl } from './signed-url.ts';

/**
 * Finds the caller by its access key and, where a signature stands for a browser without keys (presigned URL, upload
 * form), checks that signature. Null: an unsigned call to a public operation. Throws the service's own errors.
 */
export async function authenticate(
  request: ReceivedRequest,
  { service, action, credential }: Identified,
  principals: Principals,
  now: Date,
): Promise<Principal | null> {
  if (!credential) {
    if (service === 'cognito-idp' && action !== null && COGNITO_PUBLIC.has(action)) return null;
    throw missingToken(service);
  }
  const principal = principals.byAccessKey(credential.accessKeyId);
  if (!principal) throw unknownKey(service);
  if (request.form?.fields.has('x-amz-credential')) {
    const { bucket } = bucketAndKey(request.path);
    await checkPostPolicy(request.form, bucket ?? '', principal, credential, now);
  } else if (request.query.has('X-Amz-Credential')) {
    await checkSignedUrl(request, principal, credential, now);
  }
  return principal;
}

/** Cognito's operations that a browser calls without a signature. */
export const COGNITO_PUBLIC: ReadonlySet<string> = new Set([
  'AssociateSoftwareToken',
  'ChangePassword',
  'ConfirmDevice',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'DeleteUserAttributes',
  'ForgetDevice',
  'ForgotPassword',
  'GetDevice',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GetUserAttributeVerificationCode',
  'GetUserAuthFactors',
  'GlobalSignOut',
  'InitiateAuth',
  'ListDevices',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SetUserMFAPreference',
  'SetUserSettings',
  'SignUp',
  'UpdateDeviceStatus',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
]);

function missingToken(service: string): AwsError {
  if (service === 's3') return new AwsError(403, 'AccessDenied', 'Access Denied');
  const code = QUERY.has(service) ? 'MissingAuthenticationToken' : 'MissingAuthenticationTokenException';
  return new AwsError(QUERY.has(service) ? 403 : 400, code, 'Request is missing Authentication Token');
}

function unknownKey(service: string): AwsError {
  if (service === 's3') {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    return new AwsError(403, 'InvalidAccessKeyId', message);
  }
  const message = 'The security token included in the request is invalid.';
  if (QUERY.has(service)) return new AwsError(403, 'InvalidClientTokenId', message);
  const status = service === 'lambda' || service === 'appsync' || service === 'scheduler' ? 403 : 400;
  return new AwsError(status, 'UnrecognizedClientException', message);
}

const QUERY = new Set(['sqs', 'sns', 'ses', 'sts', 'monitoring']);
