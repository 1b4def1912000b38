import { z } from 'zod';
import { arn, region } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { hangPolicy, resourcePolicyDocument } from './resource-policy.ts';
import { type Provision, readProperties } from './resource-type.ts';

const policyProperties = z.object({ Bucket: z.string(), PolicyDocument: resourcePolicyDocument });

/** AWS::S3::Bucket. */
export const bucket: Provision = async ({ stackName, logicalId, properties }, { services, inventory }) => {
  const { bucketName, bucketArn } = await services.s3.createBucket({
    BucketName: physicalName(stackName, logicalId, 63).toLowerCase(),
    ...properties,
  });
  inventory.buckets.push(bucketName);
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
export const bucketPolicy: Provision = (resource, { inventory }) => {
  const { Bucket, PolicyDocument } = readProperties(policyProperties, resource);
  hangPolicy(inventory, arn('s3', Bucket), PolicyDocument.Statement);
  return { ref: Bucket, attributes: {} };
};
