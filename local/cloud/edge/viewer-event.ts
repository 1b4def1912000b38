import { z } from 'zod';
import { type EdgeRequest, type EdgeResponse, parseCookies, parseQuery } from './exchange.ts';
import { assertHeaderChanges, EdgeRefusal, isHidden } from './header-rules.ts';

/**
 * The event that CloudFront functions get and what they may give back: "CloudFront Functions event structure" of
 * AWS's manual.
 */
const value = z.object({ value: z.string() });
const values = z.record(z.string(), value.extend({ multiValue: z.array(value).optional() })).default({});

const body = z
  .union([
    z.string().transform((data) => Buffer.from(data)),
    z
      .object({ data: z.string(), encoding: z.enum(['text', 'base64']).default('text') })
      .transform(({ data, encoding }) => Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8')),
  ])
  .default(Buffer.alloc(0));

const cookies = z
  .record(
    z.string(),
    value.extend({ attributes: z.string().optional(), multiValue: z.array(value).optional() }),
  )
  .default({});

const changedRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: values,
  headers: values,
  cookies,
});
const ownResponse = z.object({ statusCode: z.number().int(), headers: values, cookies, body });

type Values = z.infer<typeof values>;

/** With the query string. */
const LONGEST_URI = 8_192;

function collect(pairs: readonly [string, string][]): Values {
  const collected: Values = {};
  for (const [name, text] of pairs) {
    const known = collected[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value: text }];
    else collected[name] = { value: text };
  }
  return collected;
}

const spread = (collected: Values): [string, string][] =>
  Object.entries(collected).flatMap(([name, { value: single, multiValue }]) =>
    (multiValue ?? [{ value: single }]).map(({ value: text }): [string, string] => [name, text]),
  );

const pairs = (collected: Values, separator: string) =>
  spread(collected)
    .map(([name, text]) => (text === '' && separator === '&' ? name : `${name}=${text}`))
    .join(separator);

const seen = (headers: readonly [string, string][]): Values =>
  collect(headers.filter(([name]) => !isHidden(name)));

const hiddenOf = <Text>(headers: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isHidden(name)));

/** The event of a viewer request. */
export function viewerRequestEvent(request: EdgeRequest, distribution: { id: string; domainName: string }) {
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
      querystring: collect(parseQuery(request.query)),
      headers: seen(Object.entries(headers)),
      cookies: collect(parseCookies(cookie)),
    },
  };
}

/** Every header of a response by name and value, cookies apart. */
const listed = ({ headers: { 'set-cookie': _, ...headers } }: EdgeResponse) =>
  Object.entries(headers).flatMap(([name, text]) =>
    [text].flat().map((one): [string, string] => [name, one]),
  );

/** The event of a viewer response. */
export function viewerResponseEvent(
  request: EdgeRequest,
  response: EdgeResponse,
  distribution: { id: string; domainName: string },
) {
  const event = viewerRequestEvent(request, distribution);
  return {
    ...event,
    context: { ...event.context, eventType: 'viewer-response' },
    response: { statusCode: response.status, headers: seen(listed(response)), cookies: {} },
  };
}

/** What a function made of a viewer request: the request to go on with, or an answer of its own. */
export function applyToRequest(request: EdgeRequest, result: unknown): EdgeRequest | EdgeResponse {
  const own = ownResponse.safeParse(result);
  if (own.success) {
    const { statusCode, headers, cookies: set, body: content } = own.data;
    assertHeaderChanges('response', {}, headers);
    const setCookies = Object.entries(set).map(
      ([name, { value: text, attributes }]) => `${name}=${text}${attributes ? `; ${attributes}` : ''}`,
    );
    const plain = Object.fromEntries(spread(headers));
    return {
      status: statusCode,
      headers: { ...plain, ...(setCookies.length > 0 ? { 'set-cookie': setCookies } : {}) },
      body: content,
    };
  }
  const { method, uri, querystring, headers, cookies: sent } = changedRequest.parse(result);
  assertHeaderChanges('request', seen(Object.entries(request.headers)), headers);
  const query = pairs(querystring, '&');
  if (method !== request.method)
    throw new EdgeRefusal('The function changes the method, which is read-only.');
  if (`${uri}?${query}`.length >= LONGEST_URI || !uri.startsWith('/') || /[\s#]/.test(query))
    throw new EdgeRefusal(`The function answers the address ${uri}?${query}, which is not allowed.`);
  const joined = Object.entries(headers).map(([name, { value: single, multiValue }]) => [
    name.toLowerCase(),
    multiValue?.map(({ value: text }) => text).join(', ') ?? single,
  ]);
  const cookie = pairs(sent, '; ');
  return {
    ...request,
    path: uri,
    query,
    headers: { ...hiddenOf(request.headers), ...Object.fromEntries(joined), ...(cookie ? { cookie } : {}) },
  };
}

/** What a function made of a viewer response: status and headers may change, the body stays. */
export function applyToResponse(response: EdgeResponse, result: unknown): EdgeResponse {
  const { statusCode, headers } = ownResponse.parse(result);
  assertHeaderChanges('response', seen(listed(response)), headers);
  const setCookie = response.headers['set-cookie'];
  return {
    ...response,
    status: statusCode,
    headers: {
      ...hiddenOf(response.headers),
      ...Object.fromEntries(spread(headers)),
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    },
  };
}
