import { nullIfThrottled } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { type Authorizer, createAuthorization } from './authorizer.ts';
import { type Origin, textResponse } from './exchange.ts';
import { httpApiEvent, httpApiResponse } from './http-api-event.ts';
import { httpApiRoutes } from './http-api-routes.ts';

/** An HTTP API as it is served: routes to functions, by name. */
export interface HttpApiDefinition {
  apiId: string;
  stageVariables: Record<string, string> | undefined;
  routes: readonly { routeKey: string; target: string; authorizer?: Authorizer | undefined }[];
}

const says = (status: number, message: string) =>
  textResponse(status, JSON.stringify({ message }), 'application/json');

/** The longest an integration may take, and the most bytes a request may have: HTTP APIs' quotas. */
const limits = { milliseconds: 30_000, bytes: 10_485_760 };

/** An HTTP API as an origin. */
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
  return async (request) => {
    const route = match(request.method, request.path);
    if (!route) return says(404, 'Not Found');
    if (request.body.length > limits.bytes) return says(413, 'Request Entity Too Large');
    const { functionName, authorizer } = route.target;
    const event = httpApiEvent(request, route, definition);
    const refused = authorizer && (await authorizations.get(authorizer)?.(request, event));
    if (refused) return refused;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, limits.milliseconds, null);
    });
    const outcome = await Promise.race([invoke(functionName, event).catch(nullIfThrottled), tooLate]);
    clearTimeout(timer);
    return outcome ? httpApiResponse(outcome) : says(503, 'Service Unavailable');
  };
}
