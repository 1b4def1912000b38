import { z } from 'zod';
import type { PolicyStatement } from '../gateway/policy-statement.ts';
import { arn } from '../template/environment.ts';
import { physicalName, stableId } from './names.ts';
import { policyDocument } from './policy-document.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import type { Roles } from './roles.ts';
import { trustDocument } from './trust-policy.ts';

/** AWS's own policies by name. */
const MANAGED: Readonly<Record<string, PolicyStatement[]>> = {
  'service-role/AWSLambdaBasicExecutionRole': [
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: ['*'],
    },
  ],
};

const inlinePolicy = z.object({ PolicyDocument: policyDocument });

const roleProperties = z.object({
  RoleName: z.string().optional(),
  AssumeRolePolicyDocument: trustDocument,
  Path: z.string().default('/'),
  Policies: z.array(inlinePolicy).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

const policyProperties = inlinePolicy.extend({ Roles: z.array(z.string()).default([]) });

function managedPolicy(policyArn: string): PolicyStatement[] {
  const statements = MANAGED[policyArn.split(':policy/')[1] ?? ''];
  if (statements) return statements;
  throw new Error(`The emulator does not support ${policyArn}. Grant the actions that are used instead.`);
}

/** AWS::IAM::Role. */
export const role: Provisioner<Roles> = (resource, { inventory }) => {
  const properties = parseProperties(roleProperties, resource);
  const { RoleName, Path, Policies, ManagedPolicyArns, AssumeRolePolicyDocument: trust } = properties;
  const name = RoleName ?? physicalName(resource.stackName, resource.logicalId, 64);
  const roleArn = arn('iam', `role${Path}${name}`, 'account');
  const statements = [
    ...ManagedPolicyArns.flatMap(managedPolicy),
    ...Policies.flatMap(({ PolicyDocument }) => PolicyDocument),
  ];
  inventory.roles.set(roleArn, { name, arn: roleArn, statements, trust });
  return { ref: name, attributes: { Arn: roleArn, RoleId: `AROA${stableId(16, name).toUpperCase()}` } };
};

/** AWS::IAM::Policy. */
export const policy: Provisioner<Roles> = (resource, { inventory }) => {
  const { Roles, PolicyDocument } = parseProperties(policyProperties, resource);
  for (const { name, statements } of inventory.roles.values())
    if (Roles.includes(name)) statements.push(...PolicyDocument);
  return { ref: resource.logicalId, attributes: { Id: resource.logicalId } };
};
