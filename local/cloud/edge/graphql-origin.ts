import { gzipSync } from 'node:zlib';
import type { GraphqlApi } from '../appsync/definition.ts';
import { type Origin, textResponse } from './exchange.ts';

/** A GraphQL API's endpoint as an origin. It compresses its own answers, as AppSync does. */
export function graphqlOrigin(api: GraphqlApi): Origin {
  return async ({ method, path, headers, body, sourceIp }) => {
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
