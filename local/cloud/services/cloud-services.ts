import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type AccountSettings, grantedAccount } from '../account/account-settings.ts';
import { type CallLog, createCallLog } from '../gateway/calls.ts';
import { createFaults, type Faults } from '../gateway/faults.ts';
import { startGateway } from '../gateway/gateway.ts';
import { createPrincipals, type Principals } from '../gateway/principal.ts';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.ts';
import type {
  AppSyncAdmin,
  CloudFormationAdmin,
  DynamoDbAdmin,
  MappingsAdmin,
  MappingView,
  S3Admin,
  SecretsAdmin,
  SesAdmin,
  SmsVoiceAdmin,
  SnsAdmin,
  SqsAdmin,
} from './admin.ts';
import { appSyncPermissions, createAppSync } from './appsync.ts';
import { createBrowserCors } from './browser-cors.ts';
import { cloudFormationPermissions, createCloudFormation } from './cloudformation.ts';
import { createCloudFrontService } from './cloudfront.ts';
import { type CognitoHandler, cognitoPermissions, createCognitoService } from './cognito.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import type { TableWrites } from './dynamodb/table-writes.ts';
import { startFauxqs } from './fauxqs.ts';
import { createLambdaService, lambdaPermissions } from './lambda.ts';
import { createS3Admin } from './s3/admin.ts';
import type { ObjectEvent } from './s3/object-events.ts';
import { s3Permissions } from './s3/permissions.ts';
import { createS3Service } from './s3/s3.ts';
import { createSecretsAdmin, createSecretsPermissions, createSecretsService } from './secrets/secrets.ts';
import { openSecretStore } from './secrets/store.ts';
import { createSendQuota } from './ses/quota.ts';
import { createSesRegistry } from './ses/registry.ts';
import { createMailSender, type SendMail } from './ses/send-mail.ts';
import { createSesPermissions, createSesService } from './ses/ses.ts';
import { createSuppressionList } from './ses/suppression.ts';
import { createSmsVoiceRegistry } from './sms-voice/registry.ts';
import { createSmsVoiceService, smsVoicePermissions } from './sms-voice/sms-voice.ts';
import { createSnsAdmin } from './sns/admin.ts';
import { createEmailSubscriptions } from './sns/email-subscriptions.ts';
import { createSnsService, snsPermissions } from './sns/sns.ts';
import { createSqsAdmin } from './sqs/admin.ts';
import { type QueueDepth, readOldestMessageTime, readQueueDepths } from './sqs/queue-depth.ts';
import { createSqsService, sqsPermissions } from './sqs/sqs.ts';
import { ssmService } from './ssm.ts';
import { stsPermissions, stsService } from './sts.ts';

export interface CloudServicesOptions {
  /** The gateway's port; 0 takes a free one. */
  port: number;
  /** Holds everything that survives a restart. Created if missing. */
  dataFolder: string;
  invoke: Invoke;
  cognito: CognitoHandler;
  /** Handles a request that is not an AWS call. Returns false to refuse it. */
  onPlainHttp?: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** The account's quotas and verifications, which may change at any time; unlimited by default. */
  account?: AccountSettings;
  /** Decides which calls a fault hits; for tests. */
  random?: () => number;
}

/** The running services. */
export interface CloudServices {
  /** For AWS_ENDPOINT_URL. */
  gatewayUrl: string;
  /** For the emulator's own pollers, which bypass the gateway's authorization, call log and faults. */
  upstreamUrls: { dynamoDbUrl: string; fauxqsUrl: string };
  principals: Principals;
  faults: Faults;
  calls: CallLog;
  outbox: Outbox;
  dynamoDb: DynamoDbAdmin;
  tableWrites: TableWrites;
  sqs: SqsAdmin;
  s3: S3Admin;
  sns: SnsAdmin;
  ses: SesAdmin;
  /** Sends mail on behalf of an AWS service, bypassing the gateway. */
  sendMail: SendMail;
  account: AccountSettings;
  smsVoice: SmsVoiceAdmin;
  secrets: SecretsAdmin;
  appsync: AppSyncAdmin;
  /** Resource policies that the gateway evaluates, by the ARN of their queue, bucket or topic. */
  setResourcePolicies(policies: ReadonlyMap<string, readonly ResourceStatement[]>): void;
  cloudFormation: CloudFormationAdmin;
  mappings: MappingsAdmin;
  /** Sets the one callback for objects that are created or removed through the gateway. */
  onObject(callback: (event: ObjectEvent) => void): void;
  queueDepths(): Promise<QueueDepth[]>;
  /** When the oldest message of a queue that its age counts was sent, in epoch milliseconds; null without one. */
  oldestMessageTime(queueName: string): Promise<number | null>;
  /** Stops the gateway, then the services. The data folder can be opened again afterwards. */
  close(): Promise<void>;
}

