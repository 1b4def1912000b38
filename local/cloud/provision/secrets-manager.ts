import { physicalName } from './names.ts';
import type { Provisioner } from './provisioner.ts';

/** AWS::SecretsManager::Secret. */
export const secret: Provisioner = ({ stackName, logicalId, properties }, { services }) => {
  const { arn } = services.secrets.createSecret({
    Name: physicalName(stackName, logicalId, 255),
    ...properties,
  });
  return { ref: arn, attributes: { Id: arn } };
};
