import { Validations } from 'aws-cdk-lib';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';

/** CDK's own function copies the built site into its bucket; what it is and may do is CDK's to decide. */
export function acknowledgeDeployment(deployment: BucketDeployment): void {
  const reason =
    'CDK’s own deployment function: it copies the built site from the staging bucket while deploying.';
  const provider = deployment.handlerRole.node.scope;
  if (!provider) throw new Error('The deployment has no function of its own.');
  const wildcards = [
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Resource::*',
    'Resource::<SiteFiles975A43CF.Arn>/*',
    'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*',
  ];
  Validations.of(provider).acknowledge(
    ...wildcards.map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason })),
    { id: 'AwsSolutions-L1', reason },
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason,
    },
  );
}
