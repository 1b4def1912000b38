import { z } from 'zod';
import { filterCriteria } from '../events/filter-criteria.ts';
import { arn } from '../gateway/arn.ts';
import { nameOfArn } from '../template/environment.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Queues } from './sqs.ts';

const mappingProperties = z
  .object({
    EventSourceArn: z
      .string()
      .regex(/^arn:aws:(sqs|dynamodb):/, 'Only queues and table streams are supported.'),
    FunctionName: z.string(),
    Enabled: z.boolean().default(true),
    BatchSize: z.number().optional(),
    MaximumBatchingWindowInSeconds: z.number().default(0),
    ScalingConfig: z.object({ MaximumConcurrency: z.number().optional() }).optional(),
    FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
    FilterCriteria: filterCriteria.optional(),
    StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']).default('TRIM_HORIZON'),
    BisectBatchOnFunctionError: z.boolean().default(false),
    MaximumRetryAttempts: z.number().default(-1),
    MaximumRecordAgeInSeconds: z.number().default(-1),
    DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
  })
  .refine(
    ({ EventSourceArn, MaximumBatchingWindowInSeconds, BatchSize = 0 }) =>
      !EventSourceArn.endsWith('.fifo') || (MaximumBatchingWindowInSeconds === 0 && BatchSize <= 10),
    'A FIFO queue has no batching window, and batches of at most ten messages.',
  );

/** The properties of an AWS::Lambda::EventSourceMapping. */
export interface EventSourceMapping extends z.infer<typeof mappingProperties> {
  logicalId: string;
  functionName: string;
}

export interface EventSourceMappings {
  mappings: EventSourceMapping[];
}

/** AWS::Lambda::EventSourceMapping. */
export const eventSourceMapping: Provisioner<EventSourceMappings & Pick<Queues, 'deadLetterQueues'>> = (
  resource,
  { inventory, services },
) => {
  const { logicalId } = resource;
  const properties = parseProperties(mappingProperties, resource);
  const destination = properties.DestinationConfig?.OnFailure?.Destination;
  if (destination) inventory.deadLetterQueues.add(destination);
  const functionName = nameOfArn(properties.FunctionName);
  inventory.mappings.push({ ...properties, logicalId, functionName });
  services.mappings.register({
    UUID: logicalId,
    EventSourceArn: properties.EventSourceArn,
    FunctionArn: arn('lambda', `function:${functionName}`),
    DestinationConfig: properties.DestinationConfig,
  });
  return { ref: logicalId, attributes: { Id: logicalId } };
};
