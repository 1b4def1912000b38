import { needsCredentials } from '../cognito/operations/operations.ts';
import type { CallTarget, ReceivedRequest } from './identify.ts';
import type { Principal, Principals } from './principal.ts';
import { missingToken, unknownAccessKey } from './service-errors.ts';
import { checkSignedParameters, isPresigned } from './signed-parameters.ts';
import { checkSignedUrl } from './signed-url.ts';

/**
 * Finds the caller by access key. Checks the signature only of presigned URLs, which browsers use without
 * keys. Returns null for an unsigned call to a public operation. Throws the service's own errors.
 */
export async function authenticate(
  request: ReceivedRequest,
  { service, action, credential }: CallTarget,
  principals: Principals,
  now: Date,
): Promise<Principal | null> {
  if (isPresigned(request.query)) checkSignedParameters(request);
  if (!credential) {
    if (service === 'cognito-idp' && action !== null && !needsCredentials(action)) return null;
    throw missingToken(service);
  }
  const principal = principals.byAccessKey(credential.accessKeyId);
  if (!principal) throw unknownAccessKey(service);
  if (isPresigned(request.query)) await checkSignedUrl(request, principal, credential, now);
  return principal;
}
