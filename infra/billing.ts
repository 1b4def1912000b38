import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import { providerKey } from './house/provider-key.ts';
import { FunctionSource } from './house/sources.ts';
import type { Http } from './http.ts';
import type { Table } from './table.ts';

/** What a person does about paying. */
const FIELDS = [
  'Query.listUserReceipts',
  'Mutation.createCheckoutSession',
  'Mutation.cancelSubscription',
  'Mutation.resumeSubscription',
  'Mutation.changePlan',
];

/** What payments stand on. */
export interface BillingProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly http: Http;
}

/** Payments: what people ask, what Stripe tells, and records that follow what Stripe says of its customers. */
export class Billing extends Construct {
  /** Customers to look at again. */
  readonly customers: HouseQueue;
  readonly #key: Secret;
  readonly #asking: readonly HouseFunction[];

  constructor(scope: Construct, id: string, props: BillingProps) {
    super(scope, id);
    this.#key = this.#secret('StripeKey', 'The secret key of the Stripe API');
    // When Stripe is down a customer is looked at for an hour, and then once a day.
    this.customers = new HouseQueue(this, 'Customers', { visibility: Duration.seconds(90), tries: 40 });
    this.#asking = [this.#ask(props), this.#look(props)];
    this.#hear(props);
    this.#reconcile(props);
  }

  /** Tells where Stripe's pages lead back to. */
  linkTo(siteUrl: string): void {
    for (const one of this.#asking) one.addEnvironment('SITE_URL', siteUrl);
  }

  /** Lets a function have somebody's payments ended who is leaving. */
  endedBy(eraser: HouseFunction): void {
    this.customers.sentBy(eraser, 'CUSTOMERS_QUEUE_URL');
  }

  #secret(id: string, what: string): Secret {
    const secret = providerKey(this, id, what);
    new CfnOutput(Stack.of(this), `${id}Arn`, { value: secret.secretArn });
    return secret;
  }

  #ask({ table, graphql }: BillingProps): HouseFunction {
    const ask = new HouseFunction(this, 'Function', {
      entry: 'functions/billing/billing.handler.ts',
      timeout: Duration.seconds(28),
    });
    this.#follows(ask, table);
    table.grant(ask, { of: ['CUSTOMER'], may: ['put'] });
    const source = new FunctionSource(this, 'BillingFunction', { api: graphql.api, function: ask });
    for (const field of FIELDS)
      graphql.answerOwner(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    return ask;
  }

  #look({ table }: BillingProps): HouseFunction {
    const look = new HouseFunction(this, 'Look', {
      entry: 'functions/billing/sync-from-stripe.handler.ts',
      timeout: Duration.seconds(60),
    });
    this.#follows(look, table);
    table.grant(look, { of: ['CUSTOMER'], may: ['get', 'delete'] });
    // Stripe takes 25 calls a second of a test account, a hundred of a live one.
    this.customers.consumedBy(look, { batchSize: 1, atOnce: 5 });
    return look;
  }

  /** Lets a function ask Stripe, and let records follow. */
  #follows(follower: HouseFunction, table: Table): void {
    follower.addEnvironment('STRIPE_KEY_ARN', this.#key.secretArn);
    follower.mayRead(this.#key);
    table.grant(follower, { of: ['USER', 'METER'], may: ['get'] }, { of: ['USER', 'STALE'], may: ['put'] });
  }

  #hear({ http }: BillingProps): void {
    const secret = this.#secret(
      'StripeWebhookSecret',
      'The signing secret of the webhook endpoint at Stripe',
    );
    const hear = new HouseFunction(this, 'Webhook', {
      entry: 'functions/billing/webhook.handler.ts',
      timeout: Duration.seconds(10),
      environment: { STRIPE_WEBHOOK_SECRET_ARN: secret.secretArn },
    });
    hear.mayRead(secret);
    this.customers.sentBy(hear, 'CUSTOMERS_QUEUE_URL');
    http.route(['POST'], '/webhooks/stripe', hear);
  }

  #reconcile({ table }: BillingProps): void {
    const reconcile = new HouseFunction(this, 'Reconcile', {
      entry: 'functions/billing/reconcile.handler.ts',
      timeout: Duration.minutes(5),
    });
    table.grant(reconcile, { of: ['CUSTOMER'], may: ['query'] });
    this.customers.sentBy(reconcile, 'CUSTOMERS_QUEUE_URL');
    const daily = ScheduleExpression.cron({ minute: '20', hour: '5' });
    new HouseSchedule(this, 'reconcile-payments', daily, reconcile);
  }
}
