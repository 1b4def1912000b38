import { randomUUID } from 'node:crypto';
import { ZodError, z } from 'zod';
import { authenticate } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { AwsError, errorResponse } from './aws-error.ts';
import type { Call, Outcome } from './calls.ts';
import { errorCode } from './error-code.ts';
import type { FaultRule, Faults } from './faults.ts';
import { identify, type ReceivedRequest } from './identify.ts';
import { LOCAL, type Principals } from './principal.ts';
import type { ResourceStatement } from './resource-policy.ts';
import { refuseRequest } from './rules/refuse-request.ts';
import type { AwsRequest, AwsResponse, PermissionsOf, Service } from './service.ts';
import { accessDenied, internalError, throttled } from './service-errors.ts';

export interface Deps {
  principals: Principals;
  /** By service. A call to a service without an entry needs `<service>:<action>` on `*`. */
  permissions: ReadonlyMap<string, PermissionsOf>;
  /** Returns the statements of a resource's policy, by ARN; an object has its bucket's policy. */
  policyOf(resource: string): readonly ResourceStatement[];
  faults: Faults;
  services: ReadonlyMap<string, Service>;
}

/** A response and its entry in the call log. */
export interface CallResult {
  response: AwsResponse;
  call: Call | null;
}

/**
 * Authenticates an AWS call, checks what it says, authorizes it, applies a fault, and passes the call to its service.
 */
export async function handleCall(deps: Deps, received: ReceivedRequest): Promise<CallResult> {
  const startedAt = performance.now();
  const target = identify(received);
  const { service } = target;
  const action = target.action ?? 'Unknown';
  const request: AwsRequest = { ...received, service, action, principal: null };
  let refusal: Outcome | null = 'unauthenticated';
  let fault: FaultRule | null = null;
  let response: AwsResponse;
  try {
    request.principal = await authenticate(received, target, deps.principals, new Date());
    refusal = null;
    const invalid = refuseRequest(request);
    if (invalid) throw invalid;
    const emulate = serviceOf(deps, request);
    refusal = 'denied';
    await checkPermissions(deps, request);
    refusal = null;
    fault =
      request.principal?.name === LOCAL
        ? null
        : deps.faults.pick(service, action, request.principal?.name ?? '');
    if (fault) await applyFault(deps, service, fault);
    response = await emulate(request);
  } catch (error) {
    response = errorResponse(request, toAwsError(request, error));
  }
  response.headers['x-amzn-requestid'] ??= randomUUID();
  const { readUnits = 0, writeUnits = 0 } = response.consumed ?? {};
  const call: Call = {
    at: new Date().toISOString(),
    principal: request.principal?.name ?? null,
    service,
    action,
    outcome: refusal ?? (fault?.kind === 'lost' ? 'lost' : outcomeOf(response)),
    fault: fault?.kind ?? null,
    errorCode: errorCode(response),
    status: response.status,
    tookMs: performance.now() - startedAt,
    readUnits,
    writeUnits,
  };
  return { response, call };
}

async function checkPermissions({ permissions, policyOf }: Deps, request: AwsRequest): Promise<void> {
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

async function applyFault({ faults }: Deps, service: string, rule: FaultRule): Promise<void> {
  const { kind } = rule;
  await faults.delay(rule);
  if (kind === 'throttle') throw throttled(service);
  if (kind === 'error') throw internalError(service);
}

function serviceOf({ services }: Deps, { service, action, method, path, query }: AwsRequest): Service {
  const emulate = services.get(service);
  if (emulate && action !== 'Unknown') return emulate;
  const address = query.size > 0 ? `${path}?${[...query.keys()].join('&')}` : path;
  const unsupported = emulate ? `${method} ${address} of ${service}` : `the service ${service}`;
  throw new AwsError(400, 'UnknownOperationException', `The emulator does not support ${unsupported}.`);
}

function toAwsError({ service, action }: AwsRequest, error: unknown): AwsError {
  if (error instanceof AwsError) return error;
  if (error instanceof ZodError) return new AwsError(400, 'ValidationException', z.prettifyError(error));
  console.error(`The emulator failed to run ${action} of ${service}:`, error);
  return internalError(service);
}

function outcomeOf({ status }: AwsResponse): Outcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'ok';
}
