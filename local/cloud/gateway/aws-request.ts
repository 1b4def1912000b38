import type { IncomingHttpHeaders } from 'node:http';
import type { Principal } from './principal.ts';

/** One AWS API call, as a service gets it: already authenticated and authorised. */
export interface AwsRequest {
  /** The credential scope's name: 'dynamodb', 'ses' (also for SESv2), 'monitoring'. */
  service: string;
  /** The API operation: 'PutItem', 'ListObjectsV2'. */
  action: string;
  /** Null for the public operations, which are not signed. */
  principal: Principal | null;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
