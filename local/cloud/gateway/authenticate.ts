import { needsCredentials, OPERATIONS } from '../cognito/operations/operations.ts';
import type { CallTarget, ReceivedRequest } from './identify.ts';
import { checkPostPolicy } from './post-policy.ts';
import type { Principal, Principals } from './principal.ts';
import { bucketAndKey } from './rest-actions.ts';
import { missingToken, unknownAccessKey } from './service-errors.ts';
import { checkSignedUrl } from './signed-url.ts';

/**
 * Finds the caller by access key. Checks the signature only where browsers without keys use it: in presigned URLs and upload
 * forms. Returns null for an unsigned call to a public operation. Throws the service's own errors.
 */
export async function authenticate(
  request: ReceivedRequest,
  { service, action, credential }: CallTarget,
  principals: Principals,
  now: Date,
): Promise<Principal | null> {
  if (!credential) {
    if (service === 'cognito-idp' && action !== null && !needsCredentials(action)) return null;
    throw missingToken(service);
  }
  const principal = principals.byAccessKey(credential.accessKeyId);
  if (!principal) throw unknownAccessKey(service);
  if (request.form?.fields.has('x-amz-credential')) {
    const { bucket } = bucketAndKey(request.path);
    await checkPostPolicy(request.form, bucket ?? '', principal, credential, now);
  } else if (request.query.has('X-Amz-Credential')) {
    await checkSignedUrl(request, principal, credential, now);
  }
  return principal;
}

/** Cognito's operations that a browser calls without a signature. */
export const COGNITO_PUBLIC: ReadonlySet<string> = new Set(
  [...OPERATIONS.keys()].filter((operation) => !needsCredentials(operation)),
);
