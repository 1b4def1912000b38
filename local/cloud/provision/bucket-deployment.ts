import { z } from 'zod';
import { type Provision, readProperties } from './resource-type.ts';

// A custom resource gets every value as a text, a template may hold the value itself.
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const deploymentProperties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
  SourceMarkersConfig: z.array(z.object({ jsonEscape: flag.default(false) })).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Extract: flag.pipe(z.literal(true, { error: 'sources must be extracted' })).optional(),
  Prune: flag.default(true),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: z.record(z.string(), z.string()).default({}),
});

/** What CDK's bucket deployment copies where. */
export interface BucketDeployment {
  logicalId: string;
  /** Keys of the sources in the asset bucket, with the texts to put in place of markers. */
  sources: { objectKey: string; markers: Record<string, unknown>; jsonEscape: boolean }[];
  bucket: string;
  prefix: string;
  /** Whether objects that no source has are deleted. */
  prune: boolean;
  /** Patterns, in order: the last one that matches a key decides. */
  filters: { pattern: string; include: boolean }[];
  headers: Record<string, string>;
}

/** The inventory of bucket deployments. */
export interface BucketDeployments {
  deployments: BucketDeployment[];
}

/** Custom::CDKBucketDeployment, whose work is done here instead of by its function. */
export const bucketDeployment: Provision<BucketDeployments> = (resource, { inventory }) => {
  const properties = readProperties(deploymentProperties, resource);
  const prefix = properties.DestinationBucketKeyPrefix.replace(/^\/$/, '').replace(/(?<=[^/])$/, '/');
  const metadata = Object.entries(properties.UserMetadata).map(([name, value]) => [
    `x-amz-meta-${name}`,
    value,
  ]);
  inventory.deployments.push({
    logicalId: resource.logicalId,
    sources: properties.SourceObjectKeys.map((objectKey, index) => ({
      objectKey,
      markers: properties.SourceMarkers[index] ?? {},
      jsonEscape: properties.SourceMarkersConfig[index]?.jsonEscape ?? false,
    })),
    bucket: properties.DestinationBucketName,
    prefix,
    prune: properties.Prune,
    filters: [
      ...properties.Exclude.map((pattern) => ({ pattern, include: false })),
      ...properties.Include.map((pattern) => ({ pattern, include: true })),
    ],
    headers: { ...properties.SystemMetadata, ...Object.fromEntries(metadata) },
  });
  return {
    ref: resource.logicalId,
    attributes: {
      DestinationBucketArn: `arn:aws:s3:::${properties.DestinationBucketName}`,
      SourceObjectKeys: properties.SourceObjectKeys,
    },
  };
};
