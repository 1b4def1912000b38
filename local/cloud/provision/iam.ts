import { z } from 'zod';
import type { PolicyStatement } from '../gateway/principal.ts';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { arn } from '../template/environment.ts';
import { managedPolicy } from './managed-policies.ts';
import { physicalName, stableId } from './names.ts';
import { policyDocument } from './policy-document.ts';
import { type Provision, readProperties } from './resource-type.ts';
import { trustDocument } from './trust-policy.ts';

/** A role, with what all its policies together say. */
export interface Role {
  name: string;
  arn: string;
  statements: PolicyStatement[];
  /** Who may take it. */
  trust: ResourceStatement[];
}

/** The inventory of roles and their policies. */
export interface Roles {
  /** By ARN. */
  roles: Map<string, Role>;
  /** The template's own managed policies, by ARN. */
  managedPolicies: Map<string, PolicyStatement[]>;
}

const inlinePolicy = z.object({ PolicyDocument: policyDocument });

const roleProperties = z.object({
  RoleName: z.string().optional(),
  AssumeRolePolicyDocument: trustDocument,
  Path: z.string().default('/'),
  Policies: z.array(inlinePolicy).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

const policyProperties = inlinePolicy.extend({ Roles: z.array(z.string()).default([]) });

const managedProperties = policyProperties.extend({ ManagedPolicyName: z.string().optional() });

const roleArn = (name: string, path = '/') => arn('iam', `role${path}${name}`, 'account');

function attach(inventory: Roles, roles: readonly string[], statements: readonly PolicyStatement[]) {
  for (const role of inventory.roles.values())
    if (roles.includes(role.name)) role.statements.push(...statements);
}

/** AWS::IAM::Role. */
export const role: Provision<Roles> = (resource, { inventory }) => {
  const properties = readProperties(roleProperties, resource);
  const { RoleName, Path, Policies, ManagedPolicyArns, AssumeRolePolicyDocument: trust } = properties;
  const name = RoleName ?? physicalName(resource.stackName, resource.logicalId, 64);
  const statements = [
    ...ManagedPolicyArns.flatMap((policy) => inventory.managedPolicies.get(policy) ?? managedPolicy(policy)),
    ...Policies.flatMap(({ PolicyDocument }) => PolicyDocument),
  ];
  const made = { name, arn: roleArn(name, Path), statements, trust };
  inventory.roles.set(made.arn, made);
  return { ref: name, attributes: { Arn: made.arn, RoleId: `AROA${stableId(16, name).toUpperCase()}` } };
};

/** AWS::IAM::Policy. */
export const policy: Provision<Roles> = (resource, { inventory }) => {
  const { Roles, PolicyDocument } = readProperties(policyProperties, resource);
  attach(inventory, Roles, PolicyDocument);
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};

/** AWS::IAM::ManagedPolicy. */
export const ownManagedPolicy: Provision<Roles> = (resource, { inventory }) => {
  const { Roles, PolicyDocument, ManagedPolicyName } = readProperties(managedProperties, resource);
  const name = ManagedPolicyName ?? physicalName(resource.stackName, resource.logicalId, 128);
  const policyArn = arn('iam', `policy/${name}`, 'account');
  inventory.managedPolicies.set(policyArn, PolicyDocument);
  attach(inventory, Roles, PolicyDocument);
  return { ref: policyArn, attributes: { PolicyArn: policyArn } };
};
