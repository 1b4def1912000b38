import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import type { Provisioner } from './provisioner.ts';

/** AWS::CloudWatch::Dashboard. */
const dashboard: Provisioner = ({ stackName, logicalId }) => {
  const name = physicalName(stackName, logicalId, 255);
  return { ref: name, attributes: { Arn: arn('cloudwatch', `dashboard/${name}`) } };
};

/** AWS::Lambda::LayerVersion. */
const layerVersion: Provisioner = ({ stackName, logicalId }) => {
  const layerArn = arn('lambda', `layer:${physicalName(stackName, logicalId, 64)}:1`);
  return { ref: layerArn, attributes: {} };
};

/** AWS::Logs::LogGroup. */
const logGroup: Provisioner = ({ stackName, logicalId, properties }) => {
  const name = String(properties['LogGroupName'] ?? physicalName(stackName, logicalId, 255));
  return { ref: name, attributes: { Arn: `${arn('logs', `log-group:${name}`)}:*` } };
};

/** Resource types that have no effect here, except that others refer to them. */
export const noOpResources: Readonly<Record<string, Provisioner>> = {
  'AWS::Budgets::Budget': ({ stackName, logicalId }) => ({
    ref: physicalName(stackName, logicalId, 100),
    attributes: {},
  }),
  'AWS::CloudWatch::Dashboard': dashboard,
  'AWS::Lambda::LayerVersion': layerVersion,
  'AWS::Logs::LogGroup': logGroup,
};
