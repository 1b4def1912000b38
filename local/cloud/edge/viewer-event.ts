import { z } from 'zod';
import { type EdgeRequest, type EdgeResponse, parseCookies, parseQuery } from './exchange.ts';
import { assertHeaderChanges, EdgeRefusal, isHidden } from './header-rules.ts';

/*
 * The events of CloudFront functions and their results. Source: "CloudFront Functions event structure", CloudFront
 * developer guide.
 */

const singleValue = z.object({ value: z.string() });
const valuesByName = z
  .record(z.string(), singleValue.extend({ multiValue: z.array(singleValue).optional() }))
  .default({});

const requestResult = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: valuesByName,
  headers: valuesByName,
  cookies: valuesByName,
});
const responseResult = z.object({ statusCode: z.number().int(), headers: valuesByName });

type Values = z.infer<typeof valuesByName>;

/** With the query string. */
const MAX_URI_LENGTH = 8_192;

function toValues(pairs: readonly [string, string][]): Values {
  const values: Values = {};
  for (const [name, value] of pairs) {
    const entry = values[name];
    if (entry) entry.multiValue = [...(entry.multiValue ?? [{ value: entry.value }]), { value }];
    else values[name] = { value };
  }
  return values;
}

const toPairs = (values: Values): [string, string][] =>
  Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one): [string, string] => [name, one.value]),
  );

const visible = (headers: readonly [string, string][]): Values =>
  toValues(headers.filter(([name]) => !isHidden(name)));

const hidden = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isHidden(name)));

interface DistributionNames {
  id: string;
  domainName: string;
}

export function viewerRequestEvent(request: EdgeRequest, distribution: DistributionNames) {
  const { cookie, ...headers } = request.headers;
  return {
    version: '1.0',
    context: {
      distributionDomainName: distribution.domainName,
      distributionId: distribution.id,
      eventType: 'viewer-request',
      requestId: 'local',
    },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: toValues(parseQuery(request.query)),
      headers: visible(Object.entries(headers)),
      cookies: toValues(parseCookies(cookie)),
    },
  };
}

/** The headers of a response except set-cookie. */
const headerPairs = ({ headers: { 'set-cookie': _, ...headers } }: EdgeResponse) =>
  Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );

export function viewerResponseEvent(
  request: EdgeRequest,
  response: EdgeResponse,
  distribution: DistributionNames,
) {
  const event = viewerRequestEvent(request, distribution);
  return {
    ...event,
    context: { ...event.context, eventType: 'viewer-response' },
    response: { statusCode: response.status, headers: visible(headerPairs(response)), cookies: {} },
  };
}

/** Applies a viewer-request function's result. Throws an EdgeRefusal for a result that CloudFront refuses. */
export function applyToRequest(request: EdgeRequest, result: unknown): EdgeRequest {
  if (responseResult.safeParse(result).success)
    throw new EdgeRefusal('The emulator does not support a response from a viewer-request function.');
  const { method, uri, querystring, headers, cookies } = requestResult.parse(result);
  assertHeaderChanges('request', visible(Object.entries(request.headers)), headers);
  const query = toPairs(querystring)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&');
  if (method !== request.method)
    throw new EdgeRefusal('The function changes the method, which is read-only.');
  if (`${uri}?${query}`.length >= MAX_URI_LENGTH || !uri.startsWith('/') || /[\s#]/.test(query))
    throw new EdgeRefusal(`The function returns the address ${uri}?${query}, which is not allowed.`);
  const changedHeaders = Object.entries(headers).map(([name, { value, multiValue }]) => [
    name.toLowerCase(),
    multiValue?.map((one) => one.value).join(', ') ?? value,
  ]);
  const cookie = toPairs(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return {
    ...request,
    path: uri,
    query,
    headers: {
      ...hidden(request.headers),
      ...Object.fromEntries(changedHeaders),
      ...(cookie ? { cookie } : {}),
    },
  };
}

/** Applies a viewer-response function's result, which may change the status and the headers but not the body. */
export function applyToResponse(response: EdgeResponse, result: unknown): EdgeResponse {
  const { statusCode, headers } = responseResult.parse(result);
  assertHeaderChanges('response', visible(headerPairs(response)), headers);
  const setCookie = response.headers['set-cookie'];
  return {
    ...response,
    status: statusCode,
    headers: {
      ...hidden(response.headers),
      ...Object.fromEntries(toPairs(headers)),
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    },
  };
}
