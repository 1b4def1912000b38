import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { arn } from '../gateway/arn.ts';
import { createBrowserCors } from './browser-cors.ts';
import { type CognitoHandler, cognitoPermissions, createCognitoService } from './cognito.ts';
import { allow, clientSettings, startTestGateway } from './test-gateway.ts';

const handle: CognitoHandler = async (target, body, { admin }) => ({
  status: 200,
  body: { UserSub: `${target} ${admin} ${JSON.stringify(body)}` },
});
let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  gateway = await startTestGateway({
    services: new Map([['cognito-idp', createCognitoService(handle)]]),
    permissions: new Map([['cognito-idp', cognitoPermissions]]),
    cors: createBrowserCors(() => undefined),
  });
});
afterAll(() => gateway.close());

const user = { UserPoolId: 'us-east-1_pool', Username: 'u' };
const client = (...resources: string[]) => {
  const principal = gateway.principals.add(`For ${resources}`, [
    allow(['cognito-idp:AdminGetUser'], ...resources),
  ]);
  return new CognitoIdentityProviderClient(clientSettings(gateway.url, principal));
};

test('public operations need no signature, and any origin may call them', async () => {
  const signUp = { ClientId: 'c', Username: 'u', Password: 'pw' };
  const { UserSub } = await client().send(new SignUpCommand(signUp));
  expect(UserSub).toBe(`SignUp false ${JSON.stringify(signUp)}`);
  const preflight = await fetch(gateway.url, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-amz-target',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target');
});

test('other operations need permission on the pool', async () => {
  const pool = arn('cognito-idp', 'userpool/us-east-1_pool');
  await expect(client(pool).send(new AdminGetUserCommand(user))).resolves.toBeDefined();
  const elsewhere = client(`${pool}x`).send(new AdminGetUserCommand(user));
  await expect(elsewhere).rejects.toMatchObject({ name: 'AccessDeniedException' });
  const unsigned = await fetch(gateway.url, {
    method: 'POST',
    body: JSON.stringify(user),
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
  });
  expect(await unsigned.json()).toMatchObject({
    __type: expect.stringContaining('MissingAuthenticationTokenException'),
  });
});
