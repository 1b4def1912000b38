import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AlertHealth } from './alert-health.ts';
import type { Http } from './http.ts';
import type { Mail } from './mail.ts';
import { splitMailRate } from './mail-rate.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

export interface AlertsProps {
  readonly table: Table;
  readonly http: Http;
  readonly mail: Mail;
  readonly stage: Stage;
}

/** Sends alerts by e-mail, text and web push, and handles the delivery events that the providers report. */
export class Alerts extends Construct {
  readonly due: AppQueue;
  /** Alerts that were deferred by quiet hours or digests. */
  readonly deferred: AppQueue;
  readonly health: AlertHealth;
  /** The secret from which the key pair for push services is derived. */
  readonly pushSecret: Secret;
  readonly #deliver: AppFunction;

  constructor(scope: Construct, id: string, { table, http, mail, stage }: AlertsProps) {
    super(scope, id);
    const { mailsPerSecond, textFrom } = stage;
    const { immediate, deferred } = splitMailRate(mailsPerSecond);
    const linkSecret = new Secret(this, 'LinkSecret', {
      description: 'Signs the unsubscribe and manage links in e-mails.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(linkSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Rotating the key would break the unsubscribe links in e-mails already sent.',
    });
    this.pushSecret = this.#createPushSecret();
    const textReports = this.#addEventReceiver(table, mail.reports);

    this.due = new AppQueue(this, 'Due', { visibility: Duration.seconds(20), maxReceiveCount: 10 });
    this.deferred = new AppQueue(this, 'Later', { visibility: Duration.seconds(20), maxReceiveCount: 10 });
    this.#deliver = new AppFunction(this, 'Deliver', {
      entry: 'functions/delivery/deliver.handler.ts',
      timeout: Duration.seconds(15),
      memory: 1_024,
      environment: {
        LINK_SECRET_ARN: linkSecret.secretArn,
        PUSH_SECRET_ARN: this.pushSecret.secretArn,
        TEXT_CONFIGURATION_SET: textReports.ref,
        ...(textFrom === undefined ? {} : { TEXT_FROM: textFrom }),
        HAND_OVER_GAP: `${immediate.gap}`,
        HAND_OVER_GAP_LATER: `${deferred.gap}`,
      },
    });
    table.grant(
      this.#deliver,
      { entities: ['USER', 'MESSAGE'], actions: ['get'] },
      { entities: ['JOB', 'ALERT'], actions: ['getMany'] },
      { entities: ['USER', 'METER'], actions: ['getMany'] },
      { entities: ['USER'], actions: ['put'] },
      { entities: ['METER'], actions: ['get', 'update'] },
      { entities: ['MESSAGE'], actions: ['update', 'put'] },
      { entities: ['ALERT'], actions: ['query', 'update', 'put'] },
      { entities: ['WELCOME'], actions: ['get', 'update'] },
      { entities: ['DUE'], actions: ['get', 'put', 'delete'] },
      { entities: ['STALE', 'ATTENTION'], actions: ['put'] },
      { entities: ['STATS'], actions: ['update'] },
    );
    this.#deliver.allowReadSecret(linkSecret);
    this.#deliver.allowReadSecret(this.pushSecret);
    mail.allowSend(this.#deliver);
    this.#deliver.allowSendText(textFrom);
    // Separate workers, so that a burst of morning digests does not delay immediate alerts.
    this.due.addConsumer(this.#deliver, {
      batchSize: immediate.batchSize,
      maxConcurrency: immediate.workers,
    });
    this.deferred.addConsumer(this.#deliver, {
      batchSize: deferred.batchSize,
      maxConcurrency: deferred.workers,
    });
    this.health = new AlertHealth(this, 'Health');
    this.#addDrain(table);
    this.#addLinks(table, http, linkSecret);
  }

  /** The URL depends on the distribution, which is created later. */
  setSiteUrl(siteUrl: string): void {
    this.#deliver.addEnvironment('SITE_URL', siteUrl);
  }

  #createPushSecret(): Secret {
    const secret = new Secret(this, 'PushSecret', {
      description: "The key pair that identifies us to browsers' push services is derived from it.",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Browsers bind a subscription to the key, so rotating it would end all push notifications.',
    });
    return secret;
  }

  #addDrain(table: Table): void {
    const drain = new AppFunction(this, 'Drain', {
      entry: 'functions/delivery/drain-due.handler.ts',
      timeout: Duration.seconds(50),
    });
    table.grant(drain, { entities: ['DUE'], actions: ['query'] });
    this.deferred.addSender(drain, 'LATER_QUEUE_URL');
    this.deferred.allowCount(drain);
    new AppSchedule(this, 'drain-due', ScheduleExpression.rate(Duration.minutes(1)), drain);
  }

  /** Consumes delivery events of e-mails and texts. Returns the configuration set that reports on texts. */
  #addEventReceiver(table: Table, reports: ConfigurationSet): CfnConfigurationSet {
    const topic = new Topic(this, 'Events', { enforceSSL: true });
    reports.addEventDestination('ToTopic', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });
    const queue = new AppQueue(this, 'EventQueue', { visibility: Duration.seconds(40) });
    topic.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    const texts = new Topic(this, 'TextEvents', { enforceSSL: true });
    // See "Amazon SNS access policy" (AWS End User Messaging SMS). Naming the set's ARN would be a circular reference.
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    texts.grantPublish(new ServicePrincipal('sms-voice.amazonaws.com', { conditions }));
    texts.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    const textReports = new CfnConfigurationSet(this, 'TextReports', {
      eventDestinations: [
        {
          eventDestinationName: 'topic',
          enabled: true,
          matchingEventTypes: ['TEXT_ALL'],
          snsDestination: { topicArn: texts.topicArn },
        },
      ],
    });
    // The topic's policy must exist before events are sent.
    textReports.node.addDependency(texts);
    // An operator configures the sending number to publish replies to the same topic.
    new CfnOutput(Stack.of(this), 'TextRepliesTopicArn', { value: texts.topicArn });
    const receive = new AppFunction(this, 'Receive', {
      entry: 'functions/delivery/events/provider-events.handler.ts',
      timeout: Duration.seconds(30),
    });
    table.grant(
      receive,
      { entities: ['MESSAGE'], actions: ['update'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER'], actions: ['get', 'update'] },
      { entities: ['PHONE'], actions: ['query'] },
      { entities: ['STATS'], actions: ['update'] },
    );
    queue.addConsumer(receive, { batchSize: 10, maxConcurrency: 10 });
    return textReports;
  }

  #addLinks(table: Table, http: Http, linkSecret: Secret): void {
    const links = new AppFunction(this, 'Links', {
      entry: 'functions/delivery/links/links.handler.ts',
      timeout: Duration.seconds(10),
      environment: { LINK_SECRET_ARN: linkSecret.secretArn },
    });
    table.grant(
      links,
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER', 'JOB', 'MESSAGE'], actions: ['get'] },
      { entities: ['JOB'], actions: ['getMany'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['ALERT'], actions: ['update'] },
    );
    links.allowReadSecret(linkSecret);
    for (const path of ['/unsubscribe', '/manage-alerts']) http.addRoute(['GET', 'POST'], path, links);
  }
}
