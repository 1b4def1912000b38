import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { Http } from './http.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Secrets } from './secrets.ts';
import type { Table } from './table.ts';

const FIELDS = [
  'Query.listUserReceipts',
  'Mutation.createCheckoutSession',
  'Mutation.cancelSubscription',
  'Mutation.resumeSubscription',
  'Mutation.changePlan',
  'Mutation.createPortalSession',
];

export interface BillingProps {
  readonly table: Table;
  readonly secrets: Secrets;
  readonly graphql: Graphql;
  readonly http: Http;
}

/** Subscriptions: checkout and changes, Stripe's webhooks, and the sync of user records with Stripe. */
export class Billing extends Construct {
  /** Customers to sync from Stripe. */
  readonly customers: AppQueue;
  readonly #callers: readonly AppFunction[];

  constructor(scope: Construct, id: string, props: BillingProps) {
    super(scope, id);
    // If Stripe is down, a customer is retried for an hour, and then once a day.
    this.customers = new AppQueue(this, 'Customers', {
      visibility: Duration.seconds(90),
      maxReceiveCount: 40,
    });
    this.#callers = [this.#addApi(props), this.#addSync(props)];
    this.#addWebhook(props);
    this.#addReconcile(props);
  }

  /** Stripe's pages link back to the site. */
  setSiteUrl(siteUrl: string): void {
    for (const caller of this.#callers) caller.addEnvironment('SITE_URL', siteUrl);
  }

  /** Lets a function request a sync, which cancels the subscription of a deleted account. */
  allowEndSubscription(eraser: AppFunction): void {
    this.customers.addSender(eraser, 'CUSTOMERS_QUEUE_URL');
  }

  #addApi({ table, graphql, secrets }: BillingProps): AppFunction {
    const api = new AppFunction(graphql.partOf(this), 'Function', {
      entry: 'functions/billing/billing.handler.ts',
      timeout: Duration.seconds(28),
    });
    this.#allowSync(api, table, secrets);
    table.grant(api, { entities: ['CUSTOMER'], actions: ['put'] });
    const source = new FunctionSource(graphql.partOf(this), 'BillingFunction', {
      api: graphql.api,
      function: api,
    });
    for (const field of FIELDS)
      graphql.addOwnerField(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    return api;
  }

  #addSync({ table, secrets }: BillingProps): AppFunction {
    const sync = new AppFunction(this, 'Look', {
      entry: 'functions/billing/sync-from-stripe.handler.ts',
      timeout: Duration.seconds(60),
    });
    this.#allowSync(sync, table, secrets);
    table.grant(sync, { entities: ['CUSTOMER'], actions: ['get', 'delete'] });
    // Stripe's rate limits are 25 rps for a test account and 100 rps for a live one.
    this.customers.addConsumer(sync, { batchSize: 1, maxConcurrency: 5 });
    return sync;
  }

  /** Lets a function call Stripe and update user records to match. */
  #allowSync(syncer: AppFunction, table: Table, { stripe }: Secrets): void {
    syncer.addEnvironment('STRIPE_KEY_ARN', stripe.secretArn);
    syncer.allowReadSecret(stripe);
    table.grant(
      syncer,
      { entities: ['USER', 'METER'], actions: ['get'] },
      { entities: ['USER', 'STALE', 'NOTICE'], actions: ['put'] },
      { entities: ['STATS'], actions: ['update'] },
    );
  }

  #addWebhook({ http, secrets }: BillingProps): void {
    const webhook = new AppFunction(this, 'Webhook', {
      entry: 'functions/billing/webhook.handler.ts',
      timeout: Duration.seconds(10),
      environment: { STRIPE_WEBHOOK_SECRET_ARN: secrets.stripeWebhook.secretArn },
    });
    webhook.allowReadSecret(secrets.stripeWebhook);
    this.customers.addSender(webhook, 'CUSTOMERS_QUEUE_URL');
    http.addRoute(['POST'], '/webhooks/stripe', webhook);
  }

  #addReconcile({ table }: BillingProps): void {
    const reconcile = new AppFunction(this, 'Reconcile', {
      entry: 'functions/billing/reconcile.handler.ts',
      timeout: Duration.minutes(5),
    });
    table.grant(reconcile, { entities: ['CUSTOMER'], actions: ['query'] });
    this.customers.addSender(reconcile, 'CUSTOMERS_QUEUE_URL');
    const daily = ScheduleExpression.cron({ minute: '20', hour: '5' });
    new AppSchedule(this, 'reconcile-payments', daily, reconcile);
  }
}
