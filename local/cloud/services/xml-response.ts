import { randomUUID } from 'node:crypto';
import { xmlDocument } from '../gateway/aws-error.ts';
import type { AwsResponse } from '../gateway/service.ts';

/** A successful XML response. Attributes are keys that begin with '@_'. */
export const xmlResponse = (content: object): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: xmlDocument(content),
});

/** A response of the AWS query protocol: `<Action>Response` around `<Action>Result`. */
export const queryResponse = (action: string, namespace: string, result: object): AwsResponse =>
  xmlResponse({
    [`${action}Response`]: {
      '@_xmlns': namespace,
      [`${action}Result`]: result,
      ResponseMetadata: { RequestId: randomUUID() },
    },
  });
