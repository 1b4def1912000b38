import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { isSameSecret } from './same-secret.ts';
import { secretReader } from './secret.ts';

const originSecret = secretReader('ORIGIN_SECRET_ARN');

/** Authorizes what came through the site's distribution, which adds the secret as a header. Only API Gateway calls it. */
export async function handler({
  identitySource,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>): Promise<APIGatewaySimpleAuthorizerResult> {
  return { isAuthorized: isSameSecret(identitySource?.join() ?? '', await originSecret()) };
}
