import { physicalName } from './names.ts';
import type { Provision } from './resource-type.ts';

/** AWS::SecretsManager::Secret. */
export const secret: Provision = ({ stackName, logicalId, properties }, { services }) => {
  const { arn } = services.secrets.createSecret({
    Name: physicalName(stackName, logicalId, 255),
    ...properties,
  });
  return { ref: arn, attributes: { Id: arn } };
};
