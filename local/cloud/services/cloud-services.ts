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
import { appSyncControl, appSyncPermissions } from './appsync.ts';
import { browserCors } from './browser-cors.ts';
import { cloudFormationControl, cloudFormationPermissions } from './cloudformation.ts';
import { cloudFrontService } from './cloudfront.ts';
import { cloudWatchPermissions, cloudWatchService } from './cloudwatch.ts';
import { type CognitoHandler, cognitoPermissions, cognitoService } from './cognito.ts';
import { startDynamoDb } from './dynamodb/dynamodb.ts';
import type { TableWrites } from './dynamodb/table-writes.ts';
import { startFauxqs } from './fauxqs.ts';
import { lambdaPermissions, lambdaService } from './lambda.ts';
import { s3Admin } from './s3/admin.ts';
import type { ObjectEvent } from './s3/object-events.ts';
import { s3Permissions } from './s3/permissions.ts';
import { s3Service } from './s3/s3.ts';
import { secretsAdmin, secretsPermissions, secretsService } from './secrets/secrets.ts';
import { openSecretStore } from './secrets/store.ts';
import { sesPermissions } from './ses/permissions.ts';
import { sendQuota } from './ses/quota.ts';
import { createSesRegistry } from './ses/registry.ts';
import { mailSender, type SendMail } from './ses/send-mail.ts';
import { sesService } from './ses/ses.ts';
import { createSmsVoiceRegistry } from './sms-voice/registry.ts';
import { smsVoicePermissions, smsVoiceService } from './sms-voice/sms-voice.ts';
import { snsAdmin } from './sns/admin.ts';
import { openEmailSubscriptions } from './sns/email-subscriptions.ts';
import { snsPermissions } from './sns/permissions.ts';
import { snsService } from './sns/sns.ts';
import { sqsAdmin } from './sqs/admin.ts';
import { sqsPermissions } from './sqs/permissions.ts';
import { oldestMessage, type QueueDepth, queueDepths } from './sqs/queue-depth.ts';
import { sqsService } from './sqs/sqs.ts';
import { ssmService } from './ssm.ts';
import { stsPermissions, stsService } from './sts.ts';

/** What the services are started with. */
export interface CloudServicesOptions {
  /** The gateway's port; 0 takes a free one. */
  port: number;
  /** Everything that survives a restart lies in here; made when it is missing. */
  dataFolder: string;
  invoke: Invoke;
  cognito: CognitoHandler;
  /** Services of others, by the name of their credential scope ('scheduler', 'states'). */
  otherServices?: ReadonlyMap<string, Service>;
  /** Gets requests that are no AWS calls before they are refused; true means it took the request. */
  onPlainHttp?: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** What AWS permits the account, changed at any time; everything asked for is granted unless given. */
  account?: AccountSettings;
  /** The faults' dice, for tests. */
  random?: () => number;
}

/** The services of one run, and what the rest of the local cloud does with them. */
export interface CloudServices {
  /** For AWS_ENDPOINT_URL. */
  gatewayUrl: string;
  /** Where the cloud's own pollers read, past the gateway: no call is logged, refused or harmed there. */
  direct: { dynamoDbUrl: string; fauxqsUrl: string };
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
  /** Sends a mail as a service of AWS does, with no call through the gateway. */
  sendMail: SendMail;
  account: AccountSettings;
  smsVoice: SmsVoiceAdmin;
  secrets: SecretsAdmin;
  appsync: AppSyncAdmin;
  /** Has the gateway evaluate these policies, by the ARN of the queue, bucket or topic they hang on. */
  guard(policies: ReadonlyMap<string, readonly ResourceStatement[]>): void;
  cloudFormation: CloudFormationAdmin;
  mappings: MappingsAdmin;
  /** Calls back for each object that is created or removed through the gateway. */
  onObject(callback: (event: ObjectEvent) => void): void;
  depth(): Promise<QueueDepth[]>;
  /** When the oldest message of a queue was sent, in milliseconds since 1970; null when it is empty. */
  oldestMessage(queueName: string): Promise<number | null>;
  /** Stops the gateway, then what is behind it; the data folder may be opened again afterwards. */
  close(): Promise<void>;
}

