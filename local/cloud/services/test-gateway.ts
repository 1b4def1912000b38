import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallLog } from '../gateway/calls.ts';
import { createFaults } from '../gateway/faults.ts';
import { type GatewayOptions, startGateway } from '../gateway/gateway.ts';
import { createPrincipals, type Principal } from '../gateway/principal.ts';

/** A new folder for the data of one test. */
export const dataFolder = () => mkdtempSync(join(tmpdir(), 'local-cloud-'));

/** A gateway before the services that a test names, with everything else as in a run. */
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

/** Settings of an AWS SDK client that calls as `principal`. */
export function clientOf(url: string, { accessKeyId, secretAccessKey }: Principal) {
  return {
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  };
}

/** A statement that allows `actions` on `resources`. */
export const allow = (actions: string[], ...resources: string[]) => ({
  Effect: 'Allow' as const,
  Action: actions,
  Resource: resources,
});

/** The headers of a call that no client makes here; the gateway looks at the key, not at the signature. */
export const signedBy = (accessKeyId: string, service: string, headers: Record<string, string>) => ({
  ...headers,
  authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260102/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
});
