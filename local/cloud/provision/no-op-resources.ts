import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import type { Provision } from './resource-type.ts';

/** Types whose Ref is an ARN; the others' is their name. */
const refIsArn = new Set([
  'AWS::CertificateManager::Certificate',
  'AWS::KMS::Key',
  'AWS::Lambda::LayerVersion',
]);

/**
 * Resource types that watch, guard or name the deployed stack and do nothing on one machine, with the service and
 * kind that their ARNs have.
 */
const types: Record<string, [service: string, kind: string]> = {
  'AWS::CDK::Metadata': ['cdk', ''],
  'AWS::Budgets::Budget': ['budgets', 'budget/'],
  'AWS::CertificateManager::Certificate': ['acm', 'certificate/'],
  'AWS::CloudFront::MonitoringSubscription': ['cloudfront', ''],
  'AWS::CloudWatch::CompositeAlarm': ['cloudwatch', 'alarm:'],
  'AWS::CloudWatch::Dashboard': ['cloudwatch', 'dashboard/'],
  'AWS::KMS::Alias': ['kms', 'alias/'],
  'AWS::KMS::Key': ['kms', 'key/'],
  'AWS::Lambda::LayerVersion': ['lambda', 'layer:'],
  'AWS::Logs::LogGroup': ['logs', 'log-group:'],
  'AWS::Logs::MetricFilter': ['logs', ''],
  'AWS::Logs::QueryDefinition': ['logs', ''],
  'AWS::Logs::ResourcePolicy': ['logs', ''],
  'AWS::Route53::HostedZone': ['route53', 'hostedzone/'],
  'AWS::Route53::RecordSet': ['route53', ''],
  'AWS::Route53::RecordSetGroup': ['route53', ''],
  'AWS::WAFv2::IPSet': ['wafv2', 'global/ipset/'],
  'AWS::WAFv2::LoggingConfiguration': ['wafv2', ''],
};

const provisionNoOp: Provision = ({ type, stackName, logicalId, properties }) => {
  const [service = '', kind = ''] = types[type] ?? [];
  const name = String(
    properties['LogGroupName'] ?? properties['Name'] ?? physicalName(stackName, logicalId, 255),
  );
  const resourceArn = arn(service, `${kind}${name}`);
  return {
    ref: refIsArn.has(type) ? resourceArn : name,
    attributes: { Arn: service === 'logs' ? `${resourceArn}:*` : resourceArn, Id: name },
  };
};

/** These types by name, each provided for with a name and an ARN to refer to. */
export const noOpResources: Readonly<Record<string, Provision>> = Object.fromEntries(
  Object.keys(types).map((type) => [type, provisionNoOp]),
);
