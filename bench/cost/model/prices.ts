/** A price for the amounts up to a limit per month. The last tier of a price has no limit. */
interface Tier {
  readonly upTo: number;
  readonly dollars: number;
}

/** A list price in us-east-1. `free` units a month cost nothing, and count toward the first tier. */
export interface Price {
  readonly service: string;
  /** The unit that `dollars` is for, as the pricing page bills it. */
  readonly unit: string;
  readonly tiers: readonly Tier[];
  readonly free: number;
  readonly source: string;
}

const MILLION = 1e6;
const BILLION = 1e9;

/** The pages on aws.amazon.com, read in November 2026. */
const page = (path: string) => `aws.amazon.com/${path}/pricing`;

const price =
  (service: string, source: string) =>
  (
    unit: string,
    dollars: number | readonly (readonly [upTo: number, dollars: number])[],
    free = 0,
  ): Price => ({
    service,
    unit,
    source,
    free,
    tiers:
      typeof dollars === 'number'
        ? [{ upTo: Number.POSITIVE_INFINITY, dollars }]
        : dollars.map(([upTo, each]) => ({ upTo, dollars: each })),
  });

const dynamo = price('DynamoDB', page('dynamodb/on-demand'));
const lambda = price('Lambda', page('lambda'));
const sqs = price('SQS', page('sqs'));
const sns = price('SNS', page('sns'));
const ses = price('SES', page('ses'));
const sms = price('Texts', page('end-user-messaging'));
const appSync = price('AppSync', page('appsync'));
const cognito = price('Cognito', page('cognito'));
const cloudFront = price('CloudFront', `${page('cloudfront')}, pay as you go`);
const waf = price('WAF', page('waf'));
const s3 = price('S3', page('s3'));
const gateway = price('API Gateway', `${page('api-gateway')}, HTTP APIs`);
const scheduler = price('EventBridge Scheduler', page('eventbridge'));
const cloudWatch = price('CloudWatch', page('cloudwatch'));
const xRay = price('X-Ray', page('xray'));
const kms = price('KMS', page('kms'));
const secrets = price('Secrets Manager', page('secrets-manager'));
const transfer = price('Data transfer', `${page('ec2/on-demand')}, data transfer`);
const openAi = price('OpenAI', 'openai.com/api/pricing');
const stripe = price('Stripe', 'stripe.com/pricing');

const LAST = Number.POSITIVE_INFINITY;

