import { z } from 'zod';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';

const withUrls = z.looseObject({
  QueueUrl: z.string().optional(),
  QueueUrls: z.array(z.string()).optional(),
});

const GIVES_URLS = new Set(['CreateQueue', 'GetQueueUrl', 'ListQueues']);

/** Passes SQS's calls on; queue URLs come back at the gateway's own address, so that clients stay on the gateway. */
export function sqsService({ upstream }: Pick<Fauxqs, 'upstream'>): Service {
  return async (request) => {
    const response = await upstream.forward(request, { path: '/' });
    if (response.status !== 200 || !GIVES_URLS.has(request.action)) return response;
    const answer = withUrls.parse(JSON.parse(response.body.toString()));
    const here = (url: string) => url.replace(/^https?:\/\/[^/]+/, `http://${hostOf(request)}`);
    const body = {
      ...answer,
      ...(answer.QueueUrl ? { QueueUrl: here(answer.QueueUrl) } : {}),
      ...(answer.QueueUrls ? { QueueUrls: answer.QueueUrls.map(here) } : {}),
    };
    return { ...response, body: JSON.stringify(body) };
  };
}

const hostOf = ({ headers }: AwsRequest) => headers.host ?? '127.0.0.1';
