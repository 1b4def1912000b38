import { z } from 'zod';
import { type AttributeRule, attributeRules } from './attribute-rules.ts';
import { type Client, clientProperties } from './client-properties.ts';
import { type PoolProperties, poolProperties } from './pool-properties.ts';

/** A user pool as the template defines it. */
export interface PoolDefinition {
  poolId: string;
  region: string;
  properties: PoolProperties;
  attributes: ReadonlyMap<string, AttributeRule>;
  clients: ReadonlyMap<string, Client>;
  groups: ReadonlySet<string>;
}

/** CloudFormation properties with their intrinsics resolved, and the ids of the deployed resources. */
export interface PoolResources {
  /** `<region>_<name>`. */
  poolId: string;
  /** AWS::Cognito::UserPool. */
  pool: unknown;
  /** AWS::Cognito::UserPoolClient. */
  clients: readonly { clientId: string; properties: unknown }[];
  /** AWS::Cognito::UserPoolGroup. */
  groups?: readonly unknown[];
}

const groupProperties = z.strictObject({
  GroupName: z.string().min(1).max(128),
  UserPoolId: z.string().optional(),
  Description: z.string().optional(),
});

/** Reads a pool's definition. Throws an error that names every unsupported property. */
export function readDefinition({ poolId, pool, clients, groups = [] }: PoolResources): PoolDefinition {
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(poolId)) {
    throw new Error(`The user pool id ${poolId} is not of the form <region>_<name>. Use such an id.`);
  }
  const properties = read(poolProperties, pool, `The user pool ${poolId}`);
  return {
    poolId,
    region: poolId.slice(0, poolId.indexOf('_')),
    properties,
    attributes: attributeRules(properties.Schema),
    clients: new Map(
      clients.map(({ clientId, properties }) => [
        clientId,
        { clientId, ...read(clientProperties, properties, `The user pool client ${clientId}`) },
      ]),
    ),
    groups: new Set(
      groups.map((group) => read(groupProperties, group, `A group of user pool ${poolId}`).GroupName),
    ),
  };
}

function read<T>(schema: z.ZodType<T>, value: unknown, resource: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    `${resource} cannot be emulated. Change the template, or extend local/cloud/cognito:\n${z.prettifyError(result.error)}`,
  );
}
