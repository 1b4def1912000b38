import { z } from 'zod';
import { type Provisioner, parseProperties } from './provisioner.ts';

// Custom resources receive booleans as strings, but templates may contain booleans.
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const unsupported = (name: string) => z.undefined({ error: `${name} is not supported.` }).optional();

const deploymentProperties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
  SourceMarkersConfig: z.array(z.object({ jsonEscape: flag.default(false) })).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: flag.pipe(z.literal(false, { error: 'Pruning is not supported. Set prune to false.' })),
  DistributionId: z.string().optional(),
  DistributionPaths: z.array(z.string()).optional(),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: unsupported('UserMetadata'),
  Extract: unsupported('Extract'),
  Exclude: unsupported('Exclude'),
  Include: unsupported('Include'),
});

/** A Custom::CDKBucketDeployment. */
export interface BucketDeployment {
  /** Object keys in the asset bucket, and replacements for the markers in their files. */
  sources: { objectKey: string; markers: Record<string, unknown>; jsonEscape: boolean }[];
  bucket: string;
  prefix: string;
  headers: Record<string, string>;
  /** The distribution's paths to invalidate afterwards. */
  invalidates: readonly string[];
}

export interface BucketDeployments {
  deployments: BucketDeployment[];
}

/** Custom::CDKBucketDeployment. The emulator does the work of its function. */
export const bucketDeployment: Provisioner<BucketDeployments> = (resource, { inventory }) => {
  const properties = parseProperties(deploymentProperties, resource);
  const prefix = properties.DestinationBucketKeyPrefix.replace(/^\/$/, '').replace(/(?<=[^/])$/, '/');
  inventory.deployments.push({
    sources: properties.SourceObjectKeys.map((objectKey, index) => ({
      objectKey,
      markers: properties.SourceMarkers[index] ?? {},
      jsonEscape: properties.SourceMarkersConfig[index]?.jsonEscape ?? false,
    })),
    bucket: properties.DestinationBucketName,
    prefix,
    headers: properties.SystemMetadata,
    invalidates: properties.DistributionId ? (properties.DistributionPaths ?? [`/${prefix}*`]) : [],
  });
  return {
    ref: resource.logicalId,
    attributes: { DestinationBucketArn: `arn:aws:s3:::${properties.DestinationBucketName}` },
  };
};
