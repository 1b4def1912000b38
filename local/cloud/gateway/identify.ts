import type { IncomingHttpHeaders } from 'node:http';
import { type Credential, credentialOf } from './credential.ts';
import { restAction } from './rest-actions.ts';
import { isPresigned } from './signed-parameters.ts';

/** A request with its whole body. */
export interface ReceivedRequest {
  method: string;
  /** Still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The caller's IP address. */
  sourceIp: string;
  body: Buffer;
}

/** The operation and the signer of a call. */
export interface CallTarget {
  service: string;
  /** Null if the service has no such operation. */
  action: string | null;
  /** Null if the call is not signed. */
  credential: Credential | null;
}

const COGNITO = 'AWSCognitoIdentityProviderService';

/** Services whose operation is the Action parameter of a form. */
const QUERY_SERVICES = new Set(['ses', 'sns', 'sts', 'cloudformation']);

/** Returns whether a request's headers and query look like an AWS call, or like a presigned URL. */
export function isAwsCall(headers: IncomingHttpHeaders, query: URLSearchParams): boolean {
  return Boolean(headers['x-amz-target']) || isPresigned(query) || credentialOf(headers, query) !== null;
}

/**
 * Finds a call's service by the scope of its signature, and its operation by target header, Action parameter
 * or REST path. An unsigned call is Cognito's if it has a target, and S3's otherwise.
 */
export function identify(request: ReceivedRequest): CallTarget {
  const { headers, query, body } = request;
  const target = String(headers['x-amz-target'] ?? '');
  const [targetService, targetAction] = target.split('.');
  const credential = credentialOf(headers, query);
  const service = credential?.service ?? (targetService === COGNITO ? 'cognito-idp' : 's3');
  if (targetAction) return { service, action: targetAction, credential };
  if (QUERY_SERVICES.has(service) && /x-www-form-urlencoded/.test(headers['content-type'] ?? '')) {
    return { service, action: new URLSearchParams(body.toString()).get('Action'), credential };
  }
  return { service, action: restAction(service, request), credential };
}
