import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallLog } from '../gateway/calls.ts';
import { createFaults } from '../gateway/faults.ts';
import { type GatewayOptions, startGateway } from '../gateway/gateway.ts';
import { createPrincipals, type Principal } from '../gateway/principal.ts';

export const dataFolder = () => mkdtempSync(join(tmpdir(), 'local-cloud-'));

/** Starts a gateway for these services, with everything else as in a local run. */
export async function startTestGateway(
  parts: Pick<GatewayOptions, 'services' | 'permissions'> & Partial<GatewayOptions>,
) {
  const principals = createPrincipals();
  const faults = createFaults();
  const calls = createCallLog();
  const cors = { preflight: () => null, headers: () => ({}) };
  const policyOf = () => [];
  const gateway = await startGateway({ port: 0, principals, policyOf, faults, calls, cors, ...parts });
  return { ...gateway, principals, faults, calls };
}

/** Settings of an AWS SDK client with the credentials of `principal`. */
export function clientSettings(url: string, { accessKeyId, secretAccessKey }: Principal) {
  return {
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  };
}

export const allow = (actions: string[], ...resources: string[]) => ({
  Effect: 'Allow' as const,
  Action: actions,
  Resource: resources,
});

/** Signed headers for a call by `fetch`. The gateway checks the access key, not the signature. */
export const signedHeaders = (accessKeyId: string, service: string, headers: Record<string, string>) => ({
  ...headers,
  authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260102/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
});
