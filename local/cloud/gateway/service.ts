import type { Permission } from './authorize.ts';
import type { AwsRequest } from './aws-request.ts';
import type { AwsResponse } from './aws-response.ts';

/** A service behind the gateway. An AwsError that it throws becomes its answer. */
export type Service = (request: AwsRequest) => Promise<AwsResponse>;

/** The permissions that a call needs; all of them. */
export type PermissionsOf = (request: AwsRequest) => Permission[] | Promise<Permission[]>;
