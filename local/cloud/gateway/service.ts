import type { IncomingHttpHeaders } from 'node:http';
import type { Permission } from './policy-statement.ts';
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
  /** The caller's IP address. */
  sourceIp: string;
  body: Buffer;
}

export interface AwsResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** DynamoDB's consumed capacity. */
  consumed?: { readUnits: number; writeUnits: number };
}

/** Answers calls of one service. An AwsError that it throws becomes the response. */
export type Service = (request: AwsRequest) => Promise<AwsResponse>;

/** Returns every permission that a call needs. */
export type PermissionsOf = (request: AwsRequest) => Permission[] | Promise<Permission[]>;
