import { z } from 'zod';
import { arn } from '../template/environment.ts';
import type { ForwardingPolicies } from './edge-forwarding.ts';
import { stableId } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';
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
  LambdaFunctionAssociations: z.array(z.unknown()).max(0, 'Lambda@Edge is not played here').optional(),
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
        OriginPath: z.string().default(''),
        S3OriginConfig: z.unknown().optional(),
        OriginCustomHeaders: z
          .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z.array(behavior.extend({ PathPattern: z.string() })).default([]),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
        }),
      )
      .default([]),
  }),
});

const functionProperties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    Runtime: z.literal('cloudfront-js-2.0'),
    KeyValueStoreAssociations: z.array(z.unknown()).max(0, 'key value stores are not played here').optional(),
  }),
});

const originAccessControlProperties = z.object({
  OriginAccessControlConfig: z.object({ OriginAccessControlOriginType: z.literal('s3') }),
});

/** How requests whose path matches are answered: a cache behaviour of a distribution. */
export type Behavior = z.infer<typeof behavior>;

/** An AWS::CloudFront::Distribution. */
export interface Distribution {
  id: string;
  arn: string;
  domainName: string;
  config: z.infer<typeof distributionProperties>['DistributionConfig'];
}

/** What a template says about the edge. */
export interface EdgeParts extends ForwardingPolicies, ResponseHeadersPolicies {
  distributions: Distribution[];
  /** The code by function ARN. */
  functions: Map<string, string>;
}

/** The inventory of the edge. */
export interface Edge {
  edge: EdgeParts;
}

/** AWS::CloudFront::Distribution. */
export const distribution: Provision<Edge> = (resource, { inventory }) => {
  const { DistributionConfig } = readProperties(distributionProperties, resource);
  const id = `E${stableId(13, resource.stackName, resource.logicalId).toUpperCase()}`;
  const domainName = `d${id.toLowerCase()}.cloudfront.net`;
  const distributionArn = arn('cloudfront', `distribution/${id}`, 'account');
  inventory.edge.distributions.push({ id, arn: distributionArn, domainName, config: DistributionConfig });
  return { ref: id, attributes: { Id: id, DomainName: domainName } };
};

/** AWS::CloudFront::Function. */
export const edgeFunction: Provision<Edge> = (resource, { inventory }) => {
  const { FunctionCode } = readProperties(functionProperties, resource);
  const ref = arn('cloudfront', `function/${resource.logicalId}`, 'account');
  inventory.edge.functions.set(ref, FunctionCode);
  return { ref, attributes: { FunctionARN: ref, 'FunctionMetadata.FunctionARN': ref, Stage: 'LIVE' } };
};

/** AWS::CloudFront::OriginAccessControl. */
export const originAccessControl: Provision = (resource) => {
  readProperties(originAccessControlProperties, resource);
  const id = `E${stableId(13, resource.stackName, resource.logicalId).toUpperCase()}`;
  return { ref: id, attributes: { Id: id } };
};