/** Starts every service and the gateway before them. Throws one sentence when Java is missing, or the port is taken. */
export async function startCloudServices(options: CloudServicesOptions): Promise<CloudServices> {
  const { dataFolder, account = grantedAccount() } = options;
  const outbox = openOutbox(join(dataFolder, 'outbox'));
  const secrets = openSecretStore(join(dataFolder, 'secrets'));
  const textRegistry = createSmsVoiceRegistry();
  const appsync = appSyncControl();
  const cloudFormation = cloudFormationControl();
  const mappings: MappingView[] = [];
  const reads = {
    concurrentExecutions: () => account.lambda.concurrentExecutions,
    mappings: () => mappings,
  };
  const fauxqs = await startFauxqs(join(dataFolder, 'fauxqs'));
  const dynamoDb = await startDynamoDb(join(dataFolder, 'dynamodb')).catch(after(fauxqs.stop));
  const s3 = s3Admin(fauxqs);
  const emails = openEmailSubscriptions(outbox);
  const sns = snsAdmin(fauxqs, emails);
  const registry = createSesRegistry(account, sns.publish);
  const ses = { account, registry, quota: sendQuota(account), outbox, publish: sns.publish };
  const principals = createPrincipals();
  const faults = createFaults(options.random);
  const calls = createCallLog();
  let policies: ReadonlyMap<string, readonly ResourceStatement[]> = new Map();
  const policyOf = (resource: string) => policies.get(resource) ?? policies.get(bucketOf(resource)) ?? [];
  const onObject: ((event: ObjectEvent) => void)[] = [];
  const tellOf = (event: ObjectEvent) => {
    for (const callback of onObject) callback(event);
  };
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
      ['sqs', sqsService(fauxqs)],
      ['s3', s3Service(fauxqs, tellOf)],
      ['sns', snsService(fauxqs, outbox, account.texts, emails)],
      ['ses', sesService(ses)],
      [
        'sms-voice',
        smsVoiceService({ registry: textRegistry, account: account.texts, outbox, publish: sns.publish }),
      ],
      ['secretsmanager', secretsService(secrets)],
      ['lambda', lambdaService(options.invoke, reads)],
      ['sts', stsService],
      ['monitoring', cloudWatchService],
      ['appsync', appsync.service],
      ['cloudformation', cloudFormation.service],
      ['cloudfront', cloudFrontService(() => cloudFormation.admin.countOf('AWS::CloudFront::Distribution'))],
      ['ssm', ssmService],
      ['cognito-idp', cognitoService(options.cognito)],
      ...(options.otherServices ?? []),
    ]),
    permissions: new Map<string, PermissionsOf>([
      ['dynamodb', dynamoDb.permissions],
      ['sqs', sqsPermissions],
      ['s3', s3Permissions],
      ['sns', snsPermissions],
      ['ses', sesPermissions(registry)],
      ['sms-voice', smsVoicePermissions],
      ['secretsmanager', secretsPermissions(secrets)],
      ['lambda', lambdaPermissions],
      ['sts', stsPermissions],
      ['monitoring', cloudWatchPermissions],
      ['appsync', appSyncPermissions],
      ['cloudformation', cloudFormationPermissions],
      ['cognito-idp', cognitoPermissions],
    ]),
    cors: browserCors(s3.rulesOf),
  }).catch(after(stopAll));
  return {
    gatewayUrl: gateway.url,
    principals,
    faults,
    calls,
    outbox,
    direct: { dynamoDbUrl: dynamoDb.url, fauxqsUrl: fauxqs.url },
    dynamoDb: dynamoDb.admin,
    tableWrites: dynamoDb.writes,
    sqs: sqsAdmin(fauxqs, gateway.url),
    s3: s3.admin,
    sns,
    ses: registry.admin,
    sendMail: mailSender(ses),
    account,
    smsVoice: textRegistry.admin,
    secrets: secretsAdmin(secrets),
    appsync: appsync.admin,
    guard: (given) => {
      policies = given;
    },
    cloudFormation: cloudFormation.admin,
    mappings: { register: (mapping) => void mappings.push(mapping) },
    onObject: (callback) => void onObject.push(callback),
    depth: () => queueDepths(fauxqs),
    oldestMessage: (queueName) => oldestMessage(fauxqs, queueName),
    async close() {
      await gateway.close();
      await stopAll();
    },
  };
}

/** The bucket of an object, by their ARNs; any other ARN as it is. */
const bucketOf = (arn: string) => arn.replace(/^(arn:aws:s3:::[^/]+)\/.*$/s, '$1');

/** Undoes what was started before an error goes on its way. */
function after(undo: () => Promise<void>): (error: unknown) => Promise<never> {
  return async (error) => {
    await undo();
    throw error;
  };
}