/** Every list price that the cost model and the load test use. Free tiers that end after a year are left out. */
export const PRICES = {
  writeUnits: dynamo('WRU', 0.625 / MILLION),
  readUnits: dynamo('RRU', 0.125 / MILLION),
  rowStorage: dynamo('GB-month', 0.25, 25),
  infrequentWriteUnits: dynamo('WRU, Standard-IA', 0.78 / MILLION),
  infrequentReadUnits: dynamo('RRU, Standard-IA', 0.155 / MILLION),
  infrequentStorage: dynamo('GB-month, Standard-IA', 0.1),
  pointInTimeRecovery: dynamo('GB-month of point-in-time recovery', 0.2),

  gbSeconds: lambda('GB-second, arm64', [
    [7.5 * BILLION, 0.0000133334],
    [18.75 * BILLION, 0.0000120001],
    [LAST, 0.0000106667],
  ]),
  invocations: lambda('request', 0.2 / MILLION),

  queueRequests: sqs('request, standard', [
    [100 * BILLION, 0.4 / MILLION],
    [200 * BILLION, 0.3 / MILLION],
    [LAST, 0.24 / MILLION],
  ]),
  fifoRequests: sqs('request, FIFO', [
    [100 * BILLION, 0.5 / MILLION],
    [200 * BILLION, 0.4 / MILLION],
    [LAST, 0.35 / MILLION],
  ]),
  topicRequests: sns('publish; deliveries to SQS are free', 0.5 / MILLION),
  mails: ses('e-mail', 0.1 / 1000),
  texts: sms('text part to a U.S. number', 0.00581),
  carrierFees: sms("text part, the carrier's fee", 0.003),

  graphqlRequests: appSync('query; no cache, no subscriptions', 4 / MILLION),
  members: cognito(
    'monthly active user, Lite',
    [
      [100_000, 0.0055],
      [1 * MILLION, 0.0046],
      [10 * MILLION, 0.00325],
      [LAST, 0.0025],
    ],
    10_000,
  ),
  edgeRequests: cloudFront('HTTPS request', 1 / MILLION, 10 * MILLION),
  edgeFunctions: cloudFront('function call', 0.1 / MILLION, 2 * MILLION),
  edgeTransfer: cloudFront(
    'GB to the internet',
    [
      [10_240, 0.085],
      [51_200, 0.08],
      [153_600, 0.06],
      [512_000, 0.04],
      [1_048_576, 0.03],
      [5_242_880, 0.025],
      [LAST, 0.02],
    ],
    1_024,
  ),
  webAcls: waf('web ACL', 5),
  webRules: waf('rule', 1),
  firewallRequests: waf('request', 0.6 / MILLION),
  objectStorage: s3('GB-month, Standard', [
    [51_200, 0.023],
    [512_000, 0.022],
    [LAST, 0.021],
  ]),
  objectWrites: s3('PUT or LIST', 5 / MILLION),
  objectReads: s3('GET', 0.4 / MILLION),
  httpRequests: gateway('request', [
    [300 * MILLION, 1 / MILLION],
    [LAST, 0.9 / MILLION],
  ]),
  scheduledRuns: scheduler('invocation', 1 / MILLION, 14 * MILLION),

  alarms: cloudWatch('alarm, standard resolution', 0.1, 10),
  dashboards: cloudWatch('dashboard', 3, 3),
  customMetrics: cloudWatch(
    'metric',
    [
      [10_000, 0.3],
      [LAST, 0.1],
    ],
    10,
  ),
  logsIngested: cloudWatch(
    'GB of Lambda logs',
    [
      [10_240, 0.5],
      [30_720, 0.25],
      [51_200, 0.1],
      [LAST, 0.05],
    ],
    5,
  ),
  logsStored: cloudWatch('GB-month of logs, compressed', 0.03, 5),
  traces: xRay('trace', 5 / MILLION, 100_000),
  // Publishers reuse a data key for five minutes, so their requests stay below KMS's 20,000 free ones.
  keys: kms('key', 1),
  secrets: secrets('secret', 0.4),
  secretReads: secrets('API call', 0.05 / 10_000),
  transferOut: transfer(
    'GB from Lambda to the internet',
    [
      [10_240, 0.09],
      [51_200, 0.085],
      [153_600, 0.07],
      [LAST, 0.05],
    ],
    100,
  ),

  smallModelInput: openAi('token to gpt-4.1-mini', 0.4 / MILLION),
  smallModelOutput: openAi('token from gpt-4.1-mini', 1.6 / MILLION),
  largeModelInput: openAi('token to gpt-4.1', 2 / MILLION),
  largeModelOutput: openAi('token from gpt-4.1', 8 / MILLION),
  cardPayments: stripe('payment', 0.3),
  cardVolume: stripe('dollar paid', 0.029),
  subscriptionVolume: price('Stripe', 'stripe.com/billing/pricing')('dollar of subscriptions', 0.007),
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof PRICES;

/** Returns the price of a month's amount in dollars, after free units and tier by tier. */
export function monthlyDollars({ tiers, free }: Price, amount: number): number {
  let dollars = 0;
  let from = free;
  for (const tier of tiers) {
    dollars += Math.max(0, Math.min(amount, tier.upTo) - from) * tier.dollars;
    from = Math.max(from, tier.upTo);
  }
  return dollars;
}

/** Returns the first price per unit, which amounts above the free ones cost at least at first. */
export const unitDollars = (name: PriceName): number => PRICES[name].tiers[0]?.dollars ?? 0;
