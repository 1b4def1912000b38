import { z } from 'zod';
import type { AwsRequest, Service } from '../../gateway/gateway.ts';
import type { QueueDepth } from '../cloud-services.ts';
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

const inspected = z.array(
  z.object({
    name: z.string(),
    arn: z.string(),
    approximateMessageCount: z.number(),
    approximateInflightCount: z.number(),
    approximateDelayedCount: z.number(),
  }),
);

/** How many messages each queue holds, by their state. */
export async function queueDepths({ url }: Pick<Fauxqs, 'url'>): Promise<QueueDepth[]> {
  const answer = await fetch(`${url}/_fauxqs/queues`);
  return inspected.parse(await answer.json()).map((queue) => ({
    name: queue.name,
    arn: queue.arn,
    visible: queue.approximateMessageCount,
    inFlight: queue.approximateInflightCount,
    delayed: queue.approximateDelayedCount,
  }));
}
