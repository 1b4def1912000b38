import { gzipSync } from 'node:zlib';
import type { GraphqlApi } from '../appsync/definition.ts';
import { type EdgeRequest, type Origin, textResponse } from './exchange.ts';

const FORBIDDEN = JSON.stringify({
  errors: [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }],
});

/** A GraphQL API. Compresses responses as AppSync does. `isBlocked` is the firewall in front of it. */
export function graphqlOrigin(api: GraphqlApi, isBlocked: (request: EdgeRequest) => boolean): Origin {
  return async (request) => {
    const { method, path, headers, body, sourceIp } = request;
    if (isBlocked(request)) return textResponse(403, FORBIDDEN, 'application/json');
    if (path !== '/graphql')
      return textResponse(404, '{"errors":[{"errorType":"NotFound"}]}', 'application/json');
    if (method !== 'POST' && method !== 'GET') return textResponse(405, '');
    const response = await api.handle({ headers, body: body.toString(), sourceIp });
    const content = Buffer.from(response.body);
    if (content.length < 1_000 || !/\bgzip\b/.test(headers['accept-encoding'] ?? ''))
      return { ...response, body: content };
    return {
      status: response.status,
      headers: { ...response.headers, 'content-encoding': 'gzip' },
      body: gzipSync(content),
    };
  };
}
