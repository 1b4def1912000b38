/**
 * What provisioning may do to the services directly. Every function takes the CloudFormation properties of its
 * resource type with intrinsics resolved and the physical name filled in, ignores properties that change nothing
 * on one machine, throws a sentence for one it cannot honour, and may be repeated over the same data folder.
 */

/** AWS::DynamoDB::Table and AWS::DynamoDB::GlobalTable. */
export interface DynamoDbAdmin {
  /** Creates the table with its indexes, stream and TTL, or adds the indexes, stream and TTL it lacks. */
  createTable(
    properties: unknown,
  ): Promise<{ tableName: string; tableArn: string; streamArn: string | null }>;
}

/** AWS::SQS::Queue. */
export interface SqsAdmin {
  createQueue(properties: unknown): Promise<{ queueName: string; queueUrl: string; queueArn: string }>;
  sendMessage(queueName: string, body: string): void;
}

/** An object with what a web server wants to know of it. */
export interface StoredObject {
  body: Buffer;
  contentType: string;
  etag: string;
  /** As HTTP writes dates. */
  lastModified: string;
  /** Other headers kept with the object: cache-control, content-disposition, content-encoding, x-amz-meta-*. */
  headers: Record<string, string>;
}

/** AWS::S3::Bucket, and what bucket deployment and the edge need of its objects. */
export interface S3Admin {
  createBucket(properties: unknown): Promise<{ bucketName: string; bucketArn: string }>;
  /** Has pages' origins that buckets' rules name be read as `address` writes them. */
  originsAre(address: (origin: string) => string): void;
  /** `headers`: content-type, cache-control, content-disposition, content-encoding, x-amz-meta-*. */
  putObject(
    bucket: string,
    key: string,
    body: Buffer | string,
    headers?: Record<string, string>,
  ): Promise<void>;
  /** Null when there is no such object. */
  getObject(bucket: string, key: string): Promise<StoredObject | null>;
  listKeys(bucket: string, prefix?: string): Promise<string[]>;
  deleteObject(bucket: string, key: string): Promise<void>;
}

/** AWS::SNS::Topic and AWS::SNS::Subscription (protocols sqs and email). */
export interface SnsAdmin {
  createTopic(properties: unknown): Promise<{ topicName: string; topicArn: string }>;
  subscribe(properties: unknown): Promise<void>;
  publish(topicArn: string, message: string, subject?: string): void;
}

/** AWS::SES::EmailIdentity, AWS::SES::ConfigurationSet and AWS::SES::ConfigurationSetEventDestination. */
export interface SesAdmin {
  /** Throws what CloudFormation reports when another owner, a stack by its name, has created the identity. */
  registerIdentity(properties: unknown, owner: string): { identityArn: string };
  /** Whether an identity of exactly this name exists and is verified. */
  isVerified(identity: string): boolean;
  registerConfigurationSet(properties: unknown): { name: string };
  registerEventDestination(properties: unknown): void;
  /** Publishes to each topic of a new event destination that SES has validated it. */
  announceTopics(): void;
}

/** AWS::SMSVOICE::ConfigurationSet. */
export interface SmsVoiceAdmin {
  registerConfigurationSet(properties: unknown): { name: string; arn: string };
}

/** AWS::SecretsManager::Secret. */
export interface SecretsAdmin {
  /** A generated secret is generated once and kept. */
  createSecret(properties: unknown): { name: string; arn: string };
  removeSecret(arn: string): void;
  /** The current value by name or ARN; null when there is no such secret. */
  read(nameOrArn: string): string | null;
}

/** AWS::AppSync::ApiKey. */
export interface AppSyncAdmin {
  /**
   * Takes the resource's properties and the key's id. As CloudFormation does, it changes the expiry of a key that exists
   * only when the property has changed.
   */
  registerApiKey(apiKeyId: string, properties: unknown): { apiKeyId: string; arn: string };
  /** Whether this is a key of the API that has not expired. */
  acceptsApiKey(apiId: string, key: string): boolean;
}

/** What a stack has, as an operator may ask for it. */
export interface StackView {
  readonly createdAt: Date;
  readonly outputs: Readonly<Record<string, string>>;
  readonly resources: readonly { logicalId: string; type: string; physicalId: string }[];
}

/** Stacks that are provisioned. */
export interface CloudFormationAdmin {
  register(stackName: string, stack: StackView): void;
  /** Has addresses in outputs be shown as `address` writes them. */
  addressesAre(address: (url: string) => string): void;
  /** How many resources of a type the account has. */
  countOf(type: string): number;
}

/** An event source mapping, as Lambda lists it. */
export interface MappingView {
  readonly UUID: string;
  readonly EventSourceArn: string;
  readonly FunctionArn: string;
  readonly DestinationConfig?:
    | { readonly OnFailure?: { readonly Destination: string } | undefined }
    | undefined;
}

/** Event source mappings that are provisioned. */
export interface MappingsAdmin {
  register(mapping: MappingView): void;
}
