import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { SQSClient } from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { openCheckpoints } from '../events/checkpoints.ts';
import { compileFilter } from '../events/event-pattern.ts';
import { type EventSource, startQueueMapping } from '../events/queue-mapping.ts';
import { withStandardDelivery } from '../events/standard-delivery.ts';
import { startStreamMapping } from '../events/stream-mapping.ts';
import { LOCAL } from '../gateway/principal.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { EventSourceMapping } from '../provision/event-source-mapping.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { SendFailure } from './failure-targets.ts';
import { assertAllowed } from './grants.ts';
import { createPolledQueue } from './polled-queue.ts';
import { createPolledStream } from './polled-stream.ts';
import type { Callers } from './principals.ts';

export interface Deps {
  inventory: Inventory;
  services: CloudServices;
  callers: Callers;
  invoke: Invoke;
  send: SendFailure;
  /** Keeps the streams' positions. */
  checkpointsFolder: string;
  /** The most concurrent batches of one mapping, even if the template allows more. */
  batchesAtOnce: number;
  /** Called with the age of each batch's last record, in milliseconds. */
  onIteratorAge(functionName: string, age: number): void;
  onError(mapping: string, error: unknown): void;
}

export interface NamedEventSource extends EventSource {
  name: string;
  kind: 'queue' | 'stream';
}

const streamBatch = z.object({
  Records: z.array(z.object({ dynamodb: z.object({ ApproximateCreationDateTime: z.number() }) })),
});

const MAX_RETRY_DELAY_MS = 10_000;

const settings = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: LOCAL, secretAccessKey: LOCAL },
});

function startQueue(mapping: EventSourceMapping, client: SQSClient, deps: Deps): EventSource {
  const { inventory, services, callers, invoke, batchesAtOnce, onError } = deps;
  const { EventSourceArn, functionName, logicalId } = mapping;
  const [url] = [...inventory.queues].find(([, arn]) => arn === EventSourceArn) ?? [];
  if (!url) throw new Error(`${logicalId} reads ${EventSourceArn}, which is not a queue in the template.`);
  const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
  assertAllowed(callers.ofFunction(functionName), actions, EventSourceArn, logicalId);
  const queue = createPolledQueue(client, url, EventSourceArn);
  return startQueueMapping({
    functionName,
    batchSize: mapping.BatchSize ?? 10,
    maximumConcurrency: Math.min(mapping.ScalingConfig?.MaximumConcurrency ?? batchesAtOnce, batchesAtOnce),
    queue: EventSourceArn.endsWith('.fifo')
      ? queue
      : withStandardDelivery(queue, () => services.faults.pickDelivery(functionName)?.kind ?? null),
    invoke,
    onError: (error) => onError(logicalId, error),
  });
}

function startStream(mapping: EventSourceMapping, client: DynamoDBStreamsClient, deps: Deps): EventSource {
  const { inventory, services, callers, invoke, send, checkpointsFolder, onError } = deps;
  const { EventSourceArn, functionName, logicalId, DestinationConfig } = mapping;
  const actions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
  assertAllowed(callers.ofFunction(functionName), actions, EventSourceArn, logicalId);
  const destination = DestinationConfig?.OnFailure?.Destination;
  return startStreamMapping({
    functionName,
    functionArn: inventory.functions.get(functionName)?.arn ?? functionName,
    streamArn: EventSourceArn,
    batchSize: mapping.BatchSize ?? 100,
    bisectOnError: mapping.BisectBatchOnFunctionError,
    maximumRetries: mapping.MaximumRetryAttempts,
    filter: compileFilter(mapping.FilterCriteria),
    stream: createPolledStream(client, services.upstreamUrls.dynamoDbUrl, EventSourceArn),
    checkpoints: openCheckpoints(checkpointsFolder, logicalId),
    writes: services.tableWrites,
    invoke(name, payload, given) {
      const last = streamBatch.safeParse(payload).data?.Records.at(-1);
      if (last)
        deps.onIteratorAge(functionName, Date.now() - last.dynamodb.ApproximateCreationDateTime * 1000);
      return invoke(name, payload, given);
    },
    retryDelayMs: (retry) => Math.min(MAX_RETRY_DELAY_MS, 100 * 2 ** retry),
    onDiscard: async (record) => {
      if (destination) await send(functionName, destination, JSON.stringify(record));
    },
    onError: (error) => onError(logicalId, error),
  });
}

/** Starts the template's mappings. Throws when a function's role may not read its source. */
export function startEventSources(deps: Deps): NamedEventSource[] {
  const { inventory, services } = deps;
  const { dynamoDbUrl, fauxqsUrl } = services.upstreamUrls;
  const queues = new SQSClient({ ...settings(fauxqsUrl), useQueueUrlAsEndpoint: false });
  // It copies every message, even without a logger.
  queues.middlewareStack.remove('loggerMiddleware');
  const streams = new DynamoDBStreamsClient(settings(dynamoDbUrl));
  return inventory.mappings.map((mapping) =>
    mapping.EventSourceArn.startsWith('arn:aws:sqs:')
      ? { ...startQueue(mapping, queues, deps), name: mapping.logicalId, kind: 'queue' }
      : { ...startStream(mapping, streams, deps), name: mapping.logicalId, kind: 'stream' },
  );
}
