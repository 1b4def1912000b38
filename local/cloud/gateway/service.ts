import type { AwsRequest } from './aws-request.ts';
import type { AwsResponse } from './aws-response.ts';
import type { Permission } from './policy-statement.ts';

/** Answers calls of one service. An AwsError that it throws becomes the response. */
export type Service = (request: AwsRequest) => Promise<AwsResponse>;

/** Returns every permission that a call needs. */
export type PermissionsOf = (request: AwsRequest) => Permission[] | Promise<Permission[]>;
