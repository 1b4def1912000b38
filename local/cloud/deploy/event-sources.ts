import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { SQSClient } from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { openCheckpoints } from '../events/checkpoints.ts';
import { compileFilter } from '../events/filter-criteria.ts';
import { type EventSource, startQueueMapping } from '../events/queue-mapping.ts';
import { startStreamMapping } from '../events/stream-mapping.ts';
import { LOCAL } from '../gateway/principal.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { EventSourceMapping } from '../provision/event-source-mapping.ts';
import type { Inventory } from '../provision/inventory.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import type { SendFailure } from './failure-targets.ts';
import { demandPermission } from './grants.ts';
import { polledQueue } from './polled-queue.ts';
import { polledStream } from './polled-stream.ts';
import type { Callers } from './principals.ts';

/** What event sources are started with. */
export interface EventSourcesOptions {
  inventory: Inventory;
  services: CloudServices;
  callers: Callers;
  invoke: Invoke;
  send: SendFailure;
  /** Where a stream's reader keeps how far it has come. */
  checkpointsFolder: string;
  /** The most batches of one mapping in hand at once, whatever the template permits. */
  batchesAtOnce: number;
  /** Sees how old the last record of each batch is when a function gets it, in milliseconds. */
  onIteratorAge(functionName: string, age: number): void;
  onError(mapping: string, error: unknown): void;
}

/** A running event source mapping, and what it reads. */
export interface NamedEventSource extends EventSource {
  name: string;
  kind: 'queue' | 'stream';
}

const streamBatch = z.object({
  Records: z.array(z.object({ dynamodb: z.object({ ApproximateCreationDateTime: z.number() }) })),
});

const longestRetryDelayMs = 10_000;

const settings = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: LOCAL, secretAccessKey: LOCAL },
});

function startQueue(
  mapping: EventSourceMapping,
  client: SQSClient,
  options: EventSourcesOptions,
): EventSource {
  const { inventory, callers, invoke, batchesAtOnce, onError } = options;
  const { EventSourceArn, functionName, logicalId } = mapping;
  const [url] = [...inventory.queues].find(([, arn]) => arn === EventSourceArn) ?? [];
  if (!url) throw new Error(`${logicalId} reads ${EventSourceArn}, which is no queue of this template.`);
  const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
  demandPermission(callers.ofFunction(functionName), actions, EventSourceArn, logicalId);
  return startQueueMapping({
    functionName,
    batchSize: mapping.BatchSize ?? 10,
    windowSeconds: mapping.MaximumBatchingWindowInSeconds,
    maximumConcurrency: Math.min(mapping.ScalingConfig?.MaximumConcurrency ?? batchesAtOnce, batchesAtOnce),
    reportsItemFailures: mapping.FunctionResponseTypes.length > 0,
    filter: compileFilter(mapping.FilterCriteria),
    queue: polledQueue(client, url, EventSourceArn),
    invoke,
    onError: (error) => onError(logicalId, error),
  });
}

function startStream(
  mapping: EventSourceMapping,
  client: DynamoDBStreamsClient,
  options: EventSourcesOptions,
): EventSource {
  const { inventory, services, callers, invoke, send, checkpointsFolder, onError } = options;
  const { EventSourceArn, functionName, logicalId, DestinationConfig } = mapping;
  const actions = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
  demandPermission(callers.ofFunction(functionName), actions, EventSourceArn, logicalId);
  const destination = DestinationConfig?.OnFailure?.Destination;
  return startStreamMapping({
    functionName,
    functionArn: inventory.functions.get(functionName)?.arn ?? functionName,
    streamArn: EventSourceArn,
    batchSize: mapping.BatchSize ?? 100,
    startingPosition: mapping.StartingPosition,
    bisectOnError: mapping.BisectBatchOnFunctionError,
    reportsItemFailures: mapping.FunctionResponseTypes.length > 0,
    maximumRetries: mapping.MaximumRetryAttempts,
    maximumAgeSeconds: mapping.MaximumRecordAgeInSeconds,
    filter: compileFilter(mapping.FilterCriteria),
    stream: polledStream(client, services.upstreamUrls.dynamoDbUrl, EventSourceArn),
    checkpoints: openCheckpoints(checkpointsFolder, logicalId),
    nextRead: services.tableWrites.waitForNext,
    invoke(name, payload, given) {
      const last = streamBatch.safeParse(payload).data?.Records.at(-1);
      if (last)
        options.onIteratorAge(functionName, Date.now() - last.dynamodb.ApproximateCreationDateTime * 1000);
      return invoke(name, payload, given);
    },
    retryDelayMs: (retry) => Math.min(longestRetryDelayMs, 100 * 2 ** retry),
    onDiscard: async (record) => {
      if (destination) await send(functionName, destination, JSON.stringify(record));
    },
    onError: (error) => onError(logicalId, error),
  });
}

/** Starts every enabled event source mapping of the inventory. Throws when a function's role may not read its source. */
export function startEventSources(options: EventSourcesOptions): NamedEventSource[] {
  const { inventory, services } = options;
  const { dynamoDbUrl, fauxqsUrl } = services.upstreamUrls;
  const queues = new SQSClient({ ...settings(fauxqsUrl), useQueueUrlAsEndpoint: false });
  // It copies each message for a log, also where there is no such log.
  queues.middlewareStack.remove('loggerMiddleware');
  const streams = new DynamoDBStreamsClient(settings(dynamoDbUrl));
  return inventory.mappings
    .filter(({ Enabled }) => Enabled)
    .map((mapping) =>
      mapping.EventSourceArn.startsWith('arn:aws:sqs:')
        ? { ...startQueue(mapping, queues, options), name: mapping.logicalId, kind: 'queue' }
        : { ...startStream(mapping, streams, options), name: mapping.logicalId, kind: 'stream' },
    );
}
