import { z } from 'zod';
import { arn } from '../template/environment.ts';
import type { ForwardingPolicies } from './edge-forwarding.ts';
import type { Firewalls } from './firewall.ts';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { ResponseHeadersPolicies } from './response-headers.ts';

const association = z.object({
  EventType: z.enum(['viewer-request', 'viewer-response']),
  FunctionARN: z.string(),
});

const behavior = z.object({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z.array(association).default([]),
  LambdaFunctionAssociations: z.array(z.unknown()).max(0, 'Lambda@Edge is not supported.').optional(),
  Compress: z.boolean().default(false),
});

const distributionProperties = z.object({
  DistributionConfig: z.object({
    Aliases: z.array(z.string()).default([]),
    DefaultRootObject: z.string().default(''),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.undefined({ error: 'Origin paths are not supported.' }).optional(),
        S3OriginConfig: z.unknown().optional(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z.array(behavior.extend({ PathPattern: z.string() })).default([]),
    WebACLId: z.string().optional(),
    /** Pages of one's own for errors are not supported. */
    CustomErrorResponses: z
      .array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number() }))
      .default([]),
  }),
});

const functionProperties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    Runtime: z.literal('cloudfront-js-2.0'),
    KeyValueStoreAssociations: z.array(z.unknown()).max(0, 'Key value stores are not supported.').optional(),
  }),
});

const originAccessControlProperties = z.object({
  OriginAccessControlConfig: z.object({ OriginAccessControlOriginType: z.literal('s3') }),
});

/** A cache behavior of a distribution. */
export type Behavior = z.infer<typeof behavior>;

export interface Distribution {
  id: string;
  arn: string;
  domainName: string;
  config: z.infer<typeof distributionProperties>['DistributionConfig'];
}

export interface DeclaredEdge extends ForwardingPolicies, ResponseHeadersPolicies {
  distributions: Distribution[];
  /** Code by function ARN. */
  functions: Map<string, string>;
}

export interface Edge {
  edge: DeclaredEdge;
}

/** AWS::CloudFront::Distribution. */
export const distribution: Provisioner<Edge & Firewalls> = (resource, { inventory }) => {
  const { DistributionConfig } = parseProperties(distributionProperties, resource);
  const id = `E${stableId(13, resource.stackName, resource.logicalId).toUpperCase()}`;
  const domainName = `d${id.toLowerCase()}.cloudfront.net`;
  const distributionArn = arn('cloudfront', `distribution/${id}`, 'account');
  inventory.edge.distributions.push({ id, arn: distributionArn, domainName, config: DistributionConfig });
  if (DistributionConfig.WebACLId) inventory.webAclArns.set(distributionArn, DistributionConfig.WebACLId);
  return { ref: id, attributes: { Id: id, DomainName: domainName } };
};

/** AWS::CloudFront::Function. */
export const edgeFunction: Provisioner<Edge> = (resource, { inventory }) => {
  const { FunctionCode } = parseProperties(functionProperties, resource);
  const ref = arn('cloudfront', `function/${resource.logicalId}`, 'account');
  inventory.edge.functions.set(ref, FunctionCode);
  return { ref, attributes: { FunctionARN: ref, 'FunctionMetadata.FunctionARN': ref, Stage: 'LIVE' } };
};

/** AWS::CloudFront::OriginAccessControl. */
export const originAccessControl: Provisioner = (resource) => {
  parseProperties(originAccessControlProperties, resource);
  const id = `E${stableId(13, resource.stackName, resource.logicalId).toUpperCase()}`;
  return { ref: id, attributes: { Id: id } };
};
