import { z } from 'zod';
import { arn, region } from '../template/environment.ts';
import type { Roles } from './iam.ts';
import { stableId } from './names.ts';
import { type Provision, type Resource, readProperties } from './resource-type.ts';
import { demandTrust } from './trust-policy.ts';

/** A user pool with what hangs on it, properties as the template has them. */
export interface UserPoolParts {
  poolId: string;
  arn: string;
  pool: unknown;
  clients: { clientId: string; properties: unknown }[];
  groups: unknown[];
}

/** The inventory of user pools. */
export interface UserPools {
  /** By pool id. */
  pools: Map<string, UserPoolParts>;
}

const ofPool = z.object({ UserPoolId: z.string() });

const sender = z.object({
  EmailConfiguration: z
    .object({ EmailSendingAccount: z.string().optional(), SourceArn: z.string().optional() })
    .default({}),
});

/**
 * Refuses a pool whose mail goes through SES under an identity that is not verified, in Cognito's words; a verified
 * domain does not cover an address that the pool names: https://github.com/aws/aws-cdk/issues/18964
 */
function demandVerifiedSender(resource: Resource, isVerified: (identity: string) => boolean): void {
  const { EmailSendingAccount, SourceArn = '' } = readProperties(sender, resource).EmailConfiguration;
  if (EmailSendingAccount !== 'DEVELOPER' || isVerified(SourceArn.replace(/^.*:identity\//, ''))) return;
  throw new Error(
    `${resource.logicalId}: Cognito received the following error from Amazon SES when attempting to send email: Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${SourceArn}`,
  );
}

const poolProperties = z.looseObject({
  SmsConfiguration: z.object({ SnsCallerArn: z.string(), ExternalId: z.string().optional() }).optional(),
});

/** AWS::Cognito::UserPool. */
export const userPool: Provision<UserPools & Roles> = (resource, { inventory, services }) => {
  const { stackName, logicalId, properties } = resource;
  demandVerifiedSender(resource, services.ses.isVerified);
  const { SmsConfiguration: texts } = readProperties(poolProperties, resource);
  const poolId = `${region}_${stableId(9, stackName, logicalId)}`;
  const poolArn = arn('cognito-idp', `userpool/${poolId}`);
  if (texts) {
    const assumption = {
      service: 'cognito-idp.amazonaws.com',
      sourceArn: poolArn,
      externalId: texts.ExternalId,
      refusal: 'Role does not have a trust relationship allowing Cognito to assume the role.',
    };
    demandTrust(inventory, texts.SnsCallerArn, assumption, logicalId);
  }
  inventory.pools.set(poolId, { poolId, arn: poolArn, pool: properties, clients: [], groups: [] });
  const provider = `cognito-idp.${region}.amazonaws.com/${poolId}`;
  return {
    ref: poolId,
    attributes: {
      Arn: poolArn,
      UserPoolId: poolId,
      ProviderName: provider,
      ProviderURL: `https://${provider}`,
    },
  };
};

/** AWS::Cognito::UserPoolClient. */
export const userPoolClient: Provision<UserPools> = (resource, { inventory }) => {
  const { UserPoolId } = readProperties(ofPool, resource);
  const clientId = stableId(26, resource.stackName, resource.logicalId);
  inventory.pools.get(UserPoolId)?.clients.push({ clientId, properties: resource.properties });
  return { ref: clientId, attributes: { ClientId: clientId, Name: resource.logicalId } };
};

/** AWS::Cognito::UserPoolGroup. */
export const userPoolGroup: Provision<UserPools> = (resource, { inventory }) => {
  const { UserPoolId } = readProperties(ofPool, resource);
  inventory.pools.get(UserPoolId)?.groups.push(resource.properties);
  return { ref: String(resource.properties['GroupName']), attributes: {} };
};

/** AWS::Cognito::UserPoolDomain: hosted pages, of which there are none here. */
export const userPoolDomain: Provision = ({ properties }) => ({
  ref: String(properties['Domain']),
  attributes: {
    CloudFrontDistribution: 'domain.cloudfront.net',
    NameWithoutPrefix: String(properties['Domain']),
  },
});
