import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { isSameSecret } from './is-same-secret.ts';
import { secretReader } from './secret.ts';

const readOriginSecret = secretReader('ORIGIN_SECRET_ARN');

/** Authorizes requests that came through the CloudFront distribution, which adds the secret as a header. */
export async function handler({
  identitySource,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>): Promise<APIGatewaySimpleAuthorizerResult> {
  return { isAuthorized: isSameSecret(identitySource?.join() ?? '', await readOriginSecret()) };
}
