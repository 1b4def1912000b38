import type { IncomingHttpHeaders } from 'node:http';
import { type Credential, credentialOf, parseCredential } from './credential.ts';
import type { PostForm } from './post-form.ts';
import { restAction } from './rest-actions.ts';

/** A request as it came in, read to its end. */
export interface ReceivedRequest {
  method: string;
  /** Still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The fields of a browser's upload form, where it is one. */
  form: PostForm | null;
}

/** What a request asks of whom, and who asks. */
export interface Identified {
  service: string;
  /** Null: the service has no such operation. */
  action: string | null;
  /** Null: not signed. */
  credential: Credential | null;
}

const COGNITO = 'AWSCognitoIdentityProviderService';

/** Whether a request looks like an AWS call at all, by its head alone. */
export function isAwsCall(headers: IncomingHttpHeaders, query: URLSearchParams): boolean {
  return (
    Boolean(headers['x-amz-target']) ||
    credentialOf(headers, query) !== null ||
    (headers['content-type'] ?? '').startsWith('multipart/form-data')
  );
}

/**
 * Tells service and operation of a request: the service by the scope of its signature (Cognito's public operations by
 * their target, all else unsigned is S3), the operation by target header, Action parameter or REST path.
 */
export function identify(request: ReceivedRequest): Identified {
  const { headers, query, body, form } = request;
  const target = String(headers['x-amz-target'] ?? '');
  const [targetService, targetAction] = target.split('.');
  const formScope = form?.fields.get('x-amz-credential');
  const credential = formScope ? parseCredential(formScope) : credentialOf(headers, query);
  const service = credential?.service ?? (targetService === COGNITO ? 'cognito-idp' : 's3');
  if (targetAction) return { service, action: targetAction, credential };
  if (QUERY_SERVICES.has(service) && /x-www-form-urlencoded/.test(headers['content-type'] ?? '')) {
    return { service, action: new URLSearchParams(body.toString()).get('Action'), credential };
  }
  return { service, action: restAction(service, request), credential };
}

const QUERY_SERVICES = new Set(['ses', 'sns', 'sts', 'monitoring', 'cloudformation']);
