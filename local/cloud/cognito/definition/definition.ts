import { z } from 'zod';
import { type AttributeRule, attributeRules } from './attribute-rules.ts';
import { type Client, clientProperties } from './client-properties.ts';
import { type Group, groupProperties } from './group-properties.ts';
import { type PoolProperties, poolProperties } from './pool-properties.ts';

/** A user pool as its template defines it. */
export interface PoolDefinition {
  poolId: string;
  region: string;
  properties: PoolProperties;
  attributes: ReadonlyMap<string, AttributeRule>;
  clients: ReadonlyMap<string, Client>;
  groups: ReadonlyMap<string, Group>;
}

/** CloudFormation properties with their intrinsics resolved, and the ids the resources were given. */
export interface PoolResources {
  /** `<region>_<name>`: secure remote password hashes the part after the underscore. */
  poolId: string;
  /** AWS::Cognito::UserPool. */
  pool: unknown;
  /** AWS::Cognito::UserPoolClient. */
  clients: readonly { clientId: string; properties: unknown }[];
  /** AWS::Cognito::UserPoolGroup. */
  groups?: readonly unknown[];
}

/** Reads a pool's definition. Throws a sentence naming the first property that is not played here. */
export function readDefinition(resources: PoolResources): PoolDefinition {
  const { poolId } = resources;
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(poolId)) {
    throw new Error(`The user pool id ${poolId} is not of the form <region>_<name>; give it such an id.`);
  }
  const properties = read(poolProperties, resources.pool, `The user pool ${poolId}`);
  return {
    poolId,
    region: poolId.slice(0, poolId.indexOf('_')),
    properties,
    attributes: attributeRules(properties.Schema),
    clients: new Map(
      resources.clients.map(({ clientId, properties }) => [
        clientId,
        { clientId, ...read(clientProperties, properties, `The user pool client ${clientId}`) },
      ]),
    ),
    groups: new Map(
      (resources.groups ?? []).map((group) => {
        const properties = read(groupProperties, group, `A group of user pool ${poolId}`);
        return [properties.GroupName, properties];
      }),
    ),
  };
}

function read<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(
    `${what} cannot be played locally as its template has it; change the template or teach local/cloud/cognito:\n${z.prettifyError(result.error)}`,
  );
}
