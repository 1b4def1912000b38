import { z } from 'zod';
import { needsCredentials } from '../cognito/operations/operations.ts';
import { arn } from '../gateway/arn.ts';
import type { CrossOriginRequest } from '../gateway/cors.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { AwsResponse, PermissionsOf, Service } from '../gateway/service.ts';
import { json11 } from './json-response.ts';

/** Runs the operation with the bare name `target`, such as 'SignUp'. `admin`: the caller is authorized by IAM. */
export type CognitoHandler = (
  target: string,
  body: unknown,
  caller: { admin: boolean; sourceIp: string },
) => Promise<{ status: number; body: unknown }>;

const poolCall = z.looseObject({ UserPoolId: z.string().optional() });

export function createCognitoService(handle: CognitoHandler): Service {
  return async (request) => {
    const { status, body } = await handle(request.action, jsonBody(request), {
      admin: request.principal !== null,
      sourceIp: request.sourceIp,
    });
    return { ...json11(body), status };
  };
}

/** Public operations need no permission, all others need theirs on the user pool. */
export const cognitoPermissions: PermissionsOf = (request) => {
  if (!needsCredentials(request.action)) return [];
  const { UserPoolId } = poolCall.parse(jsonBody(request));
  const resource = UserPoolId ? arn('cognito-idp', `userpool/${UserPoolId}`) : '*';
  return [{ action: `cognito-idp:${request.action}`, resource }];
};

/** Cognito lets any page call it. */
export function answerCognitoPreflight({ headers }: CrossOriginRequest): AwsResponse {
  return {
    status: 200,
    headers: {
      ...COGNITO_CORS,
      'access-control-allow-headers': headers.join(', '),
      'access-control-allow-methods': 'POST',
      'access-control-max-age': '172800',
    },
    body: '',
  };
}

export const COGNITO_CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage',
};