/** Starts the services and the gateway. Throws a sentence when Java is missing or the port is taken. */
export async function startCloudServices(options: CloudServicesOptions): Promise<CloudServices> {
  const { dataFolder, account = grantedAccount() } = options;
  const outbox = openOutbox(join(dataFolder, 'outbox'));
  const secrets = openSecretStore(join(dataFolder, 'secrets'));
  const smsVoiceRegistry = createSmsVoiceRegistry();
  const appsync = createAppSync();
  const cloudFormation = createCloudFormation();
  const mappings = new Map<string, MappingView>();
  const lambdaAccount = {
    concurrentExecutions: () => account.lambda.concurrentExecutions,
    mappings: () => [...mappings.values()],
  };
  const fauxqs = await startFauxqs(join(dataFolder, 'fauxqs'));
  const dynamoDb = await startDynamoDb(join(dataFolder, 'dynamodb')).catch(undoAndRethrow(fauxqs.stop));
  const s3 = createS3Admin(fauxqs);
  const emails = createEmailSubscriptions(outbox);
  const sns = createSnsAdmin(fauxqs, emails);
  const registry = createSesRegistry(account, sns.publish);
  const ses = {
    account,
    registry,
    quota: createSendQuota(account),
    suppression: createSuppressionList(),
    outbox,
    publish: sns.publish,
  };
  const principals = createPrincipals();
  const faults = createFaults(options.random);
  const calls = createCallLog();
  let policies: ReadonlyMap<string, readonly ResourceStatement[]> = new Map();
  const policyOf = (resource: string) => policies.get(resource) ?? policies.get(bucketOf(resource)) ?? [];
  let notifyObject: (event: ObjectEvent) => void = () => {};
  const stopAll = async () => {
    await Promise.all([fauxqs.stop(), dynamoDb.stop()]);
  };
  const gateway = await startGateway({
    port: options.port,
    principals,
    policyOf,
    faults,
    calls,
    onPlainHttp: options.onPlainHttp,
    services: new Map<string, Service>([
      ['dynamodb', dynamoDb.service],
      ['sqs', createSqsService(fauxqs)],
      ['sns', createSnsService(sns)],
      ['s3', createS3Service(fauxqs, (event) => notifyObject(event))],
      ['ses', createSesService(ses)],
      [
        'sms-voice',
        createSmsVoiceService({
          registry: smsVoiceRegistry,
          account: account.texts,
          outbox,
          publish: sns.publish,
        }),
      ],
      ['secretsmanager', createSecretsService(secrets)],
      ['lambda', createLambdaService(options.invoke, lambdaAccount)],
      ['sts', stsService],
      ['appsync', appsync.service],
      ['cloudformation', cloudFormation.service],
      [
        'cloudfront',
        createCloudFrontService(() => cloudFormation.admin.physicalIdsOf('AWS::CloudFront::Distribution')),
      ],
      ['ssm', ssmService],
      ['cognito-idp', createCognitoService(options.cognito)],
    ]),
    permissions: new Map<string, PermissionsOf>([
      ['dynamodb', dynamoDb.permissions],
      ['sqs', sqsPermissions],
      ['sns', snsPermissions],
      ['s3', s3Permissions],
      ['ses', createSesPermissions(ses)],
      ['sms-voice', smsVoicePermissions],
      ['secretsmanager', createSecretsPermissions(secrets)],
      ['lambda', lambdaPermissions],
      ['sts', stsPermissions],
      ['appsync', appSyncPermissions],
      ['cloudformation', cloudFormationPermissions],
      ['cognito-idp', cognitoPermissions],
    ]),
    cors: createBrowserCors(s3.rulesOf),
  }).catch(undoAndRethrow(stopAll));
  return {
    gatewayUrl: gateway.url,
    principals,
    faults,
    calls,
    outbox,
    upstreamUrls: { dynamoDbUrl: dynamoDb.url, fauxqsUrl: fauxqs.url },
    dynamoDb: dynamoDb.admin,
    tableWrites: dynamoDb.writes,
    sqs: createSqsAdmin(fauxqs, gateway.url),
    s3: s3.admin,
    sns,
    ses: registry.admin,
    sendMail: createMailSender(ses),
    account,
    smsVoice: smsVoiceRegistry.admin,
    secrets: createSecretsAdmin(secrets),
    appsync: appsync.admin,
    setResourcePolicies: (statementsByArn) => {
      policies = statementsByArn;
    },
    cloudFormation: cloudFormation.admin,
    mappings: { register: (mapping) => void mappings.set(mapping.UUID, mapping) },
    onObject: (callback) => {
      notifyObject = callback;
    },
    queueDepths: () => readQueueDepths(fauxqs),
    oldestMessageTime: (queueName) => readOldestMessageTime(fauxqs, queueName),
    async close() {
      await gateway.close();
      await stopAll();
    },
  };
}

/** The ARN of an object's bucket; any other ARN unchanged. */
const bucketOf = (arn: string) => arn.replace(/^(arn:aws:s3:::[^/]+)\/.*$/s, '$1');

function undoAndRethrow(undo: () => Promise<void>): (error: unknown) => Promise<never> {
  return async (error) => {
    await undo();
    throw error;
  };
}
