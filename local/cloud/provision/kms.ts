import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { stableId } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';
import { attachPolicy, type ResourcePolicies, resourcePolicyDocument } from './resource-policy.ts';

const keyProperties = z.object({
  KeyPolicy: resourcePolicyDocument,
  KeySpec: z.literal('SYMMETRIC_DEFAULT').default('SYMMETRIC_DEFAULT'),
  Enabled: z.literal(true).default(true),
});

/** AWS::KMS::Key. Nothing is encrypted here, but who may use the key is checked. */
export const key: Provisioner<ResourcePolicies> = (resource, { inventory }) => {
  const { KeyPolicy } = parseProperties(keyProperties, resource);
  const id = stableId(36, resource.stackName, resource.logicalId);
  const keyArn = arn('kms', `key/${id}`);
  attachPolicy(inventory, keyArn, KeyPolicy.Statement);
  return { ref: id, attributes: { Arn: keyArn, KeyId: id } };
};
