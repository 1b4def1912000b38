import * as appsync from './appsync.ts';
import { bucketDeployment } from './bucket-deployment.ts';
import * as cloudfront from './cloudfront.ts';
import { alarm } from './cloudwatch.ts';
import * as cognito from './cognito.ts';
import { table } from './dynamodb.ts';
import { cachePolicy } from './edge-forwarding.ts';
import { eventSourceMapping } from './event-source-mapping.ts';
import { webAcl, webAclAssociation } from './firewall.ts';
import * as httpApi from './http-api.ts';
import * as iam from './iam.ts';
import type { Inventory } from './inventory.ts';
import { key } from './kms.ts';
import * as lambda from './lambda.ts';
import { noOpResources } from './no-op-resources.ts';
import type { Provisioner } from './provisioner.ts';
import { responseHeadersPolicy } from './response-headers.ts';
import { bucket, bucketPolicy } from './s3.ts';
import { schedule } from './schedule.ts';
import { secret } from './secrets-manager.ts';
import { configurationSet, emailIdentity, eventDestination } from './ses.ts';
import { smsConfigurationSet } from './sms-voice.ts';
import { subscription, topic, topicPolicy } from './sns.ts';
import { queue, queuePolicy } from './sqs.ts';

const provisioners: Readonly<Record<string, Provisioner<Inventory>>> = {
  ...noOpResources,
  'AWS::ApiGatewayV2::Api': httpApi.httpApi,
  'AWS::ApiGatewayV2::Authorizer': httpApi.authorizer,
  'AWS::ApiGatewayV2::Integration': httpApi.integration,
  'AWS::ApiGatewayV2::Route': httpApi.route,
  'AWS::ApiGatewayV2::Stage': httpApi.stage,
  'AWS::AppSync::ApiKey': appsync.apiKey,
  'AWS::AppSync::DataSource': appsync.dataSource,
  'AWS::AppSync::FunctionConfiguration': appsync.functionConfiguration,
  'AWS::AppSync::GraphQLApi': appsync.graphqlApi,
  'AWS::AppSync::GraphQLSchema': appsync.graphqlSchema,
  'AWS::AppSync::Resolver': appsync.resolver,
  'AWS::CloudFront::CachePolicy': cachePolicy,
  'AWS::CloudFront::Distribution': cloudfront.distribution,
  'AWS::CloudFront::Function': cloudfront.edgeFunction,
  'AWS::CloudFront::OriginAccessControl': cloudfront.originAccessControl,
  'AWS::CloudFront::ResponseHeadersPolicy': responseHeadersPolicy,
  'AWS::CloudWatch::Alarm': alarm,
  'AWS::Cognito::UserPool': cognito.userPool,
  'AWS::Cognito::UserPoolClient': cognito.userPoolClient,
  'AWS::Cognito::UserPoolGroup': cognito.userPoolGroup,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::IAM::Policy': iam.policy,
  'AWS::IAM::Role': iam.role,
  'AWS::KMS::Key': key,
  'AWS::Lambda::EventSourceMapping': eventSourceMapping,
  'AWS::Lambda::Function': lambda.lambdaFunction,
  'AWS::Lambda::Permission': lambda.permission,
  'AWS::S3::Bucket': bucket,
  'AWS::S3::BucketPolicy': bucketPolicy,
  'AWS::SES::ConfigurationSet': configurationSet,
  'AWS::SES::ConfigurationSetEventDestination': eventDestination,
  'AWS::SES::EmailIdentity': emailIdentity,
  'AWS::SMSVOICE::ConfigurationSet': smsConfigurationSet,
  'AWS::SNS::Subscription': subscription,
  'AWS::SNS::Topic': topic,
  'AWS::SNS::TopicPolicy': topicPolicy,
  'AWS::SQS::Queue': queue,
  'AWS::SQS::QueuePolicy': queuePolicy,
  'AWS::Scheduler::Schedule': schedule,
  'AWS::SecretsManager::Secret': secret,
  'AWS::WAFv2::WebACL': webAcl,
  'AWS::WAFv2::WebACLAssociation': webAclAssociation,
  'Custom::CDKBucketDeployment': bucketDeployment,
};

/** Throws for a type that the emulator neither supports nor may ignore. */
export function provisionerFor(type: string, logicalId: string): Provisioner<Inventory> {
  const provisioner = provisioners[type];
  if (provisioner) return provisioner;
  throw new Error(`The emulator does not support ${type} (${logicalId}). Add it to local/cloud/provision.`);
}
