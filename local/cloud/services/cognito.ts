import { z } from 'zod';
import { arn } from '../gateway/arn.ts';
import { COGNITO_PUBLIC } from '../gateway/authenticate.ts';
import type { AwsResponse } from '../gateway/aws-response.ts';
import type { CrossOriginRequest } from '../gateway/cors.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import { json11 } from './json-response.ts';

/** Answers one Cognito operation; `target` is its bare name, as in 'SignUp'; `admin` says that IAM let the caller in. */
export type CognitoHandler = (
  target: string,
  body: unknown,
  principal: { admin: boolean },
) => Promise<{ status: number; body: unknown }>;

const poolCall = z.looseObject({ UserPoolId: z.string().optional() });

/** Cognito user pools: the handler does the work. */
export function cognitoService(handle: CognitoHandler): Service {
  return async (request) => {
    const { status, body } = await handle(request.action, jsonBody(request), {
      admin: request.principal !== null,
    });
    return { ...json11(body), status };
  };
}

/** What Cognito's calls need: the user pool; the public operations need nothing. */
export const cognitoPermissions: PermissionsOf = (request) => {
  if (COGNITO_PUBLIC.has(request.action)) return [];
  const { UserPoolId } = poolCall.parse(jsonBody(request));
  const resource = UserPoolId ? arn('cognito-idp', `userpool/${UserPoolId}`) : '*';
  return [{ action: `cognito-idp:${request.action}`, resource }];
};

/** Any page may call Cognito. */
export function cognitoPreflight({ headers }: CrossOriginRequest): AwsResponse {
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

/** The headers that let any page read Cognito's answers. */
export const COGNITO_CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage',
};
