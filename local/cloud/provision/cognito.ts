import { z } from 'zod';
import { arn, region } from '../template/environment.ts';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties, type Resource } from './provisioner.ts';
import type { Roles } from './roles.ts';
import { assertRoleTrusts } from './trust-policy.ts';

/** A user pool with its clients and groups. Their properties are as in the template. */
export interface DeclaredUserPool {
  poolId: string;
  arn: string;
  pool: unknown;
  clients: { clientId: string; properties: unknown }[];
  groups: unknown[];
}

export interface UserPools {
  /** By pool id. */
  pools: Map<string, DeclaredUserPool>;
}

const ofPool = z.object({ UserPoolId: z.string() });

const sender = z.object({
  EmailConfiguration: z
    .object({ EmailSendingAccount: z.string().optional(), SourceArn: z.string().optional() })
    .default({}),
});

/**
 * Throws Cognito's error for a pool that sends through SES with an unverified identity. A verified domain
 * does not cover an address that the pool names: https://github.com/aws/aws-cdk/issues/18964
 */
function assertVerifiedSender(resource: Resource, isVerified: (identity: string) => boolean): void {
  const { EmailSendingAccount, SourceArn = '' } = parseProperties(sender, resource).EmailConfiguration;
  if (EmailSendingAccount !== 'DEVELOPER' || isVerified(SourceArn.replace(/^.*:identity\//, ''))) return;
  throw new Error(
    `${resource.logicalId}: Cognito received the following error from Amazon SES when attempting to send email: Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${SourceArn}`,
  );
}

const poolProperties = z.looseObject({
  SmsConfiguration: z.object({ SnsCallerArn: z.string(), ExternalId: z.string().optional() }).optional(),
});

/** AWS::Cognito::UserPool. */
export const userPool: Provisioner<UserPools & Roles> = (resource, { inventory, services }) => {
  const { stackName, logicalId, properties } = resource;
  assertVerifiedSender(resource, services.ses.isVerified);
  const { SmsConfiguration: sms } = parseProperties(poolProperties, resource);
  const poolId = `${region}_${stableId(9, stackName, logicalId)}`;
  const poolArn = arn('cognito-idp', `userpool/${poolId}`);
  if (sms) {
    const assumption = {
      service: 'cognito-idp.amazonaws.com',
      sourceArn: poolArn,
      externalId: sms.ExternalId,
      refusal: 'Role does not have a trust relationship allowing Cognito to assume the role.',
    };
    assertRoleTrusts(inventory, sms.SnsCallerArn, assumption, logicalId);
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
export const userPoolClient: Provisioner<UserPools> = (resource, { inventory }) => {
  const { UserPoolId } = parseProperties(ofPool, resource);
  const clientId = stableId(26, resource.stackName, resource.logicalId);
  inventory.pools.get(UserPoolId)?.clients.push({ clientId, properties: resource.properties });
  return { ref: clientId, attributes: { ClientId: clientId, Name: resource.logicalId } };
};

/** AWS::Cognito::UserPoolGroup. */
export const userPoolGroup: Provisioner<UserPools> = (resource, { inventory }) => {
  const { UserPoolId } = parseProperties(ofPool, resource);
  inventory.pools.get(UserPoolId)?.groups.push(resource.properties);
  return { ref: String(resource.properties['GroupName']), attributes: {} };
};
