import type { GraphqlResponse } from './definition.ts';

/** A request that is answered without being executed. */
export class RequestRefusal extends Error {
  readonly status: number;
  readonly errorType: string;

  constructor(status: number, errorType: string, message: string) {
    super(message);
    this.name = 'RequestRefusal';
    this.status = status;
    this.errorType = errorType;
  }
}

/** A request that says not, or wrongly, who calls. */
export const unauthorizedRequest = (message: string): RequestRefusal =>
  new RequestRefusal(401, 'UnauthorizedException', message);

/** A body that is no GraphQL request (statuses and messages: AppSync's team in graphql-over-http #81). */
export const malformedRequest = (message: string): RequestRefusal =>
  new RequestRefusal(400, 'MalformedHttpRequestException', message);

const EXPOSED =
  'x-amzn-RequestId,x-amzn-ErrorType,x-amz-user-agent,x-amzn-ErrorMessage,Date,x-amz-schema-version';

/** An HTTP answer with AppSync's headers. */
export function answer(
  requestId: string,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): GraphqlResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-amzn-requestid': requestId,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** The HTTP answer to a refused request: errors and no data. */
export const refusalAnswer = (
  requestId: string,
  { status, errorType, message }: RequestRefusal,
): GraphqlResponse =>
  answer(requestId, status, { errors: [{ errorType, message }] }, { 'x-amzn-errortype': errorType });
