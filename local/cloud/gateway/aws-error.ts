import { randomUUID } from 'node:crypto';
import { XMLBuilder } from 'fast-xml-parser';
import type { AwsRequest, AwsResponse } from './service.ts';

/** A service's error response, with the code that its clients know. */
export class AwsError extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the response, such as Expires of S3 or Reason of Lambda. */
  readonly details: Record<string, string>;

  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = code;
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

type Target = Pick<AwsRequest, 'service' | 'path'>;

const xml = new XMLBuilder({ ignoreAttributes: false });

/** Builds an XML document from plain objects. Keys that begin with '@_' are attributes. */
export function xmlDocument(content: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.build(content)}`;
}

/** Writes an error in its service's protocol: AWS JSON, REST JSON, query XML or S3's XML. */
export function errorResponse({ service, path }: Target, error: AwsError): AwsResponse {
  const requestId = randomUUID();
  const { status, code, message } = error;
  if (service === 's3') {
    const body = {
      Error: { Code: code, Message: message, ...error.details, Resource: path, RequestId: requestId },
    };
    return xmlResponse(status, xmlDocument(body));
  }
  if (XML.has(service) || (service === 'ses' && !path.startsWith('/v2/'))) {
    const type = status < 500 ? 'Sender' : 'Receiver';
    const body = { Error: { Type: type, Code: code, Message: message }, RequestId: requestId };
    return xmlResponse(status, xmlDocument({ ErrorResponse: body }));
  }
  if (REST_JSON.has(service)) {
    const headers = { 'content-type': 'application/json', 'x-amzn-errortype': code };
    const body = { Type: 'User', message, Message: message, ...error.details };
    return { status, headers, body: JSON.stringify(body) };
  }
  return {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      ...(service === 'sqs'
        ? { 'x-amzn-query-error': `${code};${status < 500 ? 'Sender' : 'Receiver'}` }
        : {}),
    },
    body: JSON.stringify({
      __type: `${NAMESPACES[service] ?? 'com.amazon.coral.service'}#${code.replace(/^AWS\.SimpleQueueService\./, '')}`,
      message,
      ...error.details,
    }),
  };
}

const XML = new Set(['sns', 'sts', 'cloudformation', 'cloudfront']);

const REST_JSON = new Set(['lambda', 'appsync', 'scheduler', 'ses']);

const NAMESPACES: Record<string, string> = {
  dynamodb: 'com.amazonaws.dynamodb.v20120810',
  sqs: 'com.amazonaws.sqs',
};

function xmlResponse(status: number, body: string): AwsResponse {
  return { status, headers: { 'content-type': 'text/xml' }, body };
}
