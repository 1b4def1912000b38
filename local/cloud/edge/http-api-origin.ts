import { nullIfThrottled } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { type Authorizer, createAuthorization } from './authorizer.ts';
import { type Origin, textResponse } from './exchange.ts';
import { httpApiEvent, httpApiResponse } from './http-api-event.ts';
import { httpApiRoutes } from './http-api-routes.ts';
import { limitRequests, type RequestRate } from './request-rate.ts';

/** An HTTP API, whose routes invoke functions by name. */
export interface HttpApiDefinition {
  apiId: string;
  /** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html */
  rate?: RequestRate | undefined;
  routes: readonly { routeKey: string; target: string; authorizer?: Authorizer | undefined }[];
}

const jsonResponse = (status: number, message: string) =>
  textResponse(status, JSON.stringify({ message }), 'application/json');

/** HTTP APIs' quotas. */
const TIMEOUT_MS = 30_000;
const MAX_REQUEST_BYTES = 10_485_760;

export function httpApiOrigin(definition: HttpApiDefinition, invoke: Invoke): Origin {
  const match = httpApiRoutes(
    definition.routes.map(({ routeKey, target, authorizer }) => ({
      routeKey,
      target: { functionName: target, authorizer },
    })),
  );
  const authorizers = new Set(definition.routes.flatMap(({ authorizer }) => authorizer ?? []));
  const authorizations = new Map(
    [...authorizers].map((authorizer) => [authorizer, createAuthorization(authorizer, invoke)]),
  );
  const isWithinRate = definition.rate ? limitRequests(definition.rate) : () => true;
  return async (request) => {
    const route = match(request.method, request.path);
    if (!route) return jsonResponse(404, 'Not Found');
    if (!isWithinRate()) return jsonResponse(429, 'Too Many Requests');
    if (request.body.length > MAX_REQUEST_BYTES) return jsonResponse(413, 'Request Entity Too Large');
    const { functionName, authorizer } = route.target;
    const event = httpApiEvent(request, route, definition.apiId);
    const refusal = authorizer && (await authorizations.get(authorizer)?.(request, event));
    if (refusal) return refusal;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS, null);
    });
    const outcome = await Promise.race([invoke(functionName, event).catch(nullIfThrottled), timeout]);
    clearTimeout(timer);
    return outcome ? httpApiResponse(outcome) : jsonResponse(503, 'Service Unavailable');
  };
}
