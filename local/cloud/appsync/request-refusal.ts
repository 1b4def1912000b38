import type { GraphqlResponse } from './definition.ts';

/** Thrown for a request that is not executed. */
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

export const unauthorizedRequest = (message: string): RequestRefusal =>
  new RequestRefusal(401, 'UnauthorizedException', message);

/** Statuses and messages are those of AppSync's team in graphql-over-http #81. */
export const malformedRequest = (message: string): RequestRefusal =>
  new RequestRefusal(400, 'MalformedHttpRequestException', message);

const EXPOSED_HEADERS =
  'x-amzn-RequestId,x-amzn-ErrorType,x-amz-user-agent,x-amzn-ErrorMessage,Date,x-amz-schema-version';

/** A response with AppSync's headers. */
export function httpResponse(
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
      'access-control-expose-headers': EXPOSED_HEADERS,
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

export const refusalResponse = (
  requestId: string,
  { status, errorType, message }: RequestRefusal,
): GraphqlResponse =>
  httpResponse(requestId, status, { errors: [{ errorType, message }] }, { 'x-amzn-errortype': errorType });
