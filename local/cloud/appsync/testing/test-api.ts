import { createGraphqlApi } from '../api.ts';
import type { GraphqlApiDefinition, ResolverDefinition, ResolverLog } from '../definition.ts';

export const API_KEY = 'da2-key';

/** A token that verifyToken accepts with these claims. */
export const tokenOf = (claims: Record<string, unknown>): string =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

async function verifyToken(token: string): Promise<Record<string, unknown>> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  if (claims.exp === 0)
    throw Object.assign(new Error('"exp" claim timestamp check failed'), { code: 'ERR_JWT_EXPIRED' });
  if (claims.iss === 'stranger') throw new Error('signature verification failed');
  return claims;
}

/** A module with these handlers. */
export const moduleOf = (request: string, response = 'return ctx.result;', before = ''): string => `
import { util, runtime, extensions } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
${before}
export function request(ctx) {
${request}
}
export function response(ctx) {
${response}
}`;

export function unit(field: string, code: string, dataSource = 'none'): ResolverDefinition {
  const [typeName = '', fieldName = ''] = field.split('.');
  return { typeName, fieldName, kind: 'UNIT', dataSource, code };
}

export interface RequestOptions {
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  readonly headers?: Record<string, string>;
}

/** `ask` returns the parsed response, `logs` has the lines that resolvers logged. Sends the API key by default. */
export function createTestApi(definition: Partial<GraphqlApiDefinition> & { schema: string }) {
  const logs: ResolverLog[] = [];
  const api = createGraphqlApi({
    defaultAuth: 'API_KEY',
    additionalAuth: ['AMAZON_COGNITO_USER_POOLS'],
    isValidApiKey: (key) => key === API_KEY,
    verifyToken,
    environment: {},
    functions: {},
    resolvers: [],
    introspection: false,
    onLog: (entry) => logs.push(entry),
    ...definition,
    dataSources: { none: { type: 'NONE' }, ...definition.dataSources },
  });
  const send = (body: string, headers: Record<string, string> = { 'x-api-key': API_KEY }) =>
    api.handle({ headers, body, sourceIp: '198.51.100.7' });
  const ask = async (query: string, { variables, operationName, headers }: RequestOptions = {}) => {
    const { body } = await send(JSON.stringify({ query, variables, operationName }), headers);
    return JSON.parse(body);
  };
  return { api, send, ask, logs };
}
