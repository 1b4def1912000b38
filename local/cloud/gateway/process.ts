import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ZodError, z } from 'zod';
import { accessDenied } from './access-denied.ts';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { AwsError, errorResponse } from './aws-error.ts';
import type { AwsRequest } from './aws-request.ts';
import type { AwsResponse } from './aws-response.ts';
import type { Call, Outcome } from './calls.ts';
import { errorCode } from './error-code.ts';
import { internalFailure, throttled } from './fault-errors.ts';
import type { FaultRule, Faults } from './faults.ts';
import { identify, type ReceivedRequest } from './identify.ts';
import { LOCAL, type Principals } from './principal.ts';
import type { ResourceStatement } from './resource-policy.ts';
import type { PermissionsOf, Service } from './service.ts';

/** What a call passes on its way: who may call, what the call needs, which faults there are, who answers. */
export interface Stations {
  principals: Principals;
  /** By service; one that is missing asks for `<service>:<action>` on `*`. */
  permissions: ReadonlyMap<string, PermissionsOf>;
  /** The statements of a resource's own policy, by its ARN; an object's are its bucket's. */
  policyOf(resource: string): readonly ResourceStatement[];
  faults: Faults;
  services: ReadonlyMap<string, Service>;
}

/** What a request came to: the answer, and its line in the call log. */
export interface Answer {
  response: AwsResponse;
  call: Call | null;
}

/** Takes an AWS call through its stations: who is it, may it, does a fault befall it, and only then the service. */
export async function process(stations: Stations, received: ReceivedRequest): Promise<Answer> {
  const began = performance.now();
  const identified = identify(received);
  const { service } = identified;
  const action = identified.action ?? 'Unknown';
  const request: AwsRequest = { ...received, service, action, principal: null };
  let refused: Outcome | null = 'unauthenticated';
  let fault: FaultRule | null = null;
  let response: AwsResponse;
  try {
    request.principal = await authenticate(received, identified, stations.principals, new Date());
    refused = 'denied';
    await checkPermissions(stations, request);
    refused = null;
    fault = request.principal?.name === LOCAL ? null : stations.faults.pick(service, action);
    if (fault) await befall(service, fault);
    response = await serve(stations, request);
  } catch (error) {
    response = errorResponse(request, inServiceTerms(request, error));
  }
  response.headers['x-amzn-requestid'] ??= randomUUID();
  const { readUnits = 0, writeUnits = 0 } = response.consumed ?? {};
  const call: Call = {
    at: new Date().toISOString(),
    principal: request.principal?.name ?? null,
    service,
    action,
    outcome: refused ?? (fault?.kind === 'lost' ? 'lost' : outcomeOf(response)),
    fault: fault?.kind ?? null,
    errorCode: errorCode(response),
    status: response.status,
    tookMs: performance.now() - began,
    readUnits,
    writeUnits,
  };
  return { response, call };
}

async function checkPermissions({ permissions, policyOf }: Stations, request: AwsRequest): Promise<void> {
  const { service, action, principal } = request;
  if (!principal) return;
  const needed = (await permissions.get(service)?.(request)) ?? [
    { action: `${service}:${action}`, resource: '*' },
  ];
  for (const permission of needed) {
    const refusal = authorize(principal, permission, policyOf(permission.resource));
    if (refusal !== null) throw accessDenied(service, refusal);
  }
}

async function befall(service: string, { kind, delayMs }: FaultRule): Promise<void> {
  if (delayMs > 0) await wait(delayMs);
  if (kind === 'throttle') throw throttled(service);
  if (kind === 'error') throw internalFailure(service);
}

async function serve({ services }: Stations, request: AwsRequest): Promise<AwsResponse> {
  const { service, action } = request;
  const play = services.get(service);
  if (!play || action === 'Unknown') {
    const what = play ? `${request.method} ${request.path} of ${service}` : `the service ${service}`;
    throw new AwsError(400, 'UnknownOperationException', `The local cloud does not play ${what}.`);
  }
  return play(request);
}

function inServiceTerms({ service, action }: AwsRequest, error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  if (error instanceof ZodError) return new AwsError(400, 'ValidationException', z.prettifyError(error));
  console.error(`${service} ${action} failed in the local cloud:`, error);
  return internalFailure(service);
}

function outcomeOf({ status }: AwsResponse): Outcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'ok';
}
