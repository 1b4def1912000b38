import { z } from 'zod';
import type { AuthFlow, Client } from '../definition/client-properties.ts';
import { invalidParameter } from '../errors.ts';
import { clientOf, type Pool } from '../pool.ts';
import { clientMetadata } from './members.ts';
import { adminOperation, publicOperation } from './operation.ts';
import { signInWithPassword } from './password-sign-in.ts';
import { refresh } from './refresh.ts';
import { beginSrp } from './srp-sign-in.ts';

const request = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
  ClientMetadata: clientMetadata,
});

type Request = z.infer<typeof request>;

const NOT_ENABLED = 'Auth flow not enabled for this client';

/** InitiateAuth: USER_SRP_AUTH, USER_PASSWORD_AUTH and REFRESH_TOKEN_AUTH. */
export const initiateAuth = publicOperation(request, (pool, given) => {
  const client = clientOf(pool, given.ClientId);
  switch (given.AuthFlow) {
    case 'USER_SRP_AUTH':
      return srp(pool, client, given);
    case 'USER_PASSWORD_AUTH':
      allow(client, 'ALLOW_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client');
      return password(pool, client, given);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return renew(pool, client, given);
    default:
      throw invalidParameter(`${given.AuthFlow} is not enabled for the client.`);
  }
});

/** AdminInitiateAuth: ADMIN_USER_PASSWORD_AUTH (also by its old name), USER_SRP_AUTH and REFRESH_TOKEN_AUTH. */
export const adminInitiateAuth = adminOperation(request, (pool, given) => {
  const client = clientOf(pool, given.ClientId);
  switch (given.AuthFlow) {
    case 'ADMIN_USER_PASSWORD_AUTH':
    case 'ADMIN_NO_SRP_AUTH':
      allow(client, 'ALLOW_ADMIN_USER_PASSWORD_AUTH', NOT_ENABLED);
      return password(pool, client, given);
    case 'USER_SRP_AUTH':
      return srp(pool, client, given);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return renew(pool, client, given);
    default:
      throw invalidParameter(NOT_ENABLED);
  }
});

function srp(pool: Pool, client: Client, given: Request): object {
  allow(client, 'ALLOW_USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.');
  return beginSrp(pool, client, needed(given, 'USERNAME'), needed(given, 'SRP_A'));
}

function password(pool: Pool, client: Client, given: Request): Promise<object> {
  return signInWithPassword(pool, client, {
    username: needed(given, 'USERNAME'),
    password: needed(given, 'PASSWORD'),
    clientMetadata: given.ClientMetadata,
  });
}

function renew(pool: Pool, client: Client, given: Request): Promise<object> {
  allow(client, 'ALLOW_REFRESH_TOKEN_AUTH', NOT_ENABLED);
  return refresh(pool, client, needed(given, 'REFRESH_TOKEN'), given.ClientMetadata);
}

function allow(client: Client, flow: AuthFlow, refusal: string): void {
  if (!client.flows.has(flow)) throw invalidParameter(refusal);
}

function needed(given: Request, name: string): string {
  const value = given.AuthParameters[name];
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
