import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { arn } from '../gateway/arn.ts';
import { browserCors } from './browser-cors.ts';
import type { CognitoHandler } from './cognito.ts';
import { cognitoPermissions, cognitoService } from './cognito.ts';
import { allow, clientOf, startTestGateway } from './test-gateway.ts';

const handle: CognitoHandler = async (target, body, { admin }) => ({
  status: 200,
  body: { UserSub: `${target} ${admin} ${JSON.stringify(body)}` },
});
let door: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  door = await startTestGateway({
    services: new Map([['cognito-idp', cognitoService(handle)]]),
    permissions: new Map([['cognito-idp', cognitoPermissions]]),
    cors: browserCors(() => undefined),
  });
});
afterAll(() => door.close());

const user = { UserPoolId: 'us-east-1_pool', Username: 'u' };
const client = (...resources: string[]) => {
  const principal = door.principals.add(`For ${resources}`, [
    allow(['cognito-idp:AdminGetUser'], ...resources),
  ]);
  return new CognitoIdentityProviderClient(clientOf(door.url, principal));
};

test('public operations are answered unsigned, to any page', async () => {
  const signUp = { ClientId: 'c', Username: 'u', Password: 'p' };
  const { UserSub } = await client().send(new SignUpCommand(signUp));
  expect(UserSub).toBe(`SignUp false ${JSON.stringify(signUp)}`);
  const preflight = await fetch(door.url, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-amz-target',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target');
});

test('the rest asks for a permission on the pool', async () => {
  const pool = arn('cognito-idp', 'userpool/us-east-1_pool');
  await expect(client(pool).send(new AdminGetUserCommand(user))).resolves.toBeDefined();
  const elsewhere = client(`${pool}x`).send(new AdminGetUserCommand(user));
  await expect(elsewhere).rejects.toMatchObject({ name: 'AccessDeniedException' });
  const unsigned = await fetch(door.url, {
    method: 'POST',
    body: JSON.stringify(user),
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
  });
  expect(await unsigned.json()).toMatchObject({
    __type: expect.stringContaining('MissingAuthenticationTokenException'),
  });
});
