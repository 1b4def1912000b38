import { z } from 'zod';
import { arn, region } from '../template/environment.ts';
import { physicalName } from './names.ts';
import {
  type Deliveries,
  hangPolicy,
  type ResourcePolicies,
  resourcePolicyDocument,
} from './resource-policy.ts';
import { type Provision, readProperties } from './resource-type.ts';

const filter = z
  .object({
    S3Key: z.object({ Rules: z.array(z.object({ Name: z.string().toLowerCase(), Value: z.string() })) }),
  })
  .transform(({ S3Key }) => S3Key.Rules)
  .default([]);

const unplayed = (what: string) => z.undefined({ error: `${what} are not played here` }).optional();

const bucketProperties = z.object({
  NotificationConfiguration: z
    .object({
      LambdaConfigurations: z
        .array(z.object({ Event: z.string(), Function: z.string(), Filter: filter }))
        .default([]),
      QueueConfigurations: z
        .array(z.object({ Event: z.string(), Queue: z.string(), Filter: filter }))
        .default([]),
      TopicConfigurations: unplayed('notifications to topics'),
      EventBridgeConfiguration: unplayed('notifications to EventBridge'),
    })
    .default({ LambdaConfigurations: [], QueueConfigurations: [] }),
});

/** One notification of a bucket: which events of which keys go to which function or queue. */
export interface BucketNotification {
  logicalId: string;
  bucket: string;
  /** 's3:ObjectCreated:*' and the like. */
  event: string;
  prefix: string;
  suffix: string;
  targetArn: string;
}

/** The inventory of buckets. */
export interface Buckets {
  /** Their names. */
  buckets: string[];
  notifications: BucketNotification[];
}

const policyProperties = z.object({ Bucket: z.string(), PolicyDocument: resourcePolicyDocument });

/** AWS::S3::Bucket. */
export const bucket: Provision<Buckets & Deliveries> = async (resource, { services, inventory }) => {
  const { stackName, logicalId, properties } = resource;
  const { LambdaConfigurations, QueueConfigurations } = readProperties(
    bucketProperties,
    resource,
  ).NotificationConfiguration;
  const { bucketName, bucketArn } = await services.s3.createBucket({
    BucketName: physicalName(stackName, logicalId, 63).toLowerCase(),
    ...properties,
  });
  inventory.buckets.push(bucketName);
  const notifications = [
    ...LambdaConfigurations.map(({ Function: targetArn, ...rest }) => ({ targetArn, ...rest })),
    ...QueueConfigurations.map(({ Queue: targetArn, ...rest }) => ({ targetArn, ...rest })),
  ];
  for (const { targetArn, Event, Filter } of notifications) {
    if (targetArn.startsWith('arn:aws:sqs:'))
      inventory.deliveries.push({
        logicalId,
        service: 's3.amazonaws.com',
        action: 'sqs:SendMessage',
        targetArn,
        sourceArn: bucketArn,
      });
    const rule = (name: string) => Filter.find(({ Name }) => Name === name)?.Value ?? '';
    inventory.notifications.push({
      logicalId,
      bucket: bucketName,
      event: Event,
      targetArn,
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
      DualStackDomainName: `${bucketName}.s3.dualstack.${region}.amazonaws.com`,
      WebsiteURL: `http://${bucketName}.s3-website-${region}.amazonaws.com`,
    },
  };
};

/** AWS::S3::BucketPolicy. */
export const bucketPolicy: Provision<ResourcePolicies> = (resource, { inventory }) => {
  const { Bucket, PolicyDocument } = readProperties(policyProperties, resource);
  hangPolicy(inventory, arn('s3', Bucket), PolicyDocument.Statement);
  return { ref: Bucket, attributes: {} };
};
