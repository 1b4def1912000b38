import type { IncomingHttpHeaders } from 'node:http';
import type { Principal } from './principal.ts';

/** An authenticated and authorized AWS call. */
export interface AwsRequest {
  /** The name in the credential's scope: 'dynamodb', or 'ses' for both versions of SES. */
  service: string;
  /** The operation, such as 'PutItem'. */
  action: string;
  /** Null for public operations, which are not signed. */
  principal: Principal | null;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
