/**
 * The services' interfaces for provisioning. Functions take a resource's CloudFormation properties with intrinsics
 * resolved and the physical name filled in. They ignore properties without effect here, throw a sentence for
 * unsupported ones, and are idempotent over the same data folder.
 */

/** AWS::DynamoDB::Table and AWS::DynamoDB::GlobalTable. */
export interface DynamoDbAdmin {
  /** Creates the table, or adds missing indexes, stream and time to live to an existing one. */
  createTable(
    properties: unknown,
  ): Promise<{ tableName: string; tableArn: string; streamArn: string | null }>;
}

/** AWS::SQS::Queue. */
export interface SqsAdmin {
  createQueue(properties: unknown): Promise<{ queueName: string; queueUrl: string; queueArn: string }>;
  sendMessage(queueName: string, body: string): void;
  /** Ends the visibility timeouts of a queue's messages. */
  showHidden(queueName: string): Promise<void>;
}

export interface StoredObject {
  body: Buffer;
  contentType: string;
  etag: string;
  /** An HTTP date. */
  lastModified: string;
  /** cache-control, content-disposition, content-encoding and x-amz-meta-*, if set. */
  headers: Record<string, string>;
}

/** AWS::S3::Bucket, and its objects for bucket deployments and the edge. */
export interface S3Admin {
  createBucket(properties: unknown): Promise<{ bucketName: string; bucketArn: string }>;
  /** Applies `rewrite` to the origins in CORS rules. */
  rewriteOrigins(rewrite: (origin: string) => string): void;
  /** `headers`: content-type, cache-control, content-disposition, content-encoding, x-amz-meta-*. */
  putObject(
    bucket: string,
    key: string,
    body: Buffer | string,
    headers?: Record<string, string>,
  ): Promise<void>;
  /** Null when there is no such object. */
  getObject(bucket: string, key: string): Promise<StoredObject | null>;
}

/** AWS::SNS::Topic and AWS::SNS::Subscription (protocols sqs and email). */
export interface SnsAdmin {
  createTopic(properties: unknown): Promise<{ topicName: string; topicArn: string }>;
  subscribe(properties: unknown): Promise<void>;
  hasTopic(topicArn: string): boolean;
  /** Returns the message's id. */
  publish(topicArn: string, message: string, subject?: string): string;
}

/** AWS::SES::EmailIdentity, AWS::SES::ConfigurationSet and AWS::SES::ConfigurationSetEventDestination. */
export interface SesAdmin {
  /** Throws CloudFormation's error when a stack other than `owner` has created the identity. */
  registerIdentity(properties: unknown, owner: string): { identityArn: string };
  /** Whether an identity of this name exists and is verified. */
  isVerified(identity: string): boolean;
  registerConfigurationSet(properties: unknown): { name: string };
  registerEventDestination(properties: unknown): void;
  /** Publishes SES's validation message to the topic of each new event destination. */
  publishTopicValidations(): void;
}

/** AWS::SMSVOICE::ConfigurationSet. */
export interface SmsVoiceAdmin {
  registerConfigurationSet(properties: unknown): { name: string; arn: string };
}

/** AWS::SecretsManager::Secret. */
export interface SecretsAdmin {
  /** Generates a value only once. */
  createSecret(properties: unknown): { name: string; arn: string };
  removeSecret(arn: string): void;
  /** The current value by name or ARN; null when there is no such secret. */
  read(nameOrArn: string): string | null;
}

/** AWS::AppSync::ApiKey. */
export interface AppSyncAdmin {
  /** Changes the expiry of an existing key only if the property has changed, as CloudFormation does. */
  registerApiKey(apiKeyId: string, properties: unknown): { apiKeyId: string; arn: string };
  isValidApiKey(apiId: string, key: string): boolean;
}

export interface StackView {
  readonly createdAt: Date;
  readonly outputs: Readonly<Record<string, string>>;
  readonly resources: readonly { logicalId: string; type: string; physicalId: string }[];
}

export interface CloudFormationAdmin {
  register(stackName: string, stack: StackView): void;
  /** A stack's outputs with AWS's addresses; undefined if it is not deployed. */
  outputsOf(stackName: string): StackView['outputs'] | undefined;
  /** Applies `rewrite` to the values of outputs. */
  rewriteAddresses(rewrite: (url: string) => string): void;
  /** The physical ids of all stacks’ resources of this type. */
  physicalIdsOf(type: string): string[];
}

/** An entry of ListEventSourceMappings. */
export interface MappingView {
  readonly UUID: string;
  readonly EventSourceArn: string;
  readonly FunctionArn: string;
  readonly DestinationConfig?:
    | { readonly OnFailure?: { readonly Destination: string } | undefined }
    | undefined;
}

export interface MappingsAdmin {
  register(mapping: MappingView): void;
}
