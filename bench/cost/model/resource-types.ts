import type { PriceName } from './prices.ts';

/** Why AWS bills nothing for a resource itself. */
interface Free {
  readonly free: string;
}

const free = (because: string): Free => ({ free: because });
const PART_OF_API = free('AppSync bills queries');
const PART_OF_HTTP = free('API Gateway bills requests');
const PERMISSION = free('IAM and resource policies are free');
const PART_OF_SITE = free('CloudFront bills requests and transfer');

/** Every resource type of the templates: the prices that it bills by, or why it is free. */
export const RESOURCE_TYPES: Readonly<Record<string, readonly PriceName[] | Free>> = {
  'AWS::ApiGatewayV2::Api': ['httpRequests'],
  'AWS::ApiGatewayV2::Authorizer': ['invocations'],
  'AWS::ApiGatewayV2::Integration': PART_OF_HTTP,
  'AWS::ApiGatewayV2::Route': PART_OF_HTTP,
  'AWS::ApiGatewayV2::Stage': ['logsIngested'],
  'AWS::AppSync::ApiKey': PART_OF_API,
  'AWS::AppSync::DataSource': PART_OF_API,
  'AWS::AppSync::FunctionConfiguration': PART_OF_API,
  'AWS::AppSync::GraphQLApi': ['graphqlRequests'],
  'AWS::AppSync::GraphQLSchema': PART_OF_API,
  'AWS::AppSync::Resolver': PART_OF_API,
  'AWS::CloudFront::CachePolicy': PART_OF_SITE,
  'AWS::CloudFront::Distribution': ['edgeRequests', 'edgeTransfer'],
  'AWS::CloudFront::Function': ['edgeFunctions'],
  'AWS::CloudFront::OriginAccessControl': PART_OF_SITE,
  'AWS::CloudFront::ResponseHeadersPolicy': PART_OF_SITE,
  'AWS::Budgets::Budget': free('Budgets without actions are free'),
  'AWS::CloudWatch::Alarm': ['alarms'],
  'AWS::CloudWatch::Dashboard': ['dashboards'],
  'AWS::Cognito::UserPool': ['members', 'mails'],
  'AWS::Cognito::UserPoolClient': free('Cognito bills monthly active users'),
  'AWS::Cognito::UserPoolGroup': free('Cognito bills monthly active users'),
  'AWS::DynamoDB::GlobalTable': ['writeUnits', 'readUnits', 'rowStorage', 'pointInTimeRecovery'],
  'AWS::IAM::Policy': PERMISSION,
  'AWS::IAM::Role': PERMISSION,
  'AWS::KMS::Key': ['keys'],
  'AWS::Lambda::EventSourceMapping': ['queueRequests', 'fifoRequests'],
  'AWS::Lambda::Function': ['invocations', 'gbSeconds', 'traces'],
  'AWS::Lambda::LayerVersion': free('Code storage is free up to 75 GB'),
  'AWS::Lambda::Permission': PERMISSION,
  'AWS::Logs::LogGroup': ['logsIngested', 'logsStored'],
  'AWS::S3::Bucket': ['objectStorage', 'objectWrites', 'objectReads'],
  'AWS::S3::BucketPolicy': PERMISSION,
  'AWS::SES::ConfigurationSet': ['customMetrics'],
  'AWS::SES::ConfigurationSetEventDestination': ['topicRequests'],
  'AWS::SES::EmailIdentity': ['mails'],
  'AWS::SMSVOICE::ConfigurationSet': ['texts', 'carrierFees', 'topicRequests'],
  'AWS::SNS::Subscription': free('Deliveries to SQS are free, and alarms send few e-mails'),
  'AWS::SNS::Topic': ['topicRequests'],
  'AWS::SNS::TopicPolicy': PERMISSION,
  'AWS::SQS::Queue': ['queueRequests', 'fifoRequests'],
  'AWS::SQS::QueuePolicy': PERMISSION,
  'AWS::Scheduler::Schedule': ['scheduledRuns'],
  'AWS::SecretsManager::Secret': ['secrets', 'secretReads'],
  'AWS::WAFv2::WebACL': ['webAcls', 'webRules', 'firewallRequests'],
  'AWS::WAFv2::WebACLAssociation': free('WAF bills web ACLs, rules and requests'),
  'Custom::CDKBucketDeployment': ['invocations', 'objectWrites'],
};
