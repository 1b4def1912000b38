import { Validations } from 'aws-cdk-lib';
import type { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { applicationNameOf } from '../stack-names.ts';

/** Acknowledges cdk-nag's findings on the Lambda function of CDK's BucketDeployment, which we can't configure. */
export function acknowledgeDeploymentFindings(deployment: BucketDeployment): void {
  const reason =
    'CDK’s deployment function copies the built site from the staging bucket during a deployment.';
  const provider = deployment.handlerRole.node.scope;
  if (!provider) throw new Error('The BucketDeployment has no provider function.');
  const wildcards = [
    'Action::s3:Abort*',
    'Action::s3:DeleteObject*',
    'Action::s3:GetBucket*',
    'Action::s3:GetObject*',
    'Action::s3:List*',
    'Resource::*',
    'Resource::<SiteFiles975A43CF.Arn>/*',
    `Resource::{"Fn::GetStackOutput":{"StackName":"${applicationNameOf(deployment)}","Region":"us-east-1","OutputName":"PublishOutputFnGetAttSiteFiles975A43CFArnEB8435D7"}}/*`,
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
