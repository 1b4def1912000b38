import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallLog } from '../gateway/calls.ts';
import type { Faults } from '../gateway/faults.ts';
import type { Service } from '../gateway/gateway.ts';
import type { Principals } from '../gateway/principal.ts';
import type { Invoke } from '../lambda/invoker.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type {
  AppSyncAdmin,
  DynamoDbAdmin,
  S3Admin,
  SecretsAdmin,
  SesAdmin,
  SnsAdmin,
  SqsAdmin,
} from './admin.ts';

/** Answers one Cognito operation; `target` is its bare name, as in 'SignUp'; `admin` says that IAM let the caller in. */
export type CognitoHandler = (
  target: string,
  body: unknown,
  principal: { admin: boolean },
) => Promise<{ status: number; body: unknown }>;

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
  /** The faults' dice, for tests. */
  random?: () => number;
}

/** Messages of one queue. */
export interface QueueDepth {
  name: string;
  arn: string;
  visible: number;
  inFlight: number;
  delayed: number;
}

/** The services of one run, and what the rest of the local cloud does with them. */
export interface CloudServices {
  /** For AWS_ENDPOINT_URL. */
  gatewayUrl: string;
  principals: Principals;
  faults: Faults;
  calls: CallLog;
  outbox: Outbox;
  dynamoDb: DynamoDbAdmin;
  sqs: SqsAdmin;
  s3: S3Admin;
  sns: SnsAdmin;
  ses: SesAdmin;
  secrets: SecretsAdmin;
  appsync: AppSyncAdmin;
  depth(): Promise<QueueDepth[]>;
  /** Stops the gateway, then what is behind it; the data folder may be opened again afterwards. */
  close(): Promise<void>;
}

/** Starts every service and the gateway before them. Throws one sentence when Java is missing, or the port is taken. */
export type StartCloudServices = (options: CloudServicesOptions) => Promise<CloudServices>;
