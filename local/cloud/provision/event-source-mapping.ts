import { z } from 'zod';
import { filterCriteria } from '../events/event-pattern.ts';
import { arn } from '../gateway/arn.ts';
import { nameOfArn } from '../template/environment.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Queues } from './sqs.ts';

const isQueue = (arn: string) => arn.startsWith('arn:aws:sqs:');

const mappingProperties = z
  .strictObject({
    EventSourceArn: z
      .string()
      .regex(/^arn:aws:(sqs|dynamodb):/, 'Only queues and table streams are supported.'),
    FunctionName: z.string(),
    BatchSize: z.number().optional(),
    ScalingConfig: z.object({ MaximumConcurrency: z.number().optional() }).optional(),
    FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]).optional(),
    FilterCriteria: filterCriteria.optional(),
    StartingPosition: z.literal('TRIM_HORIZON').optional(),
    BisectBatchOnFunctionError: z.boolean().default(false),
    MaximumRetryAttempts: z.number().default(-1),
    DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
    Tags: z.unknown().optional(),
  })
  .refine(
    ({ EventSourceArn, FunctionResponseTypes }) => isQueue(EventSourceArn) === Boolean(FunctionResponseTypes),
    'Only mappings of queues, and all of them, must report batch item failures.',
  )
  .refine(
    ({ EventSourceArn, FilterCriteria }) => !isQueue(EventSourceArn) || FilterCriteria === undefined,
    'Filters on queues are not supported.',
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
