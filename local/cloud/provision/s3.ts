import { z } from 'zod';
import { arn, region } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import {
  attachPolicy,
  type Deliveries,
  type ResourcePolicies,
  resourcePolicyDocument,
} from './resource-policy.ts';

const keyFilter = z
  .object({
    S3Key: z.object({ Rules: z.array(z.object({ Name: z.string().toLowerCase(), Value: z.string() })) }),
  })
  .transform(({ S3Key }) => S3Key.Rules)
  .default([]);

const bucketProperties = z.object({
  NotificationConfiguration: z
    .strictObject(
      {
        QueueConfigurations: z
          .array(z.object({ Event: z.string(), Queue: z.string(), Filter: keyFilter }))
          .default([]),
      },
      { error: 'Only notifications to queues are supported.' },
    )
    .default({ QueueConfigurations: [] }),
});

/** An entry of a bucket's QueueConfigurations. */
export interface BucketNotification {
  logicalId: string;
  bucket: string;
  /** Such as 's3:ObjectCreated:*'. */
  event: string;
  prefix: string;
  suffix: string;
  queueArn: string;
}

export interface Buckets {
  /** Names. */
  buckets: string[];
  notifications: BucketNotification[];
}

const policyProperties = z.object({ Bucket: z.string(), PolicyDocument: resourcePolicyDocument });

/** AWS::S3::Bucket. */
export const bucket: Provisioner<Buckets & Deliveries> = async (resource, { services, inventory }) => {
  const { stackName, logicalId, properties } = resource;
  const { NotificationConfiguration } = parseProperties(bucketProperties, resource);
  const { bucketName, bucketArn } = await services.s3.createBucket({
    BucketName: physicalName(stackName, logicalId, 63).toLowerCase(),
    ...properties,
  });
  inventory.buckets.push(bucketName);
  for (const { Queue: queueArn, Event, Filter } of NotificationConfiguration.QueueConfigurations) {
    inventory.deliveries.push({
      logicalId,
      service: 's3.amazonaws.com',
      action: 'sqs:SendMessage',
      targetArn: queueArn,
      sourceArn: bucketArn,
    });
    const rule = (name: string) => Filter.find(({ Name }) => Name === name)?.Value ?? '';
    inventory.notifications.push({
      logicalId,
      bucket: bucketName,
      event: Event,
      queueArn,
      prefix: rule('prefix'),
      suffix: rule('suffix'),
    });
  }
  return {
    ref: bucketName,
    attributes: {
      Arn: bucketArn,
      DomainName: `${bucketName}.s3.amazonaws.com`,
      RegionalDomainName: `${bucketName}.s3.${region}.amazonaws.com`,
    },
  };
};

/** AWS::S3::BucketPolicy. */
export const bucketPolicy: Provisioner<ResourcePolicies> = (resource, { inventory }) => {
  const { Bucket, PolicyDocument } = parseProperties(policyProperties, resource);
  attachPolicy(inventory, arn('s3', Bucket), PolicyDocument.Statement);
  return { ref: Bucket, attributes: {} };
};
